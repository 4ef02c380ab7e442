import path from "node:path";
import {nearest} from "#cli/report/nearest.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {present} from "#schemas/rules/present.ts";
import type {BodyState} from "./body-state.ts";

/**
 * Suggests what was probably meant by a missing image: a file that differs only in case, or else the closest
 * name in the same folder. Only files in the content folder are considered, because every page's result
 * depends on their names.
 *
 * @param written - decoded path as in the page
 * @param below - the same path below the content folder
 */
export function imageHint(written: string, below: string, {file, context}: BodyState): string | undefined {
  const {root, content, siteMap} = context;
  const spell = (found: string): string => {
    if (written.startsWith("/")) return `/${found}`;
    const from = path.dirname(path.join(root, file.path));
    const relative = relativePath(from, path.join(content, found));
    return written.startsWith("./") ? `./${relative}` : relative;
  };
  const files = [...siteMap.files.keys()];
  const sameLetters = files.find(found => found.toLowerCase() === below.toLowerCase());
  if (sameLetters !== undefined) return `Write \`${spell(sameLetters)}\`: the file differs in case.`;
  const folder = path.posix.dirname(below).toLowerCase();
  const beside = files.filter(found => path.posix.dirname(found).toLowerCase() === folder);
  const byName = new Map(beside.map(found => [path.posix.basename(found), found]));
  const near = nearest(path.posix.basename(below), byName.keys());
  return near === undefined ? undefined : `Did you mean \`${spell(present(byName.get(near)))}\`?`;
}
