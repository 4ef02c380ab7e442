import type {Grammar} from "./engine/engine.ts";

/** Containers, brackets or expressions within each other; real pages stay below twenty. */
const MAX_DEPTH = 200;

/**
 * Cheap look at a text for nesting that would overflow the stack of a parser or take it very long: quotes and list
 * markers at the start of a line, runs of brackets, and expressions of MDX.
 *
 * @returns the line (from 1) where the limit is passed, or null
 */
export function findExcessiveNesting(text: string, grammar: Grammar): number | null {
  const offset = findLongLine(text) ?? (grammar === "mdx" ? findDeepExpression(text) : null);
  if (offset === null) return null;
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

const DEEP_LINE = [
  // Quotes and list items within each other in one line, or a list item far to the right.
  new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_DEPTH}}`),
  new RegExp(`^[ \\t]{${MAX_DEPTH * 4},}(?:[-+*>]|\\d{1,9}[.)])`),
  new RegExp(`(?:!?\\[[ \\t]*){${MAX_DEPTH}}`),
  // Emphasis within emphasis.
  new RegExp(`[*_]{${MAX_DEPTH * 2}}[^*_\\s]`),
];

/** Nesting within one line takes at least a character a level. */
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

/** Brackets within each other, in the page as a whole; the native parser overflows from 2,500 on. */
const MAX_BRACKETS = 1000;
/** Length and operators of one line that would overflow it, too. */
const LONG_LINE = 8000;
const MAX_OPERATORS = 4000;

/** Tags within expressions that nothing closes; the native parser reads each in two ways, so time doubles with every one. */
const MAX_OPEN_TAGS = 20;

/**
 * Depth of an expression of MDX: braces within a paragraph (an attribute may not be closed before its end, and a parser
 * tries each), brackets in the page, operators in a line, open tags within braces. What a fence holds is no expression.
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

/** Whether a tag or a fragment begins here, not a comparison or a parameter of a type. */
const isTag = (text: string, at: number): boolean =>
  /[A-Za-z>]/.test(text.charAt(at + 1)) && !/[\w$.)\]]/.test(text.charAt(at - 1));

/** Where a fence that begins here ends; the place itself where none begins. */
function endOfFence(text: string, at: number): number {
  const mark = /^(?:`{3,}|~{3,})/.exec(text.slice(at, at + 20))?.[0];
  if (mark === undefined) return at;
  const end = text.indexOf(`\n${mark}`, at);
  return end === -1 ? text.length : end;
}
