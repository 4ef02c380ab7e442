import type {Heading, Nodes, Root} from "mdast";
import type {Anchor} from "../../../schemas/common.ts";
import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import type {SlugRule} from "../../model/dialect.ts";
import {inlineText, oneLine} from "../../model/mdast-text.ts";
import {startOf} from "../../model/place.ts";
import {diagnostic} from "../../report/diagnostic.ts";
import {Ids} from "./slugs.ts";

/** Ids of the frame around a page start so; content must not take them. */
const RESERVED_PREFIX = /^dx-/i;

/** Headings of a tree in page order, from every container, imported parts included. */
export function collectHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "heading") headings.push(node);
    else if ("children" in node && node.type !== "paragraph" && node.type !== "table")
      for (const child of node.children) visit(child as Nodes);
  };
  visit(tree);
  return headings;
}

/** Title of a heading: its text without markup and Badge. */
export const headingTitle = (heading: Heading): string => oneLine(inlineText(heading));

/** Ids and anchors of a page's headings. */
export interface HeadingFacts {
  /** Of all levels, in order. */
  ids: string[];
  /** Levels 1 to 3; see `isAnchor`. */
  anchors: Anchor[];
  diagnostics: Diagnostic[];
}

/**
 * Gives every heading its id (`data.id`): the one written by hand, else the slug of its text, numbered over all levels of the page. Hand-written ids are promises to outside links, so they win wherever they stand. Ids are never
 * empty and never given twice; `heading-id-clash` reports a hand-written one that could not be kept.
 */
export function nameHeadings(
  headings: readonly Heading[],
  file: string,
  rule: SlugRule = "github",
): HeadingFacts {
  const given = new Ids(rule);
  const facts: HeadingFacts = {ids: [], anchors: [], diagnostics: []};
  const kept = new Set<Heading>();
  for (const heading of headings) {
    const id = heading.data?.id;
    if (id === undefined) continue;
    if (!RESERVED_PREFIX.test(id) && given.take(id)) kept.add(heading);
    else facts.diagnostics.push(clash(id, heading, file));
  }
  for (const heading of headings) {
    const title = headingTitle(heading);
    const id = kept.has(heading)
      ? (heading.data?.id as string)
      : given.slug(heading.data?.id ?? slugText(heading), unreserved);
    heading.data = {...heading.data, id};
    facts.ids.push(id);
    if (isAnchor(heading)) facts.anchors.push({title, id, level: heading.depth});
  }
  return facts;
}

/**
 * Whether a heading is listed in the navigation: level 1 to 3, and not a sentence with links in it. Such headings name
 * other things (`[issue 12](…) - title`); the index of the reference leaves them out. One that is a link as a whole
 * is listed by its text.
 */
function isAnchor(heading: Heading): boolean {
  const mixed =
    heading.children.length > 1 &&
    heading.children.some(({type}) => type === "link" || type === "linkReference");
  return heading.depth <= 3 && !mixed;
}

const slugText = (heading: Heading): string => {
  const children = heading.children.filter(child => child.type !== "text" || !child.data?.emoji);
  return oneLine(inlineText({...heading, children}));
};

const unreserved = (slug: string): string => (RESERVED_PREFIX.test(slug) ? `section-${slug}` : slug);

function clash(id: string, heading: Heading, file: string): Diagnostic {
  const reserved = RESERVED_PREFIX.test(id);
  const message = reserved
    ? `the heading id \`${id}\` is reserved for the site`
    : `the heading id \`${id}\` is used twice`;
  return diagnostic("heading-id-clash", message, {
    ...startOf(heading, file),
    ...(reserved ? {hint: "Choose an id that does not start with `dx-`."} : {}),
  });
}
