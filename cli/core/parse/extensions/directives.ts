import {proseLines} from "../blocks/lines.ts";
import type {Filled} from "../template/output.ts";

const LEAF = /^([ \t]*)::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{[^{}\n]*\})?[ \t]*$/;
const TEXT = /(?<![\w:`/]):[a-z][\w-]*\[([^\]\n]*)\](?:\{[^{}\n]*\})?/g;

/**
 * Directives in a text (`:abbr[HTML]{title="…"}`) and in lines of their own (`::name[Label]{…}`) leave their content: what they
 * stand for is a program of the project (https://github.com/remarkjs/remark-directive).
 */
export function readDirectives(text: string): Filled | null {
  if (!/:[a-z][\w-]*[[{]|^[ \t]*::[a-z]/m.test(text)) return null;
  const lines = text.split("\n");
  for (const {index, text: line} of proseLines(lines)) {
    const leaf = LEAF.exec(line);
    if (leaf) lines[index] = (leaf[1] ?? "") + (leaf[3] ?? "");
    else if (!line.includes("`")) lines[index] = line.replaceAll(TEXT, "$1");
  }
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
}
