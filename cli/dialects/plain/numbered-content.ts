import {join} from "node:path";
import {numberBefore} from "#support/links/file-names.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/** Folders that may contain numbered pages. */
const FOLDERS = ["content", "docs/content", "documentation/docs", "docs", "documentation", "."];

/** Returns the folder whose entries are ordered by numeric prefixes (`1.guide`, `02-api`), or `undefined`. */
export const numberedContent = (folder: string): string | undefined =>
  FOLDERS.find(name => isNumbered(join(folder, name)));

/**
 * Reports whether a folder has at least two numbered subfolders, which are nearly all of them, each with
 * numbered pages or folders.
 */
function isNumbered(folder: string): boolean {
  const folders = entriesOf(folder).filter(entry => entry.isDirectory() && !/^[._]/.test(entry.name));
  const numbered = folders.filter(({name}) => numberBefore(name) !== null);
  return (
    numbered.length >= 2 &&
    numbered.length * 2 > folders.length &&
    numbered.some(({name}) => holdsPages(join(folder, name)))
  );
}

const holdsPages = (folder: string): boolean =>
  entriesOf(folder).some(
    ({name}) => /\.mdx?$/.test(name) || (numberBefore(name) !== null && holdsPages(join(folder, name))),
  );
