import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Output} from "../text/output.ts";
import {abbreviations} from "./abbreviations.ts";
import {elementLines} from "./elements.ts";

const ABBREVIATION = /^ {0,3}\*\[([^\]\n]{1,80})\]:[ \t]*(\S.*)?$/;
const MAX_ABBREVIATIONS = 500;

/**
 * Reads the Markdown Extra features of Python-Markdown and Kramdown: abbreviations, which are recorded and
 * removed from the text, and elements around or before Markdown (`markdown="1"`).
 */
export function readMarkdownExtra(scope: FileScope): RewrittenText | null {
  const {text} = scope;
  if (!/\*\[|\smarkdown[\s=>]|<img\s|<\/\w/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
  const meanings = new Map<string, string>();
  const elements = elementLines(lines, prose);
  for (const [i, line] of lines.entries()) {
    const [, name, meaning] = (prose.has(i) ? ABBREVIATION.exec(line) : null) ?? [];
    if (name !== undefined && meaning && meanings.size < MAX_ABBREVIATIONS)
      meanings.set(name, meaning.trim());
    const shown = name === undefined ? elements(i) : [""];
    if (shown.length === 0) continue;
    const whole = shown.join("\n");
    output.add(i === 0 ? whole : `\n${whole}`, i + 1, false);
  }
  if (meanings.size > 0) scope.inline.push(abbreviations(meanings));
  return {text: output.text, lines: output.lines};
}
