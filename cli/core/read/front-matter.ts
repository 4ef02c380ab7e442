import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Text of a page with blank lines in place of the front matter. */
export interface FrontMatterSplit {
  text: string;
  /** Text between the delimiters, in YAML or TOML (see `format`). */
  yaml: string | null;
  format?: "toml";
  /** Line of the file in which `yaml` starts. */
  frontMatterLine: number;
}

/** Closing delimiter and pattern of the first key, by opening delimiter. */
const KINDS = {
  "---": {closing: /^---[ \t]*$/m, key: /^[\w-]+:(?:\s|$)/},
  "+++": {closing: /^\+\+\+[ \t]*$/m, key: /^\s*(?:#[^\n]*\n\s*)*(?:[\w."-]+[ \t]*=|\[)/},
} as const;

/**
 * Extracts the front matter: YAML between two lines of exactly three hyphens, TOML between lines of three plus signs
 * (trailing white space allowed). Only the line at `startOf`, usually the first, can open it. Such lines later in the
 * file are thematic breaks (CommonMark §4.1) or text.
 *
 * Reports `front-matter-language` for executable languages such as `---js`, which are never evaluated, and
 * `front-matter-unclosed` if the first lines look like keys and values but no closing line follows.
 */
export function splitFrontMatter(
  text: string,
  file: string,
  startOf: (text: string) => number = () => 0,
): FrontMatterSplit | {diagnostic: Diagnostic} {
  const before = text.slice(0, startOf(text));
  const opening = /^(---|\+\+\+)([^\n]*)(?:\n|$)/.exec(text.slice(before.length));
  const line = before.split("\n").length;
  const none = {text, yaml: null, frontMatterLine: 2};
  if (!opening) return none;
  const mark = opening[1] as keyof typeof KINDS;
  const info = (opening[2] ?? "").trim();
  const language = languageOf(mark, info);
  if (language === null) return none;
  const place = {file, line};
  if (language === "other") {
    const message = `front matter language ${info} is not supported`;
    return {diagnostic: diagnostic("front-matter-language", message, place)};
  }
  const start = before.length + opening[0].length;
  const rest = text.slice(start);
  const end = KINDS[mark].closing.exec(rest);
  // Plus signs have no meaning in Markdown, so the text between two lines of them must look like TOML.
  if (mark === "+++" && !KINDS[mark].key.test(rest)) return none;
  if (!end) {
    if (!KINDS[mark].key.test(rest)) return none;
    const message = "the front matter has no closing line";
    return {diagnostic: diagnostic("front-matter-unclosed", message, place)};
  }
  const yaml = rest.slice(0, end.index);
  const head = text.slice(0, start) + rest.slice(0, end.index + end[0].length);
  return {
    text: "\n".repeat(head.split("\n").length - 1) + text.slice(head.length),
    yaml,
    ...(language === "toml" && {format: "toml" as const}),
    frontMatterLine: line + 1,
  };
}

/** Returns the language of an opening line, from its delimiter or the word after it; null if it opens nothing. */
function languageOf(mark: string, info: string): "yaml" | "toml" | "other" | null {
  if (mark === "+++") return info === "" ? "toml" : null;
  if (info === "" || /^yaml$/i.test(info)) return "yaml";
  if (/^toml$/i.test(info)) return "toml";
  return /^[a-z]+$/i.test(info) ? "other" : null;
}
