import {proseLines} from "#core/parse/blocks/lines.ts";
import {atLine, type FileScope, type RewrittenText} from "#core/parse/file-scope.ts";
import {locate} from "#core/parse/imports.ts";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {plainText} from "#support/files/plain-text.ts";
import {findIncluded, includeFile} from "../toolkit/template/include.ts";
import {Output} from "../toolkit/text/output.ts";
import {svgText} from "../toolkit/text/svg-text.ts";

const ONE = /^([ \t]*)(;?)-+8<-+[ \t]+(["'])([^"'\n]+)\3[ \t]*$/;
const MANY = /^([ \t]*)-+8<-+[ \t]*$/;
const RULE = {tag: "include" as const, folders: ["", "docs", "includes", "snippets"]};

/**
 * Inserts snippet files, in code as well: `--8<-- "file:3:10"`, or lines of file names between two of these
 * markers. A semicolon escapes the marker
 * (https://facelessuser.github.io/pymdown-extensions/extensions/snippets/).
 */
export function readScissors(scope: FileScope): RewrittenText | null {
  if (!scope.text.includes("8<-")) return null;
  const output = new Output();
  const lines = scope.text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  let many: string | null = null;
  for (const [i, line] of lines.entries()) {
    const [, indent = "", semicolon, , file] = ONE.exec(line) ?? [];
    const [, around] = MANY.exec(line) ?? [];
    let text = line;
    if (semicolon === ";") text = line.replace(";", "");
    else if (file !== undefined)
      text =
        (prose.has(i) ? drawing(file, indent, i + 1, scope) : null) ?? snippet(file, indent, i + 1, scope);
    else if (around !== undefined) {
      many = many === null ? around : null;
      text = "";
    } else if (many !== null)
      text = /^[\s;]|^$/.test(line) && line.trim() === "" ? "" : snippet(line.trim(), many, i + 1, scope);
    output.add(i === 0 ? text : `\n${text}`, i + 1, false);
  }
  return {text: output.text, lines: output.lines};
}

/** Returns the picture of an SVG file of the content folder, which would be inserted as code; `null` for other files. */
function drawing(file: string, indent: string, line: number, scope: FileScope): string | null {
  const found = /\.svg$/i.test(file) ? findIncluded(file, RULE, scope) : undefined;
  if (found === undefined || pathWithin(scope.page.context.content, found) === null) return null;
  const target = relativePath(scope.folder, found);
  const located = locate(`./${target}`, true, atLine(line), scope);
  if (!located) return null;
  const words = svgText(plainText(located.bytes));
  return `${indent}<img src="${escapeHtml(target)}" alt="${escapeHtml(words)}">`;
}

function snippet(file: string, indent: string, line: number, scope: FileScope): string {
  if (/^(?:;|https?:)/.test(file)) return "";
  const text = includeFile(file, RULE, {name: "snippet"}, scope, line) ?? "";
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map(part => (part === "" ? "" : indent + part))
    .join("\n");
}
