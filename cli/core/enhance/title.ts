import type {Heading, Root} from "mdast";
import type {Dialect} from "../model/dialect.ts";
import {headingTitle} from "./headings.ts";

/** Title of a page and where it came from. */
export interface PageTitle {
  title: string;
  source: "front-matter" | "heading" | "file";
  /** The heading that left the tree. */
  heading?: Heading;
}

/**
 * Title of a page: front matter, else its first level 1 heading, else its file name (a folder's name for `index`). A page
 * shows one title, so the heading that gives it, or repeats it, leaves the tree. Texts are compared trimmed and without case.
 *
 * @param rules whether readers see a heading of level 1 before all others as the title (`shown`), and which other heading may
 * be one (`titleIn`)
 */
export function takeTitle(
  tree: Root,
  frontTitle: string | undefined,
  contentPath: string,
  {shown = false, titleIn}: Partial<Pick<Dialect["headings"], "shown" | "titleIn">>,
): PageTitle {
  const at = tree.children.findIndex(node => node.type === "heading" && node.depth === 1);
  const heading = tree.children[at] as Heading | undefined;
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
    return {title: text, source: "heading", heading: heading as Heading};
  }
  const own = titleIn?.(tree);
  const ownText = own ? headingTitle(own) : "";
  if (!own || ownText === "") return {title: fileTitle(contentPath), source: "file"};
  tree.children.splice(tree.children.indexOf(own), 1);
  return {title: ownText, source: "heading", heading: own};
}

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function fileTitle(contentPath: string): string {
  const parts = contentPath.replace(/\.mdx?$/i, "").split("/");
  const name = (parts.at(-1) as string).replace(/^_/, "");
  if (/^(?:index|readme)$/i.test(name) && parts.length > 1) return parts.at(-2) as string;
  return name || "_";
}
