import {statSync} from "node:fs";
import {fatal} from "#cli/report/diagnostic.ts";
import {readFolder} from "./old-folder.ts";
import {readList} from "./old-list.ts";
import type {IdKinds, OldAddress, OldSite} from "./old-site.ts";

/** Reads the old site: a folder of HTML, a sitemap, or a list of URLs. Throws `compare-input`. */
export function readOldSite(path: string, root: string, ids: IdKinds, address: OldAddress): OldSite {
  const entry = statSync(path, {throwIfNoEntry: false});
  if (!entry) throw fatal("compare-input", `there is no ${path}`);
  return entry.isDirectory() ? readFolder(path, root, ids, address) : readList(path, root, ids, address);
}
