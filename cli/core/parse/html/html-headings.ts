import type {Heading, Html, PhrasingContent, Root, RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import {type Replacement, replaceRuns} from "#schemas/rules/long-lists.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {parse} from "../engine/engine.ts";
import type {FileScope} from "../file-scope.ts";
import {headingDepth} from "../heading-depth.ts";
import {placesIn} from "./places.ts";
import {isDropped} from "./removed.ts";

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const ALIGN = /^(?:left|center|right)$/;

/** Heading in HTML, with the offsets of its tags. */
interface Found {
  depth: Heading["depth"];
  attributes: string;
  start: number;
  open: number;
  close: number;
  end: number;
}

/**
 * Converts HTML headings among the children of a node to heading nodes, so that they get an id and are listed
 * like any other. Other content in the same HTML block is kept.
 */
export function readHtmlHeadings(parent: {children: Root["children"]}, scope: FileScope): void {
  replaceRuns(parent.children, (children, at) => {
    const node = children[at];
    if (node?.type !== "html" || !/<h[1-6][\s>]/i.test(node.value)) return null;
    const found = findHeadings(node.value);
    return found.length > 0 ? {count: 1, items: split(node, found, scope)} : joinAcross(children, at);
  });
}

function findHeadings(html: string): Found[] {
  const found: Found[] = [];
  let open: Omit<Found, "close" | "end"> | null = null;
  let skipped: string | null = null;
  for (const {0: all, 1: slash, 2: written, 3: attributes = "", index} of html.matchAll(TOKEN)) {
    const name = written?.toLowerCase() ?? "";
    if (skipped !== null) {
      if (slash && name === skipped) skipped = null;
    } else if (!slash && isDropped(name) && !all.endsWith("/>")) skipped = name;
    else if (/^h[1-6]$/.test(name)) {
      const depth = headingDepth(name[1]);
      const end = index + all.length;
      if (!slash) open = {depth, attributes, start: index, open: end};
      else {
        if (open?.depth === depth) found.push({...open, close: index, end});
        open = null;
      }
    }
  }
  return found;
}

/** Splits a block of HTML into pieces with their positions. */
function split(node: Html, found: readonly Found[], scope: FileScope): RootContent[] {
  const place = placesIn(node, scope.text);
  const out: RootContent[] = [];
  const rest = (from: number, to: number): void => {
    const written = node.value.slice(from, to);
    const value = written.trim();
    const start = from + written.indexOf(value);
    if (value !== "") out.push({type: "html", value, ...place(start, start + value.length)});
  };
  let at = 0;
  for (const heading of found) {
    rest(at, heading.start);
    const children = inline(node.value, heading, place, scope);
    out.push({
      type: "heading",
      depth: heading.depth,
      children,
      data: headingData(readAttributes(heading.attributes)),
      ...place(heading.start, heading.end),
    });
    at = heading.end;
  }
  rest(at, node.value.length);
  return out;
}

/** Returns the texts and tags between the tags of a heading. */
function inline(
  html: string,
  {open, close}: Found,
  place: ReturnType<typeof placesIn>,
  scope: FileScope,
): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  const text = (from: number, to: number): void => {
    const written = html.slice(from, to).replaceAll(/\s+/g, " ");
    const value = decoded(to === close ? written.trimEnd() : written, scope);
    const shown = out.length === 0 ? value.trimStart() : value;
    if (shown !== "") out.push({type: "text", value: shown, data: {evaluated: true}, ...place(from, to)});
  };
  let at = open;
  for (const {0: tag, index} of html.slice(open, close).matchAll(TOKEN)) {
    text(at, open + index);
    at = open + index + tag.length;
    out.push({type: "html", value: tag, ...place(open + index, at)});
  }
  text(at, close);
  return out;
}

/** Resolves character references; named ones are left to the Markdown parser, which knows all of them. */
function decoded(text: string, scope: FileScope): string {
  const simple = unescapeHtml(text);
  if (!/&[a-z][a-z\d]*;/i.test(simple)) return simple;
  const escaped = text.trim().replaceAll(/[!-%'-/:<-@[-`{-~]/g, "\\$&");
  const shown = inlineText(parse(escaped, "md", scope.page.context.parser));
  return text.replace(/\S[\s\S]*\S|\S/, () => shown);
}

const readAttributes = (written: string): Record<string, unknown> =>
  Object.fromEntries(
    [...written.matchAll(/(?<![\w-])(id|align)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
      ([, key = "", ...values]) => [key.toLowerCase(), values.find(value => value !== undefined)],
    ),
  );

/** Returns the supported attributes of a heading tag. */
export function headingData({id, align}: Record<string, unknown>): NonNullable<Heading["data"]> {
  const side = typeof align === "string" && ALIGN.test(align.toLowerCase()) ? align.toLowerCase() : undefined;
  return {
    ...(typeof id === "string" && /^\S+$/.test(id) && {id}),
    html: side === undefined ? {} : {align: side},
  };
}

/** Joins `<h2>`, a Markdown paragraph, and `</h2>` that are separated by blank lines. */
function joinAcross(children: readonly RootContent[], at: number): Replacement<RootContent> | null {
  const [first, middle, last] = children.slice(at, at + 3);
  if (first?.type !== "html" || middle?.type !== "paragraph" || last?.type !== "html") return null;
  const [, depth, attributes = ""] = /^\s*<h([1-6])((?:\s[^<>]*)?)>\s*$/i.exec(first.value) ?? [];
  if (depth === undefined || last.value.trim().toLowerCase() !== `</h${depth}>`) return null;
  const [start, end] = [first.position?.start, last.position?.end];
  const heading: Heading = {
    type: "heading",
    depth: headingDepth(depth),
    children: middle.children,
    data: headingData(readAttributes(attributes)),
    ...(start && end && {position: {start, end}}),
  };
  return {count: 3, items: [heading]};
}
