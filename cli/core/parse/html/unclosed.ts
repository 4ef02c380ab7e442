import type {Html, Nodes, Root} from "mdast";
import {DROPPED_ELEMENTS, isHtmlElement} from "#core/model/elements/dropped-elements.ts";
import {atLine, type FileScope, report} from "../file-scope.ts";

type Parent = {children: Root["children"]};

/**
 * Elements that need no closing tag: void elements (HTML, 13.1.2), and those whose end tag may be omitted
 * (13.1.2.4).
 */
const NEEDS_NONE = new Set(
  "area base body br caption col colgroup dd dt embed frame hr html img input li link meta p param rb rp rt rtc source tbody td tfoot th thead tr track wbr".split(
    " ",
  ),
);

/** Starts of HTML blocks that end only at a specific text (CommonMark 0.31, 4.6, kinds 1 to 5). */
const BLOCKS: readonly {open: RegExp; close: RegExp; keepsText: boolean}[] = [
  {open: /^<!--/, close: /-->/, keepsText: false},
  {open: /^<!\[CDATA\[/, close: /\]\]>/, keepsText: true},
  {open: /^<\?/, close: /\?>/, keepsText: true},
  {open: /^<![a-z]/i, close: />/, keepsText: true},
  {open: /^<(?:script|style)(?=[\s>])[^>\n]*>?/i, close: /<\/(?:script|style)>/i, keepsText: false},
  {open: /^<(?:pre|textarea)(?=[\s>])[^>\n]*>?/i, close: /<\/(?:pre|textarea)>/i, keepsText: true},
];

/**
 * Ends unclosed HTML blocks at their first blank line; according to CommonMark they would hide the rest of
 * the page, or of the quote or list item around them. Their start, and the content of a comment or script up
 * to there, is blanked, so that all positions remain valid. So is the first line of a tag without `>`, which
 * browsers would continue over the following text. Reports `comment-unclosed` and `html-unclosed`.
 *
 * @returns the text to parse instead; `null` if every block is closed
 */
export function withoutOpenBlocks(tree: Root, text: string, scope: FileScope): string | null {
  const pieces: string[] = [];
  let done = 0;
  for (const {node, isLast, isNested} of htmlBlocks(tree)) {
    const from = node.position?.start.offset;
    const open = isLast ? (openBlock(node) ?? openTag(node)) : openTag(node);
    if (from === undefined || !open) continue;
    const start = text.indexOf(open.opening, from);
    if (start < done) continue;
    reportOpen(open.name, node, scope, open.at);
    const rest = text.slice(start, isNested ? node.position?.end.offset : undefined);
    const length = open.keepsText ? open.opening.length : (/\n[ \t>]*\n|$/.exec(rest)?.index ?? rest.length);
    pieces.push(text.slice(done, start), blanked(rest.slice(0, length), isNested));
    done = start + length;
  }
  return pieces.length === 0 ? null : pieces.join("") + text.slice(done);
}

/** Replaces all characters with spaces, except for line ends and, inside quotes, the markers of further lines. */
const blanked = (text: string, isNested: boolean): string =>
  text
    .split("\n")
    .map((line, i) => {
      const marker = isNested && i > 0 ? (/^[ \t>]*/.exec(line)?.[0] ?? "") : "";
      return marker + " ".repeat(line.length - marker.length);
    })
    .join("\n");

interface HtmlBlock {
  node: Html;
  /** Whether it is the last block of the page, quote, list item or footnote that contains it. */
  isLast: boolean;
  isNested: boolean;
}

/** Yields the HTML blocks of a page, in order, and the HTML at the end of its text. */
function* htmlBlocks(parent: Parent, isAtEnd = true, isNested = false): Iterable<HtmlBlock> {
  const isFlow = !isPhrasing(parent);
  for (const [i, node] of parent.children.entries()) {
    const isLast = i === parent.children.length - 1;
    if (node.type === "html" && (isFlow || (isLast && isAtEnd))) yield {node, isLast, isNested};
    else if ("children" in node && (isFlow || (isLast && isAtEnd)))
      yield* htmlBlocks(node, isAtEnd && isLast, isNested || !isPhrasing(node));
  }
}

/** Start of unclosed HTML: its text, and its offset in the HTML. */
interface Opening {
  name: string;
  opening: string;
  at: number;
  keepsText: boolean;
}

/** Returns the start of a block that ends only at a specific text, if that text is missing. */
function openBlock({value}: Html): Opening | null {
  const html = value.trimStart();
  const kind = BLOCKS.find(({open}) => open.test(html));
  const opening = kind?.open.exec(html)?.[0] ?? "";
  if (!kind || kind.close.test(html.slice(opening.length))) return null;
  const name = opening === "<!--" ? "comment" : opening.replace(/[\s>].*$/s, "").slice(1);
  return {name, opening, at: 0, keepsText: kind.keepsText};
}

/** Start of a tag, and a complete tag or comment (HTML, 13.1.2). */
const [TAG_START, WHOLE_TAG] = [
  /<\/?[a-z]|<!--/gi,
  /<!--[\s\S]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/iy,
];

/** Returns the first line of a tag that never ends; null if all tags end. */
function openTag({value}: Html): Opening | null {
  TAG_START.lastIndex = 0;
  for (let found = TAG_START.exec(value); found; found = TAG_START.exec(value)) {
    WHOLE_TAG.lastIndex = found.index;
    if (WHOLE_TAG.test(value)) {
      TAG_START.lastIndex = WHOLE_TAG.lastIndex;
      continue;
    }
    const [opening = ""] = value.slice(found.index).split("\n", 1);
    const name = /^<(\/?[a-z][a-z\d-]*)/i.exec(opening)?.[1];
    return name === undefined ? null : {name, opening, at: found.index, keepsText: true};
  }
  return null;
}

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;

interface OpenTag {
  name: string;
  node: Html;
  /** Offsets of the tag in the HTML of the node. */
  start: number;
  end: number;
  /**
   * Whether it is written as `<name />`, which browsers treat as an opening tag although it is never meant as
   * one.
   */
  isSelfClosed: boolean;
}

/**
 * Maximum number of unclosed elements that are fixed per block. More are not a mistake; the HTML stage rejects them
 * (`parse-limit`) if they cost too much.
 */
const MAX_OPEN = 100;

/**
 * Closes unclosed elements among the children of a node at the end of the block in which they start. The tag
 * of an element that would hide its content (template, title, select) is removed instead, so that the content
 * stays visible. Reports `html-unclosed`, unless a closing tag follows elsewhere in the file.
 */
export function closeOpenElements(parent: Parent, scope: FileScope): void {
  const open = openTags(parent.children);
  if (open.length > MAX_OPEN) return;
  for (const tag of open.reverse()) {
    const {name, node, start, end, isSelfClosed} = tag;
    const isHidden = DROPPED_ELEMENTS.has(name);
    const isClosedElsewhere = isSelfClosed || closesLater(tag, scope);
    // The code of a script is never text, wherever the script ends.
    if (isClosedElsewhere && /^(?:script|style)$/.test(name)) continue;
    const before = node.value;
    if (!isClosedElsewhere) reportOpen(name, node, scope, start);
    if (isHidden) node.value = before.slice(0, start) + before.slice(end);
    else if (isSelfClosed) node.value = `${before.slice(0, end - 2)}></${name}>${before.slice(end)}`;
    // Inside a line of text, it ends with its paragraph anyway.
    else if (!isPhrasing(parent)) node.value += `</${name}>`;
  }
}

const PHRASING = new Set([
  "paragraph",
  "heading",
  "tableCell",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
]);

/** Reports whether a node contains a line of text rather than blocks. */
export const isPhrasing = (parent: Parent): boolean => "type" in parent && PHRASING.has(String(parent.type));

/**
 * Returns the opening tags of known elements that have no closing tag among the given nodes and their
 * content, in order.
 */
function openTags(children: readonly Nodes[]): OpenTag[] {
  const open: OpenTag[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number): void => void counts.set(name, (counts.get(name) ?? 0) + by);
  const visit = (node: Nodes): void => {
    if ("children" in node) for (const child of node.children) visit(child);
    if (node.type !== "html") return;
    for (const match of node.value.matchAll(TAG)) {
      const name = match[2]?.toLowerCase();
      if (name === undefined || NEEDS_NONE.has(name)) continue;
      if (match[1] === "/") {
        if ((counts.get(name) ?? 0) === 0) continue;
        // Unclosed elements inside the one that ends here end with it.
        const ended = open.splice(open.findLastIndex(tag => tag.name === name));
        for (const tag of ended) count(tag.name, -1);
      } else if (isHtmlElement(name)) {
        const end = match.index + match[0].length;
        count(name, 1);
        open.push({name, node, start: match.index, end, isSelfClosed: match[3]?.endsWith("/") === true});
      }
    }
  };
  for (const child of children) visit(child);
  const own = new Set<Nodes>(children);
  return open.filter(({node}) => own.has(node));
}

/** Offset of the last closing tag of each name, by file. */
const lastClosings = new WeakMap<FileScope, Map<string, number>>();

function closesLater({name, node}: OpenTag, scope: FileScope): boolean {
  const known = lastClosings.get(scope) ?? new Map<string, number>();
  lastClosings.set(scope, known);
  const last = known.get(name) ?? scope.text.toLowerCase().lastIndexOf(`</${name}>`);
  known.set(name, last);
  return last > (node.position?.start.offset ?? 0);
}

function reportOpen(name: string, node: Html, scope: FileScope, offset = 0): void {
  const line = (node.position?.start.line ?? 1) + node.value.slice(0, offset).split("\n").length - 1;
  if (name === "comment")
    report(
      scope,
      "comment-unclosed",
      "this comment is never closed; it ends at the next empty line",
      atLine(line),
    );
  else {
    const written = /^<([^\s/>]+)/.exec(node.value.slice(offset))?.[1] ?? name;
    report(scope, "html-unclosed", `\`<${written}>\` is never closed; it ends with its block`, atLine(line));
  }
}
