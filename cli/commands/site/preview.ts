import {existsSync} from "node:fs";
import {join, resolve} from "node:path";
import {loadProject, type ProjectFlags} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {siteHandler, startServer} from "#site/server/static-server.ts";
import {siteAddress} from "#support/links/site-address.ts";
import type {ExitCode, Io} from "../io.ts";
import {type ServerFlags, serving, untilInterrupted} from "./serving.ts";

/** Flags of `docs-index preview`. */
export interface PreviewFlags extends ProjectFlags, ServerFlags {}

/**
 * Runs `docs-index preview`, which serves the built site like a static host, until interrupted.
 *
 * Throws `site-missing`, `serve-port`.
 */
export async function previewCommand({out, ...flags}: PreviewFlags, io: Io, tool: string): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, tool);
  const folder = out === undefined ? project.dist : resolve(io.cwd, out);
  if (!existsSync(join(folder, "404.html"))) throw fatal("site-missing", `${folder} contains no built site`);
  const over = untilInterrupted(io.signal);
  const {server, url} = await serving(flags, io, port => startServer(siteHandler(folder), port, flags));
  io.stderr.write(`Serving ${folder} at ${url}${siteAddress(project.config).base}\n`);
  await over;
  server.close();
  server.closeAllConnections();
  return 0;
}
