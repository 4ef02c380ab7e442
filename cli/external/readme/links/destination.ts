import type {Definition, Image, Link} from "mdast";
import {type Document, type Span, spanOf} from "../document.ts";
import type {Edit} from "../edits.ts";

/**
 * Returns an edit that changes the target of a link, image or definition and preserves its text, title and
 * form. A bare URL becomes the text of a link.
 *
 * @returns `null` if the target can't be determined from the source, which happens only with adversarial
 * input
 */
export function retarget(document: Document, node: Link | Image | Definition, url: string): Edit | null {
  const {start, end} = spanOf(node);
  const source = document.text.slice(start, end);
  if (node.type === "link" && !source.startsWith("[")) {
    const bare = source.replace(/^<|>$/g, "");
    return {start, end, text: `[${bare.replace(/[\\`*_[\]~]/g, "\\$&")}](${written(url)})`};
  }
  const place = node.type === "definition" ? definitionTarget(source) : resourceTarget(source, node.url);
  return place && {start: start + place.start, end: start + place.end, text: written(url)};
}

/** Escapes characters that would end a target or be read as an entity (CommonMark §6.3). */
const written = (url: string): string =>
  url
    .replace(/[\s()<>\\|]/g, character => encodeURIComponent(character).replace(/[()]/, escapeBracket))
    .replace(/&(?=#|\w+;)/g, "&amp;");

const escapeBracket = (bracket: string): string => (bracket === "(" ? "%28" : "%29");

/**
 * Returns the range of the target in `[text](target "title")`. Since the text may contain brackets, every
 * `](` is tried; the right one parses as a complete resource up to the end and has the parsed URL.
 */
function resourceTarget(source: string, url: string): Span | null {
  let fallback: Span | null = null;
  let at = source.lastIndexOf("](");
  for (let tries = 0; at > 0 && tries < MAX_TRIES; tries++, at = source.lastIndexOf("](", at - 1)) {
    const target = readTarget(source, at + 2, ")");
    if (target && plain(source.slice(target.start, target.end)) === url) return target;
    fallback ??= target;
  }
  return fallback;
}

const MAX_TRIES = 100;

/** Removes angle brackets and backslash escapes from a target (CommonMark §2.4). */
const plain = (target: string): string =>
  target.replace(/^<(.*)>$/, "$1").replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Returns the range of the target in `[label]: target "title"`. Brackets in a label are escaped. */
function definitionTarget(source: string): Span | null {
  const label = /^\[(?:\\[\s\S]|[^\\\]])*\]:/.exec(source);
  return label ? readTarget(source, label[0].length, "") : null;
}

// White space contains at most one line ending, followed by markers inside block quotes.
const TARGET = /[^\S\n]*(?:\n[ \t>]*)?(<(?:\\.|[^\\<>\n])*>|[^\s<][^\s]*|)/y;
const REST =
  /(?:(?:[^\S\n]+(?:\n[ \t>]*)?|\n[ \t>]*)(?:"(?:\\[\s\S]|[^\\"])*"|'(?:\\[\s\S]|[^\\'])*'|\((?:\\[\s\S]|[^\\()])*\)))?\s*/y;

/** Reads a target and title at an offset; together with `close` they must end the source. */
function readTarget(source: string, from: number, close: "" | ")"): Span | null {
  TARGET.lastIndex = from;
  const match = TARGET.exec(source);
  if (!match) return null;
  let target = match[1] ?? "";
  const start = TARGET.lastIndex - target.length;
  // Without a title, the target includes the closing bracket.
  if (close !== "" && !target.startsWith("<") && start + target.length === source.length)
    target = target.slice(0, -1);
  if (!target.startsWith("<") && !isBalanced(target)) return null;
  REST.lastIndex = start + target.length;
  REST.exec(source);
  return source.slice(REST.lastIndex) === close ? {start, end: start + target.length} : null;
}

/** Reports whether the brackets of a bare target are balanced (CommonMark §6.3, link destination). */
function isBalanced(target: string): boolean {
  let depth = 0;
  for (const [character] of target.matchAll(/\\[\s\S]|[()]/g)) {
    if (character === "(") depth++;
    if (character === ")" && --depth < 0) return false;
  }
  return depth === 0;
}
