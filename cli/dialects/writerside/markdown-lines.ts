import {attributesIn} from "./xml.ts";

const FENCE = /^([ \t]*(?:>[ \t]*)*)(`{3,}|~{3,})[ \t]*([^`\n]*)$/;
const ATTRIBUTES = /^[ \t]*(?:>[ \t]*)*\{((?:\s*[\w-]+="[^"]*")+)\s*\}\s*$/;
/** Maximum number of lines of an attribute list. */
const MOST_LINES = 20;
const QUOTE = /^([ \t]*)>/;
const LABEL = /^[ \t>]*\[!\w+\]/;
const KINDS: Readonly<Record<string, string | null>> = {
  tip: "TIP",
  note: "NOTE",
  warning: "WARNING",
  quote: null,
};

/** Lines of a text, with the number of each (from 1) in the source. */
export interface Lines {
  lines: string[];
  from: number[];
}

/**
 * Applies the attributes in braces below blocks: code with a source becomes an element, and quotes become asides, which are
 * tips by default: https://www.jetbrains.com/help/writerside/markup-reference.html
 */
export function readAttributes(written: readonly string[]): Lines {
  const lines: string[] = [];
  const from: number[] = [];
  const put = (line: string, at: number): void => {
    lines.push(line);
    from.push(at + 1);
  };
  for (let i = 0; i < written.length; i++) {
    const line = written[i] ?? "";
    const [, indent = "", mark = "", info = ""] = FENCE.exec(line) ?? [];
    if (mark !== "") {
      const end = endOfFence(written, i, mark);
      const {attributes, last} = attributesAt(written, end + 1);
      if (attributes?.src === undefined) for (let at = i; at <= end; at++) put(written[at] ?? "", at);
      else {
        const all = {...(info.trim() === "" ? {} : {lang: info.trim()}), ...attributes};
        const list = Object.entries(all).map(([key, value]) => `${key}="${value.replaceAll(/["<]/g, "")}"`);
        put(`${indent}<code-block ${list.join(" ")}/>`, i);
      }
      if (attributes?.id !== undefined) put(anchorOf(attributes), end + 1);
      i = last;
      continue;
    }
    const [, margin] = QUOTE.exec(line) ?? [];
    if (margin === undefined) {
      const {attributes, last} = attributesAt(written, i);
      put(attributes === null ? line : anchorOf(attributes), i);
      if (attributes !== null) i = last;
      continue;
    }
    let end = i;
    while (QUOTE.test(written[end + 1] ?? "") && !ATTRIBUTES.test(written[end + 1] ?? "")) end++;
    const {attributes, last} = attributesAt(written, end + 1);
    const kind = KINDS[(attributes?.style ?? attributes?.type ?? "tip").toLowerCase()];
    if (kind && !LABEL.test(line)) put(`${margin}> [!${kind}]`, i);
    const inner = readAttributes(written.slice(i, end + 1).map(each => each.replace(/^[ \t]*> ?/, "")));
    for (const [n, text] of inner.lines.entries()) put(`${margin}> ${text}`, i + (inner.from[n] ?? 1) - 1);
    if (attributes !== null) put(anchorOf(attributes), end + 1);
    i = last;
  }
  return {lines, from};
}

/** Returns the element that makes the id in an attribute list a link target. */
const anchorOf = ({id}: Readonly<Record<string, string>>): string =>
  id === undefined ? "" : `<a id="${id}"/>`;

/** Returns the attribute list that starts at a line, and its last line: the one before if there is none. */
function attributesAt(
  lines: readonly string[],
  start: number,
): {attributes: Record<string, string> | null; last: number} {
  if (/^[ \t>]*\{[ \t]*(?:[\w-]+=|$)/.test(lines[start] ?? ""))
    for (let last = start; last < start + MOST_LINES && lines[last]?.trim(); last++) {
      const [, list] = (lines[last] ?? "").trimEnd().endsWith("}")
        ? (ATTRIBUTES.exec(lines.slice(start, last + 1).join("\n")) ?? [])
        : [];
      if (list !== undefined) return {attributes: attributesIn(list), last};
    }
  return {attributes: null, last: start - 1};
}

/** Returns the index of the line that closes a fence, or of the last line. */
function endOfFence(lines: readonly string[], start: number, mark: string): number {
  const closes = (line: string): boolean => {
    const [, , end = "", rest = ""] = FENCE.exec(line) ?? [];
    return end[0] === mark[0] && end.length >= mark.length && rest.trim() === "";
  };
  for (let at = start + 1; at < lines.length; at++) if (closes(lines[at] ?? "")) return at;
  return lines.length - 1;
}
