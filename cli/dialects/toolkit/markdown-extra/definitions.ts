import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Output} from "../text/output.ts";

/** Start of a definition, which is empty if a template produces no text. */
const DEFINITION = /^ {0,3}:[ \t]+(?=\S|$)/;
/** Start of a block other than a paragraph. */
const OTHER = /^\s*(?:[-*+>#|:]|\d+[.)][ \t]|`{3}|~{3}|<|!!!|\?\?\?|===|$)|^(?: {4}|\t)/;

/**
 * Converts definition lists to elements around their Markdown. A list is a paragraph followed by lines that
 * start with a colon and continue with the same indentation
 * (https://python-markdown.github.io/extensions/definition_lists/).
 */
export function readDefinitions({text}: FileScope): RewrittenText | null {
  if (!/^ {0,3}:[ \t]+(?:\S|$)/m.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
  let isFirst = true;
  const put = (line: string, at: number): void => {
    output.add(isFirst ? line : `\n${line}`, at + 1, false);
    isFirst = false;
  };
  const isTerm = (at: number): boolean => prose.has(at) && !OTHER.test(lines[at] ?? "");
  const definedAt = (at: number): number => {
    if (!isTerm(at)) return -1;
    let next = at + 1;
    while (next < lines.length && next < at + 10 && isTerm(next)) next++;
    if ((lines[next] ?? "x").trim() === "") next++;
    return prose.has(next) && DEFINITION.test(lines[next] ?? "") ? next : -1;
  };
  for (let at = 0; at < lines.length; at++) {
    const before = (lines[at - 1] ?? "").trim();
    const first = before === "" ? definedAt(at) : -1;
    if (first === -1) {
      put(lines[at] ?? "", at);
      continue;
    }
    put("<dl>", at);
    for (let term = at, from = first; from !== -1; ) {
      for (; term < from; term++)
        if ((lines[term] ?? "").trim() !== "")
          for (const line of ["<dt>", "", lines[term] ?? "", "", "</dt>"]) put(line, term);
      at = from;
      while (at < lines.length && DEFINITION.test(lines[at] ?? "")) at = definition(lines, at, put);
      term = at;
      from = definedAt(at);
    }
    put("</dl>", at - 1);
    put("", at - 1);
    at--;
  }
  return {text: output.text, lines: output.lines};
}

/** Emits one definition. Returns the index of the next line and the blank lines in between. */
function definition(lines: readonly string[], from: number, put: (line: string, at: number) => void): number {
  put("<dd>", from);
  put("", from);
  put((lines[from] ?? "").replace(DEFINITION, ""), from);
  let at = from + 1;
  for (let isText = true; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const isIndented = /^(?: {2,}|\t)/.test(line);
    if (line.trim() === "") isText = false;
    else if (!isIndented && (!isText || OTHER.test(line) || DEFINITION.test(line))) break;
    put(line.replace(/^(?: {1,4}|\t)/, ""), at);
  }
  put("", at - 1);
  put("</dd>", at - 1);
  return at;
}
