import type {Grammar} from "./engine/engine.ts";

/** Maximum nesting depth of containers, brackets or expressions; real pages stay below twenty. */
const MAX_DEPTH = 200;

/**
 * Quickly scans a text for nesting that would overflow a parser's stack or take it very long: quote and list
 * markers at the start of a line, sequences of brackets, and MDX expressions.
 *
 * @returns the line (from 1) at which the limit is exceeded, or `null`
 */
export function findExcessiveNesting(text: string, grammar: Grammar): number | null {
  const offset = findLongLine(text) ?? (grammar === "mdx" ? findDeepExpression(text) : null);
  if (offset === null) return null;
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

const DEEP_LINE = [
  // Quotes and list items nested on one line, or a deeply indented list item.
  new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_DEPTH}}`),
  new RegExp(`^[ \\t]{${MAX_DEPTH * 4},}(?:[-+*>]|\\d{1,9}[.)])`),
  new RegExp(`(?:!?\\[[ \\t]*){${MAX_DEPTH}}`),
  // Nested emphasis.
  new RegExp(`[*_]{${MAX_DEPTH * 2}}[^*_\\s]`),
];

/** Finds excessive nesting within one line, which takes at least one character per level. */
function findLongLine(text: string): number | null {
  let from = 0;
  while (from < text.length) {
    const newline = text.indexOf("\n", from);
    const end = newline === -1 ? text.length : newline;
    if (end - from >= MAX_DEPTH) {
      const line = text.slice(from, end);
      if (DEEP_LINE.some(pattern => pattern.test(line))) return from;
    }
    from = end + 1;
  }
  return null;
}

/** Maximum depth of brackets in the whole page; the native parser overflows from 2,500. */
const MAX_BRACKETS = 1000;
/** Length of a line and number of operators that would overflow it as well. */
const LONG_LINE = 8000;
const MAX_OPERATORS = 4000;

/**
 * Maximum number of unclosed tags in expressions. The native parser reads each in two ways, so the time
 * doubles with every tag.
 */
const MAX_OPEN_TAGS = 20;

/**
 * Finds an MDX expression that is too deep: braces within a paragraph (an attribute may stay open until its
 * end, and a parser tries each), brackets in the page, operators on a line, open tags within braces. Code
 * fences contain no expressions.
 */
function findDeepExpression(text: string): number | null {
  if (text.length < MAX_OPEN_TAGS || !/\{|^(?:import|export)\s/m.test(text)) return null;
  let braces = 0;
  let brackets = 0;
  let operators = 0;
  let tags = 0;
  let lineStart = 0;
  for (let i = endOfFence(text, 0); i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x7b: // {
        if (++braces > MAX_DEPTH || ++brackets > MAX_BRACKETS) return i;
        break;
      case 0x28: // (
      case 0x5b: // [
        if (++brackets > MAX_BRACKETS) return i;
        break;
      case 0x7d: // }
        if (braces > 0) braces--;
        if (brackets > 0) brackets--;
        break;
      case 0x29: // )
      case 0x5d: // ]
        if (brackets > 0) brackets--;
        break;
      case 0x0a:
        if (text.charCodeAt(i + 1) === 0x0a) braces = 0;
        if (i - lineStart > LONG_LINE && operators > MAX_OPERATORS) return lineStart;
        lineStart = i + 1;
        operators = 0;
        if (braces === 0) i = endOfFence(text, lineStart) - 1;
        break;
      case 0x2f: // /
        if (tags > 0 && text.charCodeAt(i + 1) === 0x3e) tags--;
        break;
      case 0x3c: // <
        operators++;
        if (tags > 0 && text.charCodeAt(i + 1) === 0x2f) tags--;
        else if ((braces > 0 || tags > 0) && isTag(text, i) && ++tags > MAX_OPEN_TAGS) return i;
        break;
      case 0x21: // !
      case 0x2a: // *
      case 0x2b: // +
      case 0x2d: // -
      case 0x3d: // =
      case 0x3f: // ?
      case 0x7e: // ~
        operators++;
    }
  }
  return text.length - lineStart > LONG_LINE && operators > MAX_OPERATORS ? lineStart : null;
}

/** Reports whether a tag or fragment begins here, rather than a comparison or a type parameter. */
const isTag = (text: string, at: number): boolean =>
  /[A-Za-z>]/.test(text.charAt(at + 1)) && !/[\w$.)\]]/.test(text.charAt(at - 1));

/** Returns the end of a fence that begins here, or the same offset if none does. */
function endOfFence(text: string, at: number): number {
  const mark = /^(?:`{3,}|~{3,})/.exec(text.slice(at, at + 20))?.[0];
  if (mark === undefined) return at;
  const end = text.indexOf(`\n${mark}`, at);
  return end === -1 ? text.length : end;
}
