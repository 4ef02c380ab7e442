import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Host} from "../prerender/hosts/hosts.ts";
import {siteHandler, startServer} from "../server/static-server.ts";
import {buildSite} from "./build-site.ts";
import {sitesFolder} from "./built-site.ts";
import {oneAtATime} from "./one-at-a-time.ts";
import {openSite, type SiteUnderTest} from "./open-site.ts";

/**
 * Builds, serves and opens the site of a project that a test file creates. Closing it removes everything.
 *
 * @param prepare writes the project into a folder
 * @param base path of the site; everything outside counts as an external site, which no page may request
 * @param host host to build for
 */
export async function openOwnSite(
  prepare: (project: string) => void,
  base = "/",
  host?: Host,
): Promise<SiteUnderTest> {
  const root = mkdtempSync(join(tmpdir(), "own-site-"));
  const project = join(root, "project");
  prepare(project);
  const folder = join(root, "dist");
  await oneAtATime(join(sitesFolder, "lock"), () => buildSite({project, out: folder, host}));
  const {server, url} = await startServer(siteHandler(folder), 0);
  const site = await openSite({folder, url: url + base.slice(0, -1)});
  return {
    ...site,
    async close() {
      await site.close();
      server.closeAllConnections();
      server.close();
      rmSync(root, {recursive: true, force: true});
    },
  };
}
