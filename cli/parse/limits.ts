import type {Grammar} from "./engine.ts";

/** Containers, brackets or expressions within each other; real pages stay below twenty. */
const MAX_DEPTH = 200;

/**
 * Cheap look at a text for nesting that would overflow the stack of a parser or take it very long: quotes and list
 * markers at the start of a line, runs of brackets, and unclosed braces and tags of MDX.
 *
 * @returns the line (from 1) where the limit is passed, or null
 */
export function findExcessiveNesting(text: string, grammar: Grammar): number | null {
  const offset =
    findDeepPrefix(text) ?? findBracketRun(text) ?? (grammar === "mdx" ? findDeepBraces(text) : null);
  if (offset === null) return null;
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

const DEEP_PREFIX = new RegExp(
  `^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${MAX_DEPTH}}|^[ \\t]{${MAX_DEPTH * 4},}(?:[-+*>]|\\d{1,9}[.)])`,
  "m",
);

function findDeepPrefix(text: string): number | null {
  const match = DEEP_PREFIX.exec(text);
  return match ? match.index : null;
}

const BRACKET_RUN = new RegExp(`(?:!?\\[[ \\t]*){${MAX_DEPTH}}|(?:<[^<>\\n]{0,8}){${MAX_DEPTH * 8}}`);

function findBracketRun(text: string): number | null {
  const match = BRACKET_RUN.exec(text);
  return match ? match.index : null;
}

/** Depth of `{` and of JSX tags within one paragraph; code fences hold balanced braces or blank lines. */
function findDeepBraces(text: string): number | null {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === 0x7b) {
      if (++depth > MAX_DEPTH) return i;
    } else if (char === 0x7d && depth > 0) depth--;
    else if (char === 0x0a && text.charCodeAt(i + 1) === 0x0a) depth = 0;
  }
  return null;
}
