import {atLine, type FileScope, report} from "#core/parse/file-scope.ts";
import {longestMatch} from "#schemas/rules/long-lists.ts";
import {shortOf} from "./signs.ts";

const LITERAL = /"((?:[^"\\\n]|\\.)*)"(\s*:)?|'((?:[^'\\\n]|\\.)*)'(\s*:)?/g;
const CALL = /^[\w.-]+\s*\(.+\)/s;

/** Maximum length of displayed argument text. */
const MAX_TEXT = 1_000;

/** Returns the string literals in a call's arguments, without keys of maps: `npm({packages: ["x"]})` → `x`. */
const textsIn = (source: string): string[] =>
  [...source.matchAll(LITERAL)].flatMap(([, double, key, single, other]) =>
    key || other ? [] : [(double ?? single ?? "").replaceAll(/\\(.)/g, "$1")],
  );

/**
 * Reports an unknown value (`template-value`, `template-call`) and returns its replacement. A macro call is
 * replaced by its text arguments as code, which readers would otherwise miss; other values, and all values
 * within links, by an empty string.
 *
 * @param before character before the value
 */
export function unknownValue(
  source: string,
  before: string | undefined,
  scope: FileScope,
  line: number,
): string {
  const name = shortOf(source);
  const isShown = CALL.test(source) && !/[("'=<]/.test(before ?? "");
  const words = isShown ? textsIn(source).join(" ").trim() : "";
  if (words === "") report(scope, "template-value", `\`${name}\` has no known value`, atLine(line));
  else report(scope, "template-call", `\`${name}\` is not executed; its text is shown as code`, atLine(line));
  return words && codeOf(words);
}

/** Returns the prose arguments of an unknown tag as code, or `""` if there are none. */
export function shownProse(source: string): string {
  const words = textsIn(source).filter(text => /\p{L}\s+\p{L}/u.test(text));
  return words.length === 0 ? "" : codeOf(words.join(" "));
}

/** Creates a code span for a text that may contain backticks. */
function codeOf(words: string): string {
  const text = words.replaceAll(/\s+/g, " ").slice(0, MAX_TEXT);
  const longest = longestMatch(text, /`+/g);
  const fence = "`".repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : fence + text + fence;
}
