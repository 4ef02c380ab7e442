import {escapeHtml} from "../../../../../schemas/rules/markup.ts";
import type {CodeLine} from "./code-line.ts";
import {highlightLines} from "./highlight.ts";

const HEADER = /^(?:diff |index [\da-f]|---( |$)|\+\+\+( |$)|@@)/;
const HIDDEN = {add: "added ", del: "removed "} as const;

/** What a reader who does not see the sign of a line hears of it. */
export const hiddenSign = (sign: keyof typeof HIDDEN): string =>
  `<span class="sr" data-nocopy>${HIDDEN[sign]}</span>`;

/**
 * Lines of a diff: the sign in the first column becomes a class (the style sheet draws it, so it is never copied) and
 * a hidden word. The code itself is highlighted as JavaScript, which diffs in documentation mostly are, so that a
 * token may go over lines of one side.
 */
export function diffLines(code: string): CodeLine[] {
  const lines = code.split("\n");
  const signs = lines.map(line => (HEADER.test(line) ? "@" : line.charAt(0)));
  const bare = lines.map((line, i) => (signs[i] === "@" ? "" : /^[ +-]/.test(line) ? line.slice(1) : line));
  const html = highlightLines(bare.join("\n"), "js");
  return lines.map((line, i) => {
    if (signs[i] === "@") return {html: `<span class="t-c">${escapeHtml(line)}</span>`};
    const className = signs[i] === "+" ? "add" : signs[i] === "-" ? "del" : undefined;
    if (!className) return {html: html[i] ?? ""};
    return {html: hiddenSign(className) + (html[i] ?? ""), className};
  });
}
