import type {Heading} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {target} from "../toolkit/nodes.ts";
import {idOf} from "./labels.ts";

/**
 * Adds the Docutils id of each section that has a different id in MyST (`myst_heading_anchors`), because links to the original
 * site use either: https://docutils.sourceforge.io/docs/ref/rst/directives.html#identifier-normalization
 */
export const addSectionIds: SiblingsHook = ({children}, scope) => {
  const headings = children.filter((child): child is Heading => child.type === "heading");
  const slugs = new Set(headings.map(heading => GITHUB.of(inlineText(heading))));
  for (const heading of headings) {
    const id = idOf(inlineText(heading));
    for (const anchor of slugs.has(id) ? [] : target(id, scope)) heading.children.push(anchor);
  }
};
