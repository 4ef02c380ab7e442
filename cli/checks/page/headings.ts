import type {Heading} from "mdast";
import {inlineText, oneLine} from "#core/model/mdast-text.ts";
import {type PageRule, placeOf} from "./finding.ts";
import type {Placed} from "./view.ts";

const titleOf = ({node}: Placed<Heading>): string => oneLine(inlineText(node));

/** Reports headings without text. Components, images and HTML count as content. */
export const headingEmpty: PageRule = function* (view) {
  for (const heading of view.headings) {
    const isEmpty = heading.node.children.every(child => child.type === "text" && child.value.trim() === "");
    if (isEmpty) yield {message: "the heading has no text", place: placeOf(heading)};
  }
};

/** Reports headings that skip a level; the page title has level 1. A partial is examined on its own. */
export const headingLevel: PageRule = function* (view) {
  let before: {depth: number; path: string} = {depth: view.page.titleLevel ?? 1, path: view.page.source.path};
  for (const heading of view.headings) {
    const {depth} = heading.node;
    const {path} = heading.file;
    if (path === before.path && depth > before.depth + 1) {
      const message = `a heading of level ${depth} follows one of level ${before.depth}`;
      yield {message, hint: `Use level ${before.depth + 1}.`, place: placeOf(heading)};
    }
    before = {depth, path};
  }
};

/** Reports level 1 headings besides the title. */
export const headingH1: PageRule = function* (view) {
  for (const heading of view.headings) {
    if (heading.node.depth === 1)
      yield {message: `“${titleOf(heading)}” is a second heading of level 1`, place: placeOf(heading)};
  }
};

/** Reports headings with the same text under the same parent heading. */
export const headingDuplicate: PageRule = function* (view) {
  const open: {depth: number; titles: Set<string>}[] = [{depth: 0, titles: new Set()}];
  for (const heading of view.headings) {
    const {depth} = heading.node;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const title = titleOf(heading);
    const siblings = open.at(-1)?.titles;
    if (siblings?.has(title.toLowerCase()))
      yield {message: `the heading “${title}” appears twice here`, place: placeOf(heading)};
    siblings?.add(title.toLowerCase());
    open.push({depth, titles: new Set()});
  }
};
