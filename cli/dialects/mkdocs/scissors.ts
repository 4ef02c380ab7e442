import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {includeFile} from "../toolkit/template/include.ts";
import {Output} from "../toolkit/text/output.ts";

const ONE = /^([ \t]*)(;?)-+8<-+[ \t]+(["'])([^"'\n]+)\3[ \t]*$/;
const MANY = /^([ \t]*)-+8<-+[ \t]*$/;
const FOLDERS = ["", "docs", "includes", "snippets"];

/**
 * Inserts snippet files, in code as well: `--8<-- "file:3:10"`, or lines of file names between two of these
 * markers. A semicolon escapes the marker
 * (https://facelessuser.github.io/pymdown-extensions/extensions/snippets/).
 */
export function readScissors(scope: FileScope): RewrittenText | null {
  if (!scope.text.includes("8<-")) return null;
  const output = new Output();
  const lines = scope.text.split("\n");
  let many: string | null = null;
  for (const [i, line] of lines.entries()) {
    const [, indent = "", semicolon, , file] = ONE.exec(line) ?? [];
    const [, around] = MANY.exec(line) ?? [];
    let text = line;
    if (semicolon === ";") text = line.replace(";", "");
    else if (file !== undefined) text = snippet(file, indent, i + 1, scope);
    else if (around !== undefined) {
      many = many === null ? around : null;
      text = "";
    } else if (many !== null)
      text = /^[\s;]|^$/.test(line) && line.trim() === "" ? "" : snippet(line.trim(), many, i + 1, scope);
    output.add(i === 0 ? text : `\n${text}`, i + 1, false);
  }
  return {text: output.text, lines: output.lines};
}

function snippet(file: string, indent: string, line: number, scope: FileScope): string {
  if (/^(?:;|https?:)/.test(file)) return "";
  const rule = {tag: "include" as const, folders: FOLDERS};
  const text = includeFile(file, rule, {name: "snippet"}, scope, line) ?? "";
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map(part => (part === "" ? "" : indent + part))
    .join("\n");
}
