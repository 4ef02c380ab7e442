import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {FileNode} from "#schemas/page-index.ts";
import {printUrl} from "../context.ts";

/** Sort position of generated pages: after all pages with a position. */
const PRINTABLE_SORT = 999;

/** Title of printable pages in the index. */
export const PRINTABLE_TITLE = "Printable";

/** Returns the path of a printable page in the index. No such file exists. */
export const printablePath = (folder: string): string =>
  folder === "" ? "printable.md" : `${folder}/printable.md`;

/** Creates the node of a section's printable page, if it has one. */
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
