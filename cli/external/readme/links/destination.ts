import type {Definition, Image, Link} from "mdast";
import {type Document, type Span, spanOf} from "../document.ts";
import type {Edit} from "../edits.ts";

/**
 * Edit that gives a link, image or definition another target, leaving its text, title and form alone. An address that
 * stands bare in the text becomes the text of a link.
 *
 * @returns null where the target can't be determined from the text, which only text made to confuse brings about
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

/** Characters that would end a target, or be taken for an entity, are escaped (CommonMark §6.3). */
const written = (url: string): string =>
  url
    .replace(/[\s()<>\\|]/g, character => encodeURIComponent(character).replace(/[()]/, escapeBracket))
    .replace(/&(?=#|\w+;)/g, "&amp;");

const escapeBracket = (bracket: string): string => (bracket === "(" ? "%28" : "%29");

/**
 * Target of `[text](target "title")`. The text may hold brackets of its own, so every `](` is tried; the right one reads
 * as a whole resource up to the end and names the url that the parser read.
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

/** A target without its brackets and backslashes (CommonMark §2.4). */
const plain = (target: string): string =>
  target.replace(/^<(.*)>$/, "$1").replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Target of `[label]: target "title"`; brackets in a label are escaped. */
function definitionTarget(source: string): Span | null {
  const label = /^\[(?:\\[\s\S]|[^\\\]])*\]:/.exec(source);
  return label ? readTarget(source, label[0].length, "") : null;
}

// White space holds one line end at most; inside quotes, marks follow it.
const TARGET = /[^\S\n]*(?:\n[ \t>]*)?(<(?:\\.|[^\\<>\n])*>|[^\s<][^\s]*|)/y;
const REST =
  /(?:(?:[^\S\n]+(?:\n[ \t>]*)?|\n[ \t>]*)(?:"(?:\\[\s\S]|[^\\"])*"|'(?:\\[\s\S]|[^\\'])*'|\((?:\\[\s\S]|[^\\()])*\)))?\s*/y;

/** Reads target and title from an offset on, which must end with `close` at the end of the source. */
function readTarget(source: string, from: number, close: "" | ")"): Span | null {
  TARGET.lastIndex = from;
  const match = TARGET.exec(source);
  if (!match) return null;
  let target = match[1] as string;
  const start = TARGET.lastIndex - target.length;
  // Without a title, the closing bracket was read as part of the target.
  if (close !== "" && !target.startsWith("<") && start + target.length === source.length)
    target = target.slice(0, -1);
  if (!target.startsWith("<") && !isBalanced(target)) return null;
  REST.lastIndex = start + target.length;
  REST.exec(source);
  return source.slice(REST.lastIndex) === close ? {start, end: start + target.length} : null;
}

/** Brackets of a bare target come in pairs (CommonMark §6.3, link destination). */
function isBalanced(target: string): boolean {
  let depth = 0;
  for (const [character] of target.matchAll(/\\[\s\S]|[()]/g)) {
    if (character === "(") depth++;
    if (character === ")" && --depth < 0) return false;
  }
  return depth === 0;
}
