import GithubSlugger, {slug} from "github-slugger";
import type {Heading, Nodes, Root} from "mdast";
import type {Anchor} from "../../schemas/common.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import {inlineText, oneLine} from "../lib/mdast-text.ts";
import {diagnostic} from "../report/diagnostic.ts";

/** Id of a heading whose text has no letter or digit. */
const FALLBACK_ID = "section";
/** Ids of the frame around a page start so; content must not take them. */
const RESERVED_PREFIX = /^dx-/i;

/** A heading, and whether it belongs to the outline of the page: one within a quote or aside belongs to that. */
export interface FoundHeading {
  node: Heading;
  quoted: boolean;
}

/** Headings of a tree in page order, from every container, imported parts included. */
export function collectHeadings(tree: Root): FoundHeading[] {
  const headings: FoundHeading[] = [];
  const visit = (node: Nodes, quoted: boolean): void => {
    if (node.type === "heading") headings.push({node, quoted});
    else if ("children" in node && node.type !== "paragraph" && node.type !== "table") {
      const inner = quoted || node.type === "blockquote" || node.type === "aside";
      for (const child of node.children) visit(child as Nodes, inner);
    }
  };
  visit(tree, false);
  return headings;
}

/** Title of a heading: its text without markup and Badge. */
export const headingTitle = (heading: Heading): string => oneLine(inlineText(heading));

/** Ids and anchors of a page's headings. */
export interface HeadingFacts {
  /** Of all levels, in order. */
  ids: string[];
  /** Levels 1 to 3 of the outline. */
  anchors: Anchor[];
  diagnostics: Diagnostic[];
}

/**
 * Gives every heading its id (`data.id`): the one written by hand, else the GitHub slug of its text, numbered over all
 * levels of the page. Hand-written ids are promises to outside links, so they win wherever they stand. Ids are never
 * empty and never given twice; `heading-id-clash` reports a hand-written one that could not be kept.
 */
export function nameHeadings(headings: readonly FoundHeading[], file: string): HeadingFacts {
  const slugger = new GithubSlugger();
  const facts: HeadingFacts = {ids: [], anchors: [], diagnostics: []};
  const kept = new Set<Heading>();
  for (const {node: heading} of headings) {
    const id = heading.data?.id;
    if (id === undefined) continue;
    if (!Object.hasOwn(slugger.occurrences, id) && !RESERVED_PREFIX.test(id)) {
      slugger.occurrences[id] = 0;
      kept.add(heading);
    } else facts.diagnostics.push(clash(id, heading, file));
  }
  for (const {node: heading, quoted} of headings) {
    const title = headingTitle(heading);
    const id = kept.has(heading)
      ? (heading.data?.id as string)
      : numbered(slugger, heading.data?.id ?? title);
    heading.data = {...heading.data, id};
    facts.ids.push(id);
    if (heading.depth <= 3 && !quoted) facts.anchors.push({title, id, level: heading.depth});
  }
  return facts;
}

function numbered(slugger: GithubSlugger, text: string): string {
  const plain = slug(text) || FALLBACK_ID;
  return slugger.slug(RESERVED_PREFIX.test(plain) ? `${FALLBACK_ID}-${plain}` : plain);
}

function clash(id: string, heading: Heading, file: string): Diagnostic {
  const reserved = RESERVED_PREFIX.test(id);
  const message = reserved
    ? `the heading id \`${id}\` is reserved for the site`
    : `the heading id \`${id}\` is used twice`;
  return diagnostic("heading-id-clash", message, {
    file,
    ...(heading.position?.start && {
      line: heading.position.start.line,
      column: heading.position.start.column,
    }),
    ...(reserved ? {hint: "Choose an id that does not start with `dx-`."} : {}),
  });
}
