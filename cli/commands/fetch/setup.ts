import {Fault} from "#cli/external/fault.ts";
import {createFetchers, type Fetchers} from "#cli/external/fetchers.ts";
import {writeLauncher} from "#cli/external/git/launcher.ts";
import type {ParseMarkdown} from "#cli/external/readme/document.ts";
import {withSharedCache} from "#cli/external/shared-readmes.ts";
import {type SnapshotResult, sponsorsResult, votesResult} from "#cli/external/snapshots.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {loadEngine, parse} from "#core/parse/engine/engine.ts";
import {findExcessiveNesting} from "#core/parse/limits.ts";
import type {FetchRun} from "./run.ts";

/** Time limit of all sources together, as a multiple of the limit for one. */
const TOTAL_FACTOR = 10;

/**
 * Creates a signal that combines the user's stop with a time limit for the whole run. When the limit expires,
 * pending sources count as unreachable, and the run completes normally.
 */
export function limitedSignal(
  stop: AbortSignal | undefined,
  timeoutSeconds: number,
): {signal: AbortSignal; end: () => void} {
  const controller = new AbortController();
  const seconds = timeoutSeconds * TOTAL_FACTOR;
  const late = new Fault("unreachable", `the fetch took more than ${seconds} s in all`, {
    hint: "Run it again.",
  });
  const timer = setTimeout(() => controller.abort(late), seconds * 1000);
  const stopped = (): void => controller.abort(new Fault("stopped", "stopped"));
  if (stop?.aborted) stopped();
  stop?.addEventListener("abort", stopped, {once: true});
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      stop?.removeEventListener("abort", stopped);
    },
  };
}

/**
 * Creates the fetchers, with limits from the config and URLs from the environment.
 *
 * @param moved receives the new URLs of moved repositories by source key
 */
export async function fetchersFor(
  {project, io, temporary, allowFile, shared}: FetchRun,
  signal: AbortSignal,
  moved: Map<string, string>,
): Promise<Fetchers> {
  const {timeoutSeconds} = project.config.external;
  const fetchers = createFetchers({
    signal,
    onMoved: ({key}, address) => moved.set(key, address),
    git: {temporary, launcher: await writeLauncher(temporary), env: io.env, allowFile, timeoutSeconds},
    registry: {registry: registryOf(io.env), timeoutSeconds},
  });
  return shared ? withSharedCache(fetchers, shared) : fetchers;
}

const DEFAULT_REGISTRY = "https://registry.npmjs.org/";

/**
 * Returns the registry, which npm passes on to the programs it runs (npm-config(7), "Environment Variables").
 */
function registryOf(env: FetchRun["io"]["env"]): string {
  const text = env.npm_config_registry || DEFAULT_REGISTRY;
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw fatal("fetch-options", `npm_config_registry is not a URL: ${JSON.stringify(text)}`);
}

/** Loads the parser used for pages. Nesting that would crash it is rejected. */
export async function markdownParser(): Promise<ParseMarkdown> {
  const engine = await loadEngine("native");
  return text => {
    const line = findExcessiveNesting(text, "md");
    if (line !== null) throw new Fault("invalid", `the nesting in line ${line} of the README is too deep`);
    return parse(text, "md", engine);
  };
}

/**
 * Takes the snapshots of sponsors and votes. They belong to the whole project, so they are skipped if only
 * some sources were requested.
 */
export async function takeSnapshots(run: FetchRun, signal: AbortSignal): Promise<SnapshotResult[]> {
  const {flags, project, io, selection} = run;
  if (flags.offline || !selection.complete) return [];
  const {config, content, fetched: folder} = project;
  const today = new Date().toISOString().slice(0, 10);
  const options = {config, content, folder, env: io.env, today, update: flags.update ?? false, signal};
  const results = await Promise.all([sponsorsResult(options), votesResult(options)]);
  return results.filter(result => result !== null);
}
