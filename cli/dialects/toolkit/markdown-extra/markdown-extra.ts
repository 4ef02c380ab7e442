import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Output} from "../text/output.ts";
import {abbreviations} from "./abbreviations.ts";

const ABBREVIATION = /^ {0,3}\*\[([^\]\n]{1,80})\]:[ \t]*(\S.*)?$/;
const MARKDOWN_IN = /^([ \t]*)<(\w+)\b[^<>]*\smarkdown(?:="?\w*"?)?(?=[\s>])[^<>]*>[ \t]*$/;
const MAX_ABBREVIATIONS = 500;

/**
 * Reads the Markdown Extra features of Python-Markdown and Kramdown: abbreviations, which are recorded and
 * removed from the text, and elements that contain Markdown (`markdown="1"`), whose tags are surrounded with
 * blank lines.
 */
export function readMarkdownExtra(scope: FileScope): RewrittenText | null {
  const {text} = scope;
  if (!/\*\[|\smarkdown[\s=>]/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
  const meanings = new Map<string, string>();
  let open: {close: string; indent: string} | null = null;
  for (const [i, line] of lines.entries()) {
    const put = (...texts: string[]): void => {
      const whole = texts.join("\n");
      output.add(i === 0 ? whole : `\n${whole}`, i + 1, false);
    };
    const [, name, meaning] = (prose.has(i) ? ABBREVIATION.exec(line) : null) ?? [];
    const opening: RegExpExecArray | null = prose.has(i) && open === null ? MARKDOWN_IN.exec(line) : null;
    const indent: string = opening?.[1] ?? "";
    const tag: string | undefined = opening?.[2];
    if (name !== undefined) {
      if (meaning && meanings.size < MAX_ABBREVIATIONS) meanings.set(name, meaning.trim());
      put("");
    } else if (tag !== undefined && lines.slice(i + 1, i + 200).some(one => one.trim() === `</${tag}>`)) {
      open = {close: `</${tag}>`, indent};
      put(line, "");
    } else if (open !== null && line.trim() === open.close) {
      put("", line, "");
      open = null;
    } else if (open !== null && prose.has(i)) {
      const inner = line.startsWith(open.indent) ? line.slice(open.indent.length) : line;
      const text = open.indent + inner.replace(/^ {1,3}(?=<|!|\[)/, "");
      put(...(/^\s*<figcaption/.test(text) ? ["", text, ""] : [text]));
    } else put(line);
  }
  if (meanings.size > 0) scope.inline.push(abbreviations(meanings));
  return {text: output.text, lines: output.lines};
}
