import type {YamlFault, YamlFrontMatter} from "./yaml-value.ts";

/** Maximum length of front matter in UTF-16 units, because keys are compared with each other. */
const MAX_LENGTH = 64 * 1024;
/** Maximum nesting depth. The parser is recursive, and a stack overflow may end the process. */
const MAX_DEPTH = 100;

/** Returns a single error without entries if the front matter is too long, or `null`. */
export function tooLong(text: string): YamlFrontMatter | null {
  if (text.length <= MAX_LENGTH) return null;
  const message = `the front matter has more than ${MAX_LENGTH} characters`;
  return {entries: [], faults: [{message, line: 0, column: 1}], isMap: true};
}

/** Matches dashes, question marks and colons that each open a level on a single line. */
const COMPACT = new RegExp(`^ *(?:[-?:] +){${MAX_DEPTH}}`);

/**
 * Finds the first line that is nested too deeply: by indentation, by markers on the line, or by brackets up
 * to it.
 */
export function tooDeep(text: string): YamlFault | null {
  let brackets = 0;
  for (const [line, content] of text.split("\n").entries()) {
    let deepest = 0;
    for (const [bracket] of content.matchAll(/[[\]{}]/g)) {
      brackets = Math.max(0, brackets + (bracket === "[" || bracket === "{" ? 1 : -1));
      deepest = Math.max(deepest, brackets);
    }
    if (deepest > MAX_DEPTH || content.search(/\S/) > MAX_DEPTH * 2 || COMPACT.test(content))
      return {message: "the value is nested too deeply", line, column: 1};
  }
  return null;
}
