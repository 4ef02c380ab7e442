import type {Definition, Nodes} from "mdast";
import {visit} from "unist-util-visit";
import {append} from "#schemas/rules/long-lists.ts";
import type {ReadmeContext} from "../context.ts";
import type {Document} from "../document.ts";
import type {Edit} from "../edits.ts";
import {retargetHtml} from "../html/html-addresses.ts";
import {retarget} from "./destination.ts";
import {imageTarget, linkTarget} from "./link-target.ts";

/** Retargets links and images, in Markdown and HTML, so that they work outside the repository. */
export function retargetLinks(document: Document, context: ReadmeContext): Edit[] {
  const link = (url: string): string | null => linkTarget(url, context);
  const image = (url: string): string | null => imageTarget(url, context);
  const images = imageDefinitions(document);
  const edits: (Edit | null)[] = [];
  visit(document.tree, node => {
    if (node.type === "html") append(edits, retargetHtml(document, node, link, image));
    else if (node.type === "link" || node.type === "image" || node.type === "definition") {
      const shown = node.type === "image" || (node.type === "definition" && images.has(node.identifier));
      const url = shown ? image(node.url) : link(node.url);
      if (url !== null) edits.push(retarget(document, node, url));
    }
  });
  return edits.filter(edit => edit !== null);
}

/** Returns the definitions used by an image. If a link shares one, the image URL works for both. */
function imageDefinitions({tree}: Document): Set<Definition["identifier"]> {
  const identifiers = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (node.type === "imageReference") identifiers.add(node.identifier);
  });
  return identifiers;
}
