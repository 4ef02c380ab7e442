import {FIXED_ADDRESS, isAllowedAddress, schemeOf} from "#schemas/rules/addresses.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";

/** Delimiters, longest first, so that `**` is not read as two `*`. */
const EMPHASIS = [
  ["**", "strong"],
  ["__", "strong"],
  ["*", "em"],
  ["_", "em"],
] as const;

/**
 * Turns one line of Markdown into HTML that is safe to insert: links, strong, em and code; everything else is text.
 * A page-relative link, or one with a disallowed scheme, is reduced to its text. Used for data files (the banner); pages
 * go through the full parser.
 */
export function inlineHtml(text: string): string {
  let html = "";
  let at = 0;
  while (at < text.length) {
    const [piece, length] = pieceAt(text, at);
    html += piece;
    at += length;
  }
  return html;
}

/** Returns the HTML of the element at an offset, and its length in the source. */
function pieceAt(text: string, at: number): [html: string, length: number] {
  const rest = text.slice(at);
  const escaped = /^\\([!-/:-@[-`{-~])/.exec(rest);
  if (escaped) return [escapeHtml(escaped[1] ?? ""), 2];
  return code(rest) ?? link(rest) ?? emphasis(text, at) ?? plain(rest);
}

function code(rest: string): [string, number] | undefined {
  const match = /^(`+)(?!`)(.*?[^`])\1(?!`)/s.exec(rest);
  if (!match) return undefined;
  const written = match[2] ?? "";
  const isPadded = written.startsWith(" ") && written.endsWith(" ") && /[^ ]/.test(written);
  const inner = isPadded ? written.slice(1, -1) : written;
  return [`<code>${escapeHtml(inner)}</code>`, match[0].length];
}

function link(rest: string): [string, number] | undefined {
  const match = /^\[((?:\\.|[^[\]\\])*)\]\(\s*([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\s*\)/.exec(rest);
  if (!match) return undefined;
  const [whole, label = "", href = ""] = match;
  const text = inlineHtml(label);
  if (!isFixedAddress(href)) return [text, whole.length];
  const outside = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : "";
  return [`<a href="${escapeHtml(href)}"${outside}>${text}</a>`, whole.length];
}

/** Reports whether a link means the same on every page: it starts at the root, is a fragment, or has an allowed scheme. */
export const isFixedAddress = (href: string): boolean =>
  schemeOf(href) === null ? FIXED_ADDRESS.test(href) : isAllowedAddress(href);

function emphasis(text: string, at: number): [string, number] | undefined {
  for (const [mark, tag] of EMPHASIS) {
    if (!text.startsWith(mark, at)) continue;
    const inWord = mark.startsWith("_") && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
    const start = at + mark.length;
    if (inWord || /^\s|^$/.test(text.charAt(start))) return undefined;
    for (let end = text.indexOf(mark, start); end > 0; end = text.indexOf(mark, end + 1)) {
      const before = text.charAt(end - 1);
      const goesOn = mark.startsWith("_") && /[\p{L}\p{N}]/u.test(text.charAt(end + mark.length));
      if (end === start || /[\s\\]/.test(before) || goesOn) continue;
      return [`<${tag}>${inlineHtml(text.slice(start, end))}</${tag}>`, end + mark.length - at];
    }
  }
  return undefined;
}

/** Returns the text up to the next character that may start an element. */
function plain(rest: string): [string, number] {
  const length = Math.max(1, /^[^\\`[*_]*/.exec(rest)?.[0].length ?? 1);
  return [escapeHtml(rest.slice(0, length)), length];
}
