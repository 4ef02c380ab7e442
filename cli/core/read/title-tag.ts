import {unescapeHtml} from "#schemas/rules/markup.ts";
import {foldedTitle} from "../model/mdast-text.ts";

/** Number of bytes at the start of a page in which its title is searched. */
const START = 4096;

/** Returns the folded text of the `<h1>` that a page starts with; `undefined` if Markdown comes first. */
export function titleTagOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, START));
  if (!start.includes("<h1") && !start.includes("<H1")) return undefined;
  const text = start.toString("utf8").replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---[^\S\n]*(?:\r?\n|$)/, "");
  const [, before = "", title] = /^([^#`]*?)<h1(?:\s[^<>]*)?>([\s\S]*?)<\/h1\s*>/i.exec(text) ?? [];
  if (title === undefined || /^\s*[^\s<]/m.test(before)) return undefined;
  return foldedTitle(unescapeHtml(title.replaceAll(/<[^<>]*>/g, ""))) || undefined;
}
