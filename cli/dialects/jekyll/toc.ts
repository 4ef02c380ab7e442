import type {RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";

const MARKER = /\{:\s*toc\s*\}\s*$/;

/**
 * Removes the list that Kramdown replaces with a table of contents
 * (https://kramdown.gettalong.org/converter/html.html#toc).
 */
export const kramdownToc: SiblingsHook = parent => {
  const isToc = (node: RootContent): boolean => {
    const first =
      node.type === "list" && node.children.length === 1 ? node.children[0]?.children[0] : undefined;
    return first !== undefined && MARKER.test(inlineText(first));
  };
  if (parent.children.some(isToc)) parent.children = parent.children.filter(node => !isToc(node));
};
