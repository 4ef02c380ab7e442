import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {FileNode} from "#schemas/page-index.ts";
import {printUrl} from "../context.ts";

/** Place of generated pages among their neighbors: behind every page that people sort. */
const PRINTABLE_SORT = 999;

/** Title of printable pages in the index, as the reference names them. */
export const PRINTABLE_TITLE = "Printable";

/** Path that a printable page would have as a file; it names the page in the index, no such file exists. */
export const printablePath = (folder: string): string =>
  folder === "" ? "printable.md" : `${folder}/printable.md`;

/** The node of a section's printable page, or none. */
export function printableNode(section: ArrangedSection | undefined, folder: string): FileNode | undefined {
  const url = printUrl(section);
  if (url === undefined) return undefined;
  return {
    path: printablePath(folder),
    name: "printable.md",
    size: 0,
    extension: ".md",
    type: "file",
    url,
    anchors: [],
    title: PRINTABLE_TITLE,
    sort: PRINTABLE_SORT,
    generated: true,
  };
}
