import {existsSync, readdirSync, statSync} from "node:fs";
import {join} from "node:path";

/** Files in every built site, by which a folder is recognized as ours. */
const MARKS = ["app-shell/index.html", "data/site.json"];

/** File that marks an unfinished site as ours, so that a killed build does not block the next one. */
export const UNFINISHED = ".docs-index-unfinished";

/**
 * Explains why a folder can't be used as output: it is not a folder, or contains files from elsewhere.
 * Returns `null` if it can be used.
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
