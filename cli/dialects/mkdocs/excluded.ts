import {append} from "#schemas/rules/long-lists.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/** Matches a pattern for an empty name, `.` or `..`, which no path contains. */
const NO_PATH = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** Maximum number of patterns that a regular expression may become. */
const MAX_PATTERNS = 50;

/**
 * Returns the glob patterns of files that the plug-in `exclude` leaves out, and its regular expressions that have no equivalent:
 * https://github.com/apenwarr/mkdocs-exclude
 *
 * @param options - options of the plug-in
 */
export function excludedByPlugin(options: unknown): {patterns: string[]; unread: string[]} {
  const {glob, regex} = record(options);
  const patterns = textsOf(glob);
  const unread: string[] = [];
  for (const expression of textsOf(regex)) {
    const found = patternsOf(expression);
    if (found) append(patterns, found);
    else unread.push(expression);
  }
  return {patterns: patterns.filter(pattern => !NO_PATH.test(pattern)).map(globOf), unread};
}

/**
 * Returns the glob patterns of READMEs in folders that have an index, which are no pages:
 * https://www.mkdocs.org/user-guide/writing-your-docs/#index-pages
 */
export function readmesBesideIndexes(content: string, files: SettingsFiles): string[] {
  const found = filesBelow(content, "", name => /^(?:index|README)\.md$/.test(name), undefined, files);
  const paths = new Set(found.map(({path}) => path));
  return [...paths]
    .filter(path => path.endsWith("README.md") && paths.has(path.replace(/README\.md$/, "index.md")))
    .map(globOf);
}

/** Returns the strings of a value that is one or a list of them. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? list(value) : [value]).flatMap(each => text(each) ?? []);

/** Parts of an `fnmatch` pattern: stars, a set of characters, or any other character. */
const PATTERN_PART = /\*+|\[[!^]?[^\][!^/]{1,100}\]|./gsu;

/** Converts a pattern of Python's `fnmatch`, whose star also matches slashes, to a glob pattern. */
function globOf(pattern: string): string {
  const parts = pattern.match(PATTERN_PART) ?? [];
  return parts
    .map((part, i) => {
      if (part.startsWith("*")) return starOf(parts[i - 1], parts[i + 1]);
      if (part.length > 1 && part.startsWith("[")) return part.replace("[!", "[^");
      return part === "/" || part === "?" ? part : part.replace(/[^\p{L}\p{N}_.\- ]/u, "\\$&");
    })
    .join("");
}

/** Returns the glob pattern of a star between two parts: any number of names, of which the neighbors may be part. */
function starOf(before = "/", after: string | undefined): string {
  const startsName = before === "/";
  if (after === undefined) return startsName ? "**" : "{*,*/**}";
  if (after === "/") return "*/**";
  return startsName ? "**/*" : "{*,*/**/*}";
}

/** Parts of a regular expression that `fnmatch` has an equivalent for. */
const EXPRESSION_PART = /\.[*+]|\\\W|\((?:\?:)?[\w|-]+\)|[\w/ -]|\./g;

/** Converts a regular expression for the start of a path to `fnmatch` patterns, or returns `null` if there are none. */
function patternsOf(expression: string): string[] | null {
  const isWhole = expression.endsWith("$") && !expression.endsWith("\\$");
  const body = expression.slice(expression.startsWith("^") ? 1 : 0, isWhole ? -1 : undefined);
  const parts = body.match(EXPRESSION_PART) ?? [];
  if (parts.join("") !== body) return null;
  let patterns = [""];
  for (const part of parts) {
    const choices = part.startsWith("(")
      ? part
          .replace(/^\((?:\?:)?/, "")
          .slice(0, -1)
          .split("|")
      : [partOf(part)];
    if (patterns.length * choices.length > MAX_PATTERNS) return null;
    patterns = patterns.flatMap(start => choices.map(choice => start + choice));
  }
  return isWhole ? patterns : patterns.map(pattern => `${pattern}*`);
}

function partOf(part: string): string {
  if (part === ".*") return "*";
  if (part === ".+") return "?*";
  if (part === ".") return "?";
  return part.startsWith("\\") ? part.slice(1).replace(/[*?[]/, "[$&]") : part;
}
