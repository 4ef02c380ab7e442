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

/** All sources together get this many times the time of one. */
const TOTAL_FACTOR = 10;

/**
 * A signal for the stop of the user and for a limit on the whole run. When the time is up, what is not there yet counts as not
 * reachable, and the run goes on to its end.
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
 * The ways to take READMEs, with limits of the config and addresses of the environment.
 *
 * @param moved takes where repositories have moved for good, by key of their source
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
    registry: {registry: registryOf(io.env), temporary, timeoutSeconds},
  });
  return shared ? withSharedCache(fetchers, shared) : fetchers;
}

const DEFAULT_REGISTRY = "https://registry.npmjs.org/";

/** npm hands its registry on to what it runs (npm-config(7), "Environment Variables"). */
function registryOf(env: FetchRun["io"]["env"]): string {
  const text = env.npm_config_registry || DEFAULT_REGISTRY;
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw fatal("fetch-options", `npm_config_registry is not a URL: ${JSON.stringify(text)}`);
}

/** The parser that pages are built with; nesting that would take it down is refused. */
export async function markdownParser(): Promise<ParseMarkdown> {
  const engine = await loadEngine("native");
  return text => {
    const line = findExcessiveNesting(text, "md");
    if (line !== null) throw new Fault("invalid", `the nesting in line ${line} of the README is too deep`);
    return parse(text, "md", engine);
  };
}

/** Sponsors and votes belong to the whole project: they are taken when no part of it was asked for. */
export async function takeSnapshots(run: FetchRun, signal: AbortSignal): Promise<SnapshotResult[]> {
  const {flags, project, io, selection} = run;
  if (flags.offline || !selection.complete) return [];
  const {config, content, fetched: folder} = project;
  const today = new Date().toISOString().slice(0, 10);
  const options = {config, content, folder, env: io.env, today, update: flags.update ?? false, signal};
  const results = await Promise.all([sponsorsResult(options), votesResult(options)]);
  return results.filter(result => result !== null);
}
