import {longestMatch} from "#schemas/rules/long-lists.ts";
import {Output} from "../text/output.ts";
import type {Expansion} from "./expansion.ts";

interface Body {
  code: string;
  lang: string;
  title?: string | undefined;
}

/** Writes a fenced code block with the given indentation. `expand` expands the tags that also apply in code. */
export function putFence(
  {code, lang, title}: Body,
  indent: string,
  line: number,
  around: Expansion,
  expand: (text: string, around: Expansion) => void,
): void {
  const filled = new Output();
  if (code.includes("{")) expand(`${FENCE}\n${code}\n${FENCE}`, {...around, output: filled, at: line});
  const body = filled.text === "" ? code : filled.text.slice(FENCE.length + 1, -FENCE.length - 1);
  const [first = "", ...others] = fenced(body, lang, title);
  around.output.block(first, indent, line);
  around.output.add(others.map(text => (text === "" ? "\n" : `\n${indent}${text}`)).join(""), line, false);
}

/** Fence that is longer than any in use. */
const FENCE = "~".repeat(80);

/** Returns the lines of a fenced code block, whose fence is longer than any inside it. */
function fenced(code: string, lang: string, title: string | undefined): string[] {
  const longest = longestMatch(code, /`{3,}/g, 2);
  const ticks = "`".repeat(longest + 1);
  const name = /^[\w+#-]*$/.test(lang) ? lang : "";
  const meta = title ? ` title="${title.replaceAll('"', "'")}"` : "";
  const body = code.replace(/^[ \t]*\n/, "").replace(/\n[ \t]*$/, "");
  return [ticks + name + meta, ...body.split("\n"), ticks];
}
