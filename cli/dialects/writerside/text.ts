import {unescaped} from "./xml.ts";

/**
 * Escapes the signs of Markdown in text.
 *
 * @param isStart whether it is at the start of a line
 */
export function escaped(text: string, isStart = false): string {
  const inner = text.replaceAll(/[\\`*_[\]~${}]/g, "\\$&").replaceAll(/<(?![!?])/g, "&lt;");
  return isStart ? inner.replace(/^(\d+(?=[.)])|(?=[-+#>=|]))/, "$1\\") : inner;
}

/** Names of languages without highlighting. */
const PLAIN = new Set(["generic", "plain", "none"]);

/** Returns the lines of a code block without the indentation that all lines share. */
export function fenced(code: string, lang: string, title: string | undefined, isXml: boolean): string[] {
  const text = isXml ? unescaped(code.replaceAll(/<!\[CDATA\[|\]\]>/g, "")) : code;
  const lines = text
    .replace(/^[ \t]*\n/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter(line => line.trim() !== "").map(line => line.search(/\S/));
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const longest = (text.match(/`+/g) ?? []).reduce((most, {length}) => Math.max(most, length), 2);
  const mark = "`".repeat(longest + 1);
  const [name = ""] = lang
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const info = [
    PLAIN.has(name) ? "text" : name,
    title === undefined ? "" : `title="${title.replaceAll(/["`]/g, "")}"`,
  ];
  return [
    `${mark}${info.filter(Boolean).join(" ")}`,
    ...lines.map(line => line.slice(Number.isFinite(indent) ? indent : 0)),
    mark,
  ];
}
