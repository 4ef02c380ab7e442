import {escapeText} from "#schemas/rules/markup.ts";
import type {CodeLine} from "./code-line.ts";
import {highlightLines} from "./highlight.ts";
import {token} from "./token-classes.ts";

const HEADER = /^(?:diff |index [\da-f]|@@|\\ No newline)/;
const HIDDEN = {add: "added ", del: "removed "} as const;

/** What a reader who does not see the sign of a line hears of it. */
export const hiddenSign = (sign: keyof typeof HIDDEN): string =>
  `<span class="sr" data-nocopy>${HIDDEN[sign]}</span>`;

/**
 * Lines of a diff: the sign in the first column becomes a class (the style sheet draws it, so it is never copied) and
 * a hidden word; headers are not copied either. The code itself is highlighted as one language, so that a token may go over
 * lines of one side.
 *
 * @param lang of the code; diffs in documentation mostly are of JavaScript
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

/** Names of files stand in two lines, so that the removed line `-- x` is told from a name. */
function isHeader(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", after = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  const isPair = (from: string, to: string): boolean => /^--- \S/.test(from) && /^\+\+\+ \S/.test(to);
  return HEADER.test(line) || isPair(line, after) || isPair(before, line);
}
