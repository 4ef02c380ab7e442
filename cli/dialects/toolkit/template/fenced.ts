import {longestMatch} from "#schemas/rules/long-lists.ts";
import type {Output} from "../text/output.ts";

/** Writes a fenced code block with the given indentation. */
export function putFence(
  output: Output,
  code: string,
  lang: string,
  title: string | undefined,
  indent: string,
  line: number,
): void {
  const [first = "", ...others] = fenced(code, lang, title);
  output.block(first, indent, line);
  output.add(others.map(text => (text === "" ? "\n" : `\n${indent}${text}`)).join(""), line, false);
}

/** Returns the lines of a fenced code block, whose fence is longer than any inside it. */
function fenced(code: string, lang: string, title: string | undefined): string[] {
  const longest = longestMatch(code, /`{3,}/g, 2);
  const ticks = "`".repeat(longest + 1);
  const name = /^[\w+#-]*$/.test(lang) ? lang : "";
  const meta = title ? ` title="${title.replaceAll('"', "'")}"` : "";
  const body = code.replace(/^[ \t]*\n/, "").replace(/\n[ \t]*$/, "");
  return [ticks + name + meta, ...body.split("\n"), ticks];
}
