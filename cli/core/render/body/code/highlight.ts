import {detached} from "#schemas/rules/detached.ts";
import {escapeText} from "#schemas/rules/markup.ts";
import {hasLineOver} from "#support/files/long-line.ts";
import {grammarOf, tokenize} from "./grammars.ts";
import type {Token} from "./prism.ts";
import {token as marked, tokenClass} from "./token-classes.ts";

/** Reports whether code in this language can be highlighted. */
export const hasGrammar = (lang: string): boolean => grammarOf(lang) !== null;

/**
 * Maximum length of a block and a line that is highlighted, in UTF-16 units. Most grammars have patterns that take
 * quadratic time in the length of a line, and some in the length of the block.
 */
const MAX_BLOCK = 20_000;
const MAX_LINE = 2000;

/** Reports whether a block is within the limits of highlighting. */
export const isHighlightable = (code: string): boolean =>
  code.length <= MAX_BLOCK && !hasLineOver(code, MAX_LINE);

/**
 * Highlighted blocks, each stored as one string, because its many substrings would take several times the
 * memory.
 */
const known = new Map<string, string>();
/** Maximum size of the cache in UTF-16 units, so that memory does not grow with the size of the site. */
const MAX_KNOWN = 8_000_000;
let size = 0;

/**
 * Returns the lines of a block as markup with elements for tokens. Results are cached, since blocks may
 * recur.
 */
export function highlightLines(code: string, lang: string): string[] {
  const key = `${lang}\n${code}`;
  const before = known.get(key);
  if (before !== undefined) return before.split("\n");
  const grammar = isHighlightable(code) ? grammarOf(lang) : null;
  const lines = grammar ? toLines(tokenize(code, grammar)) : escapeText(code).split("\n");
  remember(key, lines.join("\n"));
  return lines;
}

function remember(key: string, text: string): void {
  size += key.length + text.length;
  if (size > MAX_KNOWN) {
    known.clear();
    size = key.length + text.length;
  }
  known.set(detached(key), detached(text));
}

/**
 * Converts tokens to lines. A token that spans several lines is closed and reopened; neighbors with the same
 * class are merged.
 */
function toLines(tokens: Token[]): string[] {
  const lines: string[] = [];
  let line = "";
  let open = "";
  let run = "";
  const flush = (): void => {
    if (run !== "") line += open === "" ? run : marked(open, run);
    run = "";
  };
  const put = (text: string, name: string): void => {
    if (text === "") return;
    // White space looks the same in every class.
    if (name !== open && text.trim() !== "") {
      flush();
      open = name;
    }
    run += escapeText(text);
  };
  const write = (token: Token, name: string): void => {
    if (typeof token === "string") {
      let from = 0;
      for (let at = token.indexOf("\n"); at !== -1; at = token.indexOf("\n", from)) {
        put(token.slice(from, at), name);
        flush();
        lines.push(line);
        line = "";
        open = "";
        from = at + 1;
      }
      put(token.slice(from), name);
      return;
    }
    const inner = tokenClass(token.type) ?? name;
    if (Array.isArray(token.content)) for (const child of token.content) write(child, inner);
    else write(token.content, inner);
  };
  for (const token of tokens) write(token, "");
  flush();
  lines.push(line);
  return lines;
}
