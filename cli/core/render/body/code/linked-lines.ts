import type {Code} from "mdast";
import {escapeHtml, unescapeHtml} from "#schemas/rules/markup.ts";
import type {BodyState} from "../body-state.ts";
import {resolveHref} from "../links.ts";
import type {CodeLine} from "./code-line.ts";
import {highlightLines} from "./highlight.ts";

const LINK = /\[([^\][\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** Renders JavaScript in which Markdown links within comments are links (`js-with-links`). */
export function linkedLines(code: string, node: Code, state: BodyState): CodeLine[] {
  const lines = highlightLines(code, "js");
  // Highlighting escapes text but leaves links intact, because a comment is a single token.
  return lines.map((line, i) => ({html: linkComments(line, i, node, state)}));
}

const COMMENT = /(<i class=t-c>)(.*?)(<\/i>)/g;

function linkComments(html: string, index: number, node: Code, state: BodyState): string {
  if (!html.includes("](")) return html;
  return html.replaceAll(COMMENT, (_, open: string, comment: string, close: string) => {
    const linked = comment.replaceAll(LINK, (_all, label: string, target: string) => {
      const href = resolveHref(unescapeHtml(target), placeOfLine(node, index), state);
      return href === "" ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
    });
    return open + linked + close;
  });
}

/** Returns the position of a line in a code block. The first line of code follows the fence. */
export function placeOfLine(node: Code, index: number): {position?: Code["position"]} {
  if (!node.position) return {};
  const line = node.position.start.line + 1 + index;
  return {position: {start: {line, column: 1}, end: {line, column: 1}}};
}
