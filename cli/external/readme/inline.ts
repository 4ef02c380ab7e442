import type {Document} from "./document.ts";
import type {HtmlToken} from "./html/html-tokens.ts";

/**
 * Converts the content of an HTML element to one line of Markdown: tags are kept, text is escaped, comments
 * are removed.
 *
 * @returns an empty string if there is no visible text
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
