import type {Document} from "./document.ts";
import type {HtmlToken} from "./html/html-tokens.ts";

/**
 * Writes what is inside an HTML element as one line of Markdown: tags stay as they are, text is kept from being taken
 * for Markdown, comments go.
 *
 * @returns the empty string where there is no text to read
 */
export function inlineMarkdown({text}: Document, tokens: readonly HtmlToken[]): string {
  if (!tokens.some(token => token.kind === "text" && token.name.trim() !== "")) return "";
  const line = tokens
    .filter(token => token.kind !== "comment")
    .map(token => {
      const source = text.slice(token.start, token.end);
      return token.kind === "text" ? source.replace(/[\\`*_[\]~]/g, "\\$&") : source;
    })
    .join("")
    .replace(/(?:(?<!\s)\s*)?\n[ \t>]*/g, " ")
    .trim();
  return line.replace(/^(?:[#>+-]|\d+(?=[.)]))/, match => (/\d/.test(match) ? `${match}\\` : `\\${match}`));
}
