import {join} from "node:path";
import {startDevServer} from "../../../site/server/dev-server.ts";
import {loadProject, type ProjectFlags} from "../../config/load.ts";
import {siteAddress} from "../../links/site-address.ts";
import type {ExitCode, Io} from "../io.ts";
import {prebuiltClient} from "./client.ts";
import {packageRoot} from "./package-root.ts";
import {serving, untilInterrupted} from "./serving.ts";

/** Flags of `docs-index dev`. */
export interface DevFlags extends ProjectFlags {
  port?: string;
  allowedHosts?: string[];
}

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
      allowedHosts: flags.allowedHosts,
      base: siteAddress(project.config).base,
      clientOf: prebuiltClient,
      onEnd(text) {
        io.stderr.write(text);
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
