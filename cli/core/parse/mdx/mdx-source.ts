import {FenceTracker} from "./fence-tracker.ts";

/** What `maskMdx` found. */
export interface MaskedMdx {
  /** Text of the same length and lines. */
  text: string;
  /** Line (from 1) → hand-written heading id. */
  headingIds: Map<number, string>;
}

/** An id at the end of a line, before the closing sequence of a heading where there is one. */
const ID_AT_END = /(?:(?<![ \t])[ \t]*)?(?<!\\)\{#([^\s{}\\]+)\}(?=[ \t]*(?:(?<=[ \t])#+[ \t]*)?$)/;
/** Start of an ATX heading, within quotes and lists too (CommonMark 0.31.2, 4.2). */
const ATX = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*#{1,6}[ \t]/;
const SETEXT_UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/**
 * Blanks what strict MDX refuses but authors write in `.mdx` files: HTML comments and `{#id}` behind headings.
 * Fenced code and code spans are left alone; every other character keeps its place.
 */
export function maskMdx(text: string): MaskedMdx {
  const headingIds = new Map<number, string>();
  if (!text.includes("<!--") && !text.includes("{#")) return {text, headingIds};
  const lines = text.split("\n");
  const fences = new FenceTracker();
  let inComment = false;
  for (let i = 0; i < lines.length; i++) {
    let line = lines[i] as string;
    if (!inComment) {
      if (fences.isCode(line)) continue;
      const id = line.includes("{#") ? ID_AT_END.exec(line) : null;
      if (id && (ATX.test(line) || SETEXT_UNDERLINE.test(lines[i + 1] ?? ""))) {
        headingIds.set(i + 1, id[1] as string);
        const [written] = id;
        line = line.slice(0, id.index) + " ".repeat(written.length) + line.slice(id.index + written.length);
      }
    }
    [line, inComment] = blankComments(line, inComment);
    lines[i] = line;
  }
  return {text: lines.join("\n"), headingIds};
}

/** Blanks comments of one line outside code spans; says whether a comment goes on in the next line. */
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
      const run = /^`+/.exec(line.slice(next))?.[0] as string;
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
