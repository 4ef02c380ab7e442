import type {Heading, Root} from "mdast";
import type {Dialect} from "../model/dialect.ts";
import {foldedTitle} from "../model/mdast-text.ts";
import {headingTitle} from "./headings.ts";

/** Page title and its source. */
export interface PageTitle {
  title: string;
  source: "front-matter" | "heading" | "file";
  /** Heading that was removed from the tree. */
  heading?: Heading;
}

/**
 * Determines the title of a page: from front matter, its first level-1 heading, or its file name (the folder's name for
 * `index`). The heading that provides or repeats the title is removed from the tree, since the page layout shows it.
 * Comparisons ignore letter case and surrounding white space.
 *
 * @param rules whether readers see a leading level-1 heading as the title (`shown`), and which other heading may be the
 *   title (`titleIn`), how a file name becomes a title (`nameTitle`), and the texts of HTML titles that are the name of the project (`repeatedTitles`), which are
 *   removed
 */
export function takeTitle(
  tree: Root,
  frontTitle: string | undefined,
  contentPath: string,
  {
    shown = false,
    titleIn,
    nameTitle = name => name,
    repeatedTitles = [],
  }: Partial<Pick<Dialect["headings"], "shown" | "titleIn" | "nameTitle">> & {
    repeatedTitles?: readonly string[] | undefined;
  },
): PageTitle {
  const isRepeated = removeRepeated(tree, repeatedTitles);
  const at = tree.children.findIndex(node => node.type === "heading" && node.depth === 1);
  const heading = headingAt(tree, at);
  const text = heading ? headingTitle(heading) : "";
  if (frontTitle !== undefined) {
    const first = tree.children.find(node => node.type === "heading");
    const title: PageTitle = {title: frontTitle.trim(), source: "front-matter"};
    if (!heading || first !== heading || text === "") return title;
    const isSame = fold(text) === fold(frontTitle);
    if (!isSame && !shown) return title;
    tree.children.splice(at, 1);
    return {...(isSame ? title : {title: text, source: "heading"}), heading};
  }
  if (text !== "") {
    tree.children.splice(at, 1);
    return {title: text, source: "heading", heading};
  }
  const own = isRepeated ? tree.children.find(node => node.type === "heading") : titleIn?.(tree);
  const ownText = own ? headingTitle(own) : "";
  if (!own || ownText === "") return {title: nameTitle(fileTitle(contentPath)), source: "file"};
  tree.children.splice(tree.children.indexOf(own), 1);
  return {title: ownText, source: "heading", heading: own};
}

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function headingAt({children}: Pick<Root, "children">, at: number): Heading | undefined {
  const node = children[at];
  return node?.type === "heading" ? node : undefined;
}

/** Removes the first heading if it is an HTML title that several pages have. Returns whether it was. */
function removeRepeated({children}: Root, repeated: readonly string[]): boolean {
  const at = children.findIndex(node => node.type === "heading");
  const first = headingAt({children}, at);
  if (first?.depth !== 1 || first.data?.html === undefined) return false;
  if (!repeated.includes(foldedTitle(headingTitle(first)))) return false;
  children.splice(at, 1);
  return true;
}

function fileTitle(contentPath: string): string {
  const parts = contentPath.replace(/\.mdx?$/i, "").split("/");
  const name = (parts.at(-1) ?? "").replace(/^_/, "");
  if (/^(?:index|readme)$/i.test(name) && parts.length > 1) return parts.at(-2) ?? "";
  return name || "_";
}
