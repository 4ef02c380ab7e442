import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import {diagnostic} from "../../report/diagnostic.ts";

/** A page's text with the front matter cut out by blanking its lines. */
export interface FrontMatterSplit {
  text: string;
  yaml: string | null;
  /** Line of the file in which `yaml` starts. */
  frontMatterLine: number;
}

/**
 * Sets the front matter apart: YAML between a first line of exactly three dashes and the next such line (trailing
 * blanks allowed). Only the very first line can open it; later such lines are thematic breaks (CommonMark §4.1).
 *
 * Reports `front-matter-language` for `---js` and the like, which is never evaluated, and `front-matter-unclosed`
 * where the first lines look like YAML but no closing line follows.
 */
export function splitFrontMatter(text: string, file: string): FrontMatterSplit | {diagnostic: Diagnostic} {
  const opening = /^---([^\n]*)(?:\n|$)/.exec(text);
  const info = opening?.[1]?.trim() ?? "";
  if (!opening || info.startsWith("-")) return {text, yaml: null, frontMatterLine: 2};
  if (info !== "") {
    if (!/^[a-z]+$/i.test(info)) return {text, yaml: null, frontMatterLine: 2};
    if (!/^yaml$/i.test(info)) {
      return {
        diagnostic: diagnostic("front-matter-language", `front matter language ${info} is not supported`, {
          file,
          line: 1,
        }),
      };
    }
  }
  const start = opening[0].length;
  const closing = /^---[ \t]*$/m;
  const rest = text.slice(start);
  const end = closing.exec(rest);
  if (!end) {
    if (!/^[\w-]+:(?:\s|$)/.test(rest)) return {text, yaml: null, frontMatterLine: 2};
    return {
      diagnostic: diagnostic("front-matter-unclosed", "the front matter has no closing line", {
        file,
        line: 1,
      }),
    };
  }
  const yaml = rest.slice(0, end.index);
  const head = text.slice(0, start) + rest.slice(0, end.index + end[0].length);
  return {text: "\n".repeat(head.split("\n").length - 1) + text.slice(head.length), yaml, frontMatterLine: 2};
}
