import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {includeFile} from "../toolkit/template/include.ts";
import {indentOf, Output} from "../toolkit/text/output.ts";

/** Matches a tag, which may span lines, with its file and its options. */
const TAG = /\{%-?\s*include-markdown\s+(?:"([^"\n]+)"|'([^'\n]+)')([^%]{0,1000})%\}/g;

const OPTION = /\b(start|end)\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)')/g;

/**
 * Inserts Markdown files that `{% include-markdown "file" %}` names, or the part of them between the texts `start` and
 * `end`: https://github.com/mondeja/mkdocs-include-markdown-plugin
 */
export function readIncludes(scope: FileScope): RewrittenText | null {
  const {text} = scope;
  if (!text.includes("include-markdown")) return null;
  const output = new Output();
  let [at, line] = [0, 1];
  const copy = (end: number): void => {
    const part = text.slice(at, end);
    output.add(part, line, true);
    line += part.split("\n").length - 1;
    at = end;
  };
  for (const {index, 0: tag, 1: double, 2: single, 3: options = ""} of text.matchAll(TAG)) {
    copy(index);
    const found = includeFile(
      double ?? single ?? "",
      {tag: "include", folders: [".", ""]},
      {name: "include-markdown"},
      scope,
      line,
    );
    const indent = indentOf(output.line);
    output.add(partOf(found ?? "", options).replaceAll(/\n(?=[^\n])/g, `\n${indent}`), line, false);
    at += tag.length;
    line += tag.split("\n").length - 1;
  }
  copy(text.length);
  return {text: output.text, lines: output.lines};
}

/** Returns the part of a file between the texts that options name. */
function partOf(text: string, options: string): string {
  const named = new Map(
    [...options.matchAll(OPTION)].map(([, name = "", double, single]) => [name, double ?? single ?? ""]),
  );
  const start = named.get("start") ?? "";
  const from = start === "" ? -1 : text.indexOf(start);
  const rest = from === -1 ? text : text.slice(from + start.length);
  const end = named.get("end") ?? "";
  const to = end === "" ? -1 : rest.indexOf(end);
  return (to === -1 ? rest : rest.slice(0, to)).replace(/\n$/, "");
}
