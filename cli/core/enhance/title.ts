import type {Heading, Root, RootContent} from "mdast";
import {inlineText} from "../model/mdast-text.ts";
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
 * @param rules where a heading of level 1 before all others is what readers see (`shown`), and where one of any level is the
 * title of a page that begins with it (`begins`)
 */
export function takeTitle(
  tree: Root,
  frontTitle: string | undefined,
  contentPath: string,
  {shown = false, begins = false}: {shown?: boolean; begins?: boolean},
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
  return (begins && beginning(tree)) || {title: fileTitle(contentPath), source: "file"};
}

/** The heading that a page begins with, whatever its level. */
function beginning(tree: Root): PageTitle | null {
  const at = tree.children.findIndex(node => !isUnseen(node));
  const heading = tree.children[at];
  const title = heading?.type === "heading" ? headingTitle(heading) : "";
  if (heading?.type !== "heading" || title === "") return null;
  tree.children.splice(at, 1);
  return {title, source: "heading", heading};
}

/** Whether a node shows nothing: HTML, definitions, a paragraph of anchors for old links. */
const isUnseen = (node: RootContent): boolean =>
  node.type === "html" ||
  node.type === "definition" ||
  (node.type === "paragraph" &&
    inlineText(node).trim() === "" &&
    !node.children.some(({type}) => type === "image"));

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function fileTitle(contentPath: string): string {
  const parts = contentPath.replace(/\.mdx?$/i, "").split("/");
  const name = (parts.at(-1) as string).replace(/^_/, "");
  return /^(?:index|readme)$/i.test(name) && parts.length > 1 ? (parts.at(-2) as string) : name;
}
