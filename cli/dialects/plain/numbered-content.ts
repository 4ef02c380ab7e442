import {join} from "node:path";
import {numberBefore} from "#support/links/number-prefix.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/** Folders in which numbered pages lie. */
const FOLDERS = ["content", "docs/content", "documentation/docs", "docs", "documentation", "."];

/** The folder of a project whose entries are ordered by numbers before their names (`1.guide`, `02-api`); undefined where none is. */
export const numberedContent = (folder: string): string | undefined =>
  FOLDERS.find(name => isNumbered(join(folder, name)));

/** Whether nearly all folders right in it have numbers, at least two, each with pages that begin with a number or a folder of such. */
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
