import type {Heading, Nodes, PhrasingContent, Root} from "mdast";
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
 * empty and never given twice, not even in another normalization form of Unicode; `heading-id-clash` and
 * `heading-id-reserved` report a hand-written one that could not be kept.
 */
export function nameHeadings(
  headings: readonly Heading[],
  file: string,
  rule: SlugRule = "github",
): HeadingFacts {
  const given = new Ids(rule);
  const lines = new Map<string, number | undefined>();
  const facts: HeadingFacts = {ids: [], anchors: [], diagnostics: []};
  const kept = new Set<Heading>();
  for (const heading of headings) {
    const id = heading.data?.id;
    if (id === undefined) continue;
    const isReserved = RESERVED_PREFIX.test(id);
    if (!isReserved && given.take(id)) {
      kept.add(heading);
      lines.set(id.normalize(), heading.position?.start.line);
    } else facts.diagnostics.push(isReserved ? reserved(id, heading, file) : clash(id, heading, file, lines));
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

/** What the slug is made of: white space counts, each space being a dash by GitHub's rule; line ends do not. */
const slugText = (heading: Heading): string => {
  const isCounted = (child: PhrasingContent): boolean =>
    child.type !== "break" && (child.type !== "text" || !child.data?.emoji);
  return inlineText({...heading, children: heading.children.filter(isCounted)}).trim();
};

const unreserved = (slug: string): string => (RESERVED_PREFIX.test(slug) ? `section-${slug}` : slug);

function reserved(id: string, heading: Heading, file: string): Diagnostic {
  return diagnostic("heading-id-reserved", `the heading id \`${id}\` is reserved for the site`, {
    ...startOf(heading, file),
  });
}

/** @param lines where each id was given first */
function clash(
  id: string,
  heading: Heading,
  file: string,
  lines: ReadonlyMap<string, number | undefined>,
): Diagnostic {
  const first = lines.get(id.normalize());
  const where = first === undefined ? "" : `, first in line ${first}`;
  return diagnostic("heading-id-clash", `the heading id \`${id}\` is given twice${where}`, {
    ...startOf(heading, file),
  });
}
