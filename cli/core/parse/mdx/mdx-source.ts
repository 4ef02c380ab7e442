import {FenceTracker} from "./fence-tracker.ts";

/** Result of `maskMdx`. */
export interface MaskedMdx {
  /** Text with the same length and lines. */
  text: string;
  /** Hand-written heading ids by line (from 1). */
  headingIds: Map<number, string>;
}

/** Matches an id at the end of a line, before the optional closing sequence of a heading. */
const ID_AT_END = /(?:(?<![ \t])[ \t]*)?(?<!\\)\{#([^\s{}\\]+)\}(?=[ \t]*(?:(?<=[ \t])#+[ \t]*)?$)/;
/** Start of an ATX heading, also within quotes and lists (CommonMark 0.31.2, 4.2). */
const ATX = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*#{1,6}[ \t]/;
const SETEXT_UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/**
 * Blanks syntax that strict MDX rejects but authors use in `.mdx` files: HTML comments, and `{#id}` after
 * headings. Fenced code and code spans are not changed, and all positions remain valid.
 */
export function maskMdx(text: string): MaskedMdx {
  const headingIds = new Map<number, string>();
  if (!text.includes("<!--") && !text.includes("{#")) return {text, headingIds};
  const lines = text.split("\n");
  const fences = new FenceTracker();
  let inComment = false;
  for (let i = 0; i < lines.length; i++) {
    let line = lines[i] ?? "";
    if (!inComment) {
      if (fences.isCode(line)) continue;
      const id = line.includes("{#") ? ID_AT_END.exec(line) : null;
      if (id && (ATX.test(line) || SETEXT_UNDERLINE.test(lines[i + 1] ?? ""))) {
        headingIds.set(i + 1, id[1] ?? "");
        const [written] = id;
        line = line.slice(0, id.index) + " ".repeat(written.length) + line.slice(id.index + written.length);
      }
    }
    [line, inComment] = blankComments(line, inComment);
    lines[i] = line;
  }
  return {text: lines.join("\n"), headingIds};
}

/**
 * Blanks the comments of one line outside code spans. The second result is true if a comment continues on the
 * next line.
 */
function blankComments(line: string, inComment: boolean): [string, boolean] {
  let out = "";
  let at = 0;
  let open = inComment;
  while (at < line.length) {
    if (open) {
      const end = line.indexOf("-->", at);
      if (end === -1) return [out + " ".repeat(line.length - at), true];
      out += " ".repeat(end + 3 - at);
      at = end + 3;
      open = false;
      continue;
    }
    const next = nextSpecial(line, at);
    if (next === -1) break;
    out += line.slice(at, next);
    if (line[next] === "`") {
      const run = /^`+/.exec(line.slice(next))?.[0] ?? "";
      const close = closingRun(line, next + run.length, run.length);
      const end = close === -1 ? next + run.length : close + run.length;
      out += line.slice(next, end);
      at = end;
    } else {
      at = next;
      open = true;
    }
  }
  return [out + line.slice(at), open];
}

function nextSpecial(line: string, from: number): number {
  const tick = line.indexOf("`", from);
  const comment = line.indexOf("<!--", from);
  if (tick === -1) return comment;
  return comment === -1 ? tick : Math.min(tick, comment);
}

function closingRun(line: string, from: number, length: number): number {
  for (const match of line.slice(from).matchAll(/`+/g)) {
    if (match[0].length === length) return from + match.index;
  }
  return -1;
}
