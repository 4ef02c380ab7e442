import {proseLines} from "../blocks/lines.ts";
import type {FileScope} from "../file-scope.ts";
import {type Filled, Output} from "../template/output.ts";
import {readCritic} from "./critic.ts";

const ABBREVIATION = /^ {0,3}\*\[([^\]\n]{1,80})\]:[ \t]*(\S.*)?$/;
const MARKDOWN_IN = /^([ \t]*)<(\w+)\b[^<>]*\smarkdown(?:="?\w*"?)?(?=[\s>])[^<>]*>[ \t]*$/;
/** An option of an extension or plug-in as the pages of Material for MkDocs name it, which links lead to. */
const OPTION = /<!-- md:option ([\w.:+-]+) -->/g;
const SHOWN = '`$1`<span id="+$1"></span>';
const MAX_ABBREVIATIONS = 500;

/**
 * Extensions of Python-Markdown that are lines or marks in a line: abbreviations, which are noted and leave the text; marks
 * of critics; elements that hold Markdown, whose tags get empty lines around them.
 */
export function readExtensions(scope: FileScope): Filled | null {
  const {text} = scope;
  if (!/\*\[|\{[+~=>-]{2}|\smarkdown[\s=>]|<!-- md:/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
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
      if (meaning && scope.abbreviations.size < MAX_ABBREVIATIONS)
        scope.abbreviations.set(name, meaning.trim());
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
    } else if (!prose.has(i)) put(line);
    else put(readCritic(line.startsWith("#") ? line : line.replaceAll(OPTION, SHOWN)));
  }
  return {text: output.text, lines: output.lines};
}
