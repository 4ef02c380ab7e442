import {escapeText} from "#schemas/rules/markup.ts";
import type {CodeLine} from "./code-line.ts";
import {highlightLines} from "./highlight.ts";
import {token} from "./token-classes.ts";

const HEADER = /^(?:diff |index [\da-f]|@@|\\ No newline)/;
const HIDDEN = {add: "added ", del: "removed "} as const;

/** Returns the hidden text that describes a line's sign to screen reader users. */
export const hiddenSign = (sign: keyof typeof HIDDEN): string =>
  `<span class="sr" data-nocopy>${HIDDEN[sign]}</span>`;

/**
 * Renders the lines of a diff. The sign in the first column becomes a class (drawn by the style sheet, so
 * that it is not copied) and a hidden text; headers are not copied either. The code is highlighted as a
 * whole, so that a token may span several lines.
 *
 * @param lang language of the code; most diffs in documentation are JavaScript
 */
export function diffLines(code: string, lang = "js"): CodeLine[] {
  const lines = code.split("\n");
  const signs = lines.map((line, i) => (isHeader(lines, i) ? "@" : line.charAt(0)));
  const bare = lines.map((line, i) => (signs[i] === "@" ? "" : /^[ +-]/.test(line) ? line.slice(1) : line));
  const html = highlightLines(bare.join("\n"), lang);
  return lines.map((line, i) => {
    if (signs[i] === "@") return {html: token("t-c", escapeText(line)), nocopy: true};
    const className = signs[i] === "+" ? "add" : signs[i] === "-" ? "del" : undefined;
    if (!className) return {html: html[i] ?? ""};
    return {html: hiddenSign(className) + (html[i] ?? ""), className};
  });
}

/**
 * Reports whether a line is a diff header. File names occupy two lines, which distinguishes them from a
 * removed line `-- x`.
 */
function isHeader(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", after = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  const isPair = (from: string, to: string): boolean => /^--- \S/.test(from) && /^\+\+\+ \S/.test(to);
  return HEADER.test(line) || isPair(line, after) || isPair(before, line);
}
