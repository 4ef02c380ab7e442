import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Output} from "../toolkit/text/output.ts";

const FIELD = /^( {0,3}):(?=[^\s:])((?:\\.|[^:\\\n])*[^\s:\\]|\\:|[^\s:\\]):(?:[ \t]+(.*))?$/;

/**
 * Converts field lists (`:name: body`) to definition lists. A list starts after a blank line, and the lines
 * of a body are indented: https://myst-parser.readthedocs.io/en/latest/syntax/optional.html#field-lists
 */
export function readFieldLists({text}: FileScope): RewrittenText | null {
  if (!/^ {0,3}:[^\s:]/m.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
  let isFirst = true;
  const put = (at: number, ...written: string[]): void => {
    for (const line of written) {
      output.add(isFirst ? line : `\n${line}`, at + 1, false);
      isFirst = false;
    }
  };
  const fieldAt = (at: number): RegExpExecArray | null =>
    prose.has(at) ? FIELD.exec(lines[at] ?? "") : null;
  for (let at = 0; at < lines.length; at++) {
    const startsBlock = (lines[at - 1] ?? "").trim() === "";
    if (!startsBlock || !fieldAt(at)) {
      put(at, lines[at] ?? "");
      continue;
    }
    put(at, "<dl>");
    for (let field = fieldAt(at); field; field = fieldAt(at)) {
      const [, , name = "", body = ""] = field;
      put(at, "<dt>", "", name.replaceAll("\\:", ":"), "", "</dt>", "<dd>", "", body);
      for (at++; at < lines.length; at++) {
        const line = lines[at] ?? "";
        const isBody =
          /^(?: {2,}|\t)/.test(line) || (line.trim() === "" && /^(?: {2,}|\t)/.test(lines[at + 1] ?? ""));
        if (!isBody) break;
        put(at, line.replace(/^(?: {1,4}|\t)/, ""));
      }
      put(at - 1, "", "</dd>");
    }
    put(at - 1, "</dl>", "");
    at--;
  }
  return {text: output.text, lines: output.lines};
}
