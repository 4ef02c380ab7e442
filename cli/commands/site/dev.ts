import {join} from "node:path";
import {loadProject, type ProjectFlags} from "#cli/config/load.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {startDevServer} from "#site/server/dev-server.ts";
import {siteAddress} from "#support/links/site-address.ts";
import type {ExitCode, Io} from "../io.ts";
import {prebuiltClient} from "./client.ts";
import {packageRoot} from "./package-root.ts";
import {type ServerFlags, serving, untilInterrupted} from "./serving.ts";

/** Flags of `docs-index dev`. */
export interface DevFlags extends ProjectFlags, ServerFlags {}

/**
 * `docs-index dev`: serves the site while its pages are written, until interrupted; every change shows without a full load.
 *
 * Throws `serve-port`, `site-client`.
 */
export async function devCommand(flags: DevFlags, io: Io, tool: string): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, tool);
  let code: ExitCode = 0;
  const over = untilInterrupted(io.signal);
  const dev = await serving(flags, io, port =>
    startDevServer({
      bin: join(packageRoot(), "build/cli/bin.js"),
      flags: [
        ...(project.configFile === null ? [] : ["--config", project.configFile]),
        ...(flags.content === undefined ? [] : ["--content", project.content]),
      ],
      project: io.cwd,
      out: join(project.cache, "dev"),
      port,
      listening: flags,
      base: siteAddress(project.config).base,
      clientOf: prebuiltClient,
      onFindings: whenQuiet(findingsReporter(io)),
      onEnd() {
        io.stderr.write("Nothing is watched anymore.\n");
        code = 2;
        over.end();
      },
    }),
  );
  io.stderr.write(`Watching ${project.content}; open ${dev.url}\n`);
  await over.promise;
  dev.close();
  return code;
}

/** Calls once no further call follows for a while: a file that is being written looks broken for a moment. */
function whenQuiet<T>(call: (value: T) => void): (value: T) => void {
  let timer: NodeJS.Timeout | undefined;
  return value => {
    clearTimeout(timer);
    timer = setTimeout(() => call(value), QUIET_MS).unref();
  };
}

const QUIET_MS = 300;

/** Prints the findings of a round that those of the last one did not hold, and says when some are gone. */
export function findingsReporter(io: Pick<Io, "stderr" | "env">): (findings: readonly Diagnostic[]) => void {
  let last = new Set<string>();
  return findings => {
    const now = new Map(findings.map(finding => [JSON.stringify(finding), finding]));
    const fresh = [...now].flatMap(([key, finding]) => (last.has(key) ? [] : finding));
    const gone = [...last].some(key => !now.has(key));
    last = new Set(now.keys());
    if (fresh.length > 0) io.stderr.write(humanReport(fresh, paintFor(io.stderr, io.env)));
    if (gone && now.size !== fresh.length) io.stderr.write(`${plural(now.size, "finding")} in all.\n`);
    if (gone && now.size === 0) io.stderr.write("No findings left.\n");
  };
}
