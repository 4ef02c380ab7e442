import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** A page's text with the front matter cut out by blanking its lines. */
export interface FrontMatterSplit {
  text: string;
  /** Text between the marks, YAML or TOML as `format` says. */
  yaml: string | null;
  format?: "toml";
  /** Line of the file in which `yaml` starts. */
  frontMatterLine: number;
}

/** What closes front matter, by the mark that opens it, and how its first key looks. */
const KINDS = {
  "---": {closing: /^---[ \t]*$/m, key: /^[\w-]+:(?:\s|$)/},
  "+++": {closing: /^\+\+\+[ \t]*$/m, key: /^\s*(?:[\w."-]+[ \t]*=|\[)/},
} as const;

/**
 * Sets the front matter apart: YAML between a first line of exactly three dashes and the next such line, TOML between
 * lines of three plus signs (trailing blanks allowed). Only the line at `startOf`, mostly the first, can open it; later such lines are thematic breaks (CommonMark §4.1) or text.
 *
 * Reports `front-matter-language` for `---js` and the like, which is never evaluated, and `front-matter-unclosed`
 * where the first lines look like keys and values but no closing line follows.
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
  const info = (opening[2] as string).trim();
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
  // Plus signs mean nothing in Markdown, so what stands between two lines of them must look like TOML.
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

/** Language that the opening line names, by its mark or the word after it; null where it opens nothing. */
function languageOf(mark: string, info: string): "yaml" | "toml" | "other" | null {
  if (mark === "+++") return info === "" ? "toml" : null;
  if (info === "" || /^yaml$/i.test(info)) return "yaml";
  if (/^toml$/i.test(info)) return "toml";
  return /^[a-z]+$/i.test(info) ? "other" : null;
}
