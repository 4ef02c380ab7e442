import type {Heading, Root} from "mdast";

/**
 * Returns the heading that serves as the title of a page without a level-1 heading: the one with which the page begins, if
 * all others are below it, as in pages that another program places below a title of its own.
 */
export function openingHeading({children: [first, ...others]}: Root): Heading | null {
  if (first?.type !== "heading") return null;
  return others.some(node => node.type === "heading" && node.depth <= first.depth) ? null : first;
}
