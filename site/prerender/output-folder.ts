import {existsSync, readdirSync, statSync} from "node:fs";
import {join} from "node:path";

/** Files that every finished site holds; where they lie, the folder is one of ours. */
const MARKS = ["app-shell/index.html", "data/site.json"];

/** What marks a site as ours until it is finished: a build that was killed must not stand in the way of the next. */
export const UNFINISHED = ".docs-index-unfinished";

/**
 * What is wrong with a folder as the place of a finished site: no folder, or full of files that no site of ours left.
 * Null where nothing is.
 */
export function foreignFolder(folder: string): string | null {
  const stats = statSync(folder, {throwIfNoEntry: false});
  if (stats === undefined) return null;
  if (!stats.isDirectory()) return `${folder} is not a folder`;
  const others = readdirSync(folder).filter(name => !name.startsWith("."));
  if (
    others.length === 0 ||
    existsSync(join(folder, UNFINISHED)) ||
    MARKS.every(mark => existsSync(join(folder, mark)))
  )
    return null;
  return `${folder} contains files that this tool did not create`;
}
