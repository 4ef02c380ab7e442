import {readStart} from "#support/files/regular-file.ts";
import type {NamedTerm} from "#support/links/terms.ts";

/** Number of bytes to read, enough for front matter keys that affect URLs. */
const HEAD_BYTES = 4096;

/**
 * Reads the first bytes of a file, without leading white space. Returns an empty string if the file is unreadable,
 * which is reported when the page is read, as is front matter that starts too late.
 */
export function readHead(file: string): string {
  try {
    return readStart(file, HEAD_BYTES).trimStart();
  } catch {
    return "";
  }
}

/** Front matter at the start of a text: YAML, TOML and JSON. */
const KINDS: readonly [start: string, pattern: RegExp][] = [
  ["---", /(?<![\s\S])---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*\r?$|$(?![\s\S]))/m],
  ["+++", /(?<![\s\S])\+\+\+[ \t]*\r?\n([\s\S]*?)(?:^\+\+\+[ \t]*\r?$|$(?![\s\S]))/m],
  ["{", /(?<![\s\S])\{[ \t]*\r?\n([\s\S]*?)(?:^\}[ \t]*\r?$|$(?![\s\S]))/m],
];

/** The last text and its top level, since several keys of a page are read one after the other. */
let last = {head: "", top: ""};

/** Returns the top level of a page's front matter, without TOML tables. */
function topOf(head: string): string {
  if (last.head === head) return last.top;
  const source = KINDS.find(([start]) => head.startsWith(start))?.[1].exec(head)?.[1] ?? "";
  last = {head, top: head.startsWith("+++") ? (source.split(/^\[/m, 1)[0] ?? "") : source};
  return last.top;
}

/**
 * Returns the text below a YAML key, joined to one line: a block scalar (`|`, `>`), or the continuation of a plain scalar.
 * Returns an empty text if a list or a map follows the key.
 */
function linesBelow(top: string, key: string): string {
  const pattern = `^${key}[ \\t]*:[^\\n]*\\n((?:[ \\t]+[^\\s-][^\\n]*(?:\\n|$(?![\\s\\S])))+)`;
  const lines = new RegExp(pattern, "m").exec(top)?.[1] ?? "";
  return /^\s*[\w-]+:(?:\s|$)/.test(lines) ? "" : lines.trim().replaceAll(/\s+/g, " ");
}

/** Returns a top-level string of the front matter; empty if there is none. */
export function textOf(head: string, key: string): string {
  const top = topOf(head);
  const value = new RegExp(
    `^(?:${key}[ \\t]*[:=]|[ \\t]+"${key}"[ \\t]*:)[ \\t]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\s#"'][^\\r\\n]*?)),?[ \\t]*(?:[ \\t]#.*)?\\r?$`,
    "m",
  ).exec(top);
  const [quoted, plain = ""] = [value?.[1] ?? value?.[2], value?.[3]];
  if (quoted !== undefined || head.startsWith("+++")) return (quoted ?? plain).trim();
  const first = plain.replace(/^[|>][-+\d]*$/, "");
  return `${first} ${linesBelow(top, key)}`.trim();
}

/** Returns a front matter value that is a path; null if there is none or it is not a valid path. */
export function keyOf(head: string, key: string): string | null {
  const text = textOf(head, key);
  return text === "" || /[?#\\{]|\.\.|\/\//.test(text) || text === "false" ? null : text;
}

/** Returns the paths of a front matter key, which contains a list or a single string. They may start above their folder (`../a`). */
export function listOf(head: string, key: string): string[] {
  const lines = new RegExp(
    `^(?:${key}[ \\t]*[:=]|[ \\t]+"${key}"[ \\t]*:)[ \\t]*((?:\\[[^\\]]*\\]|[^\\s\\[][^\\n]*)|\\r?(?:\\n[ \\t]*-[ \\t][^\\n]*)+)`,
    "m",
  ).exec(topOf(head))?.[1];
  return (lines ?? "")
    .replaceAll(/^\[|\]$/g, "")
    .split(/\n[ \t]*-[ \t]|,|\n/)
    .map(one => one.trim().replace(/^(["'])(.*)\1$/, "$2"))
    .filter(one => one !== "" && !/[?#\\{\s:]|\.\./.test(one.replace(/^(?:\.\.\/)+/, "")));
}

/** Returns the tags or authors of a front matter key, written as strings or as maps with a name. */
export function termsIn(head: string, key: string): NamedTerm[] {
  const block = String.raw`[^\n]*(?:\n(?:[ \t]|-[ \t]|\])[^\n]*)*`;
  const written = new RegExp(`^${key}[ \\t]*:[ \\t]*(${block})`, "m").exec(topOf(head))?.[1]?.trim() ?? "";
  const isFlow = /^[[{]/.test(written);
  const values = (text: string, start: string): string[] => valuesAfter(text, start, isFlow);
  const inMap = (map: string): NamedTerm[] => {
    const after = (name: string): string[] => values(map, `(?:^|[\\s,"'])${name}["']?[ \\t]*:`);
    const [name] = ["label", "key", "name"].flatMap(after);
    return name === undefined ? [] : [{name, path: after("permalink")[0]}];
  };
  const named = (text: string, start: string): NamedTerm[] => values(text, start).map(name => ({name}));
  if (isFlow) {
    const maps = written.split("{").flatMap(inMap);
    return [...named(written, String.raw`[[,]\s*`).filter(() => maps.length === 0), ...maps];
  }
  const [first = "", ...items] = written.split(/(?:^|\n)[ \t]*-[ \t]/);
  return (items.length > 0 ? items : [first]).flatMap(item => {
    const maps = inMap(item);
    return maps.length > 0 ? maps : named(item, "^");
  });
}

/** Returns the quoted or plain values after a start text. In a flow list, they end at a comma. */
const valuesAfter = (text: string, start: string, isFlow: boolean): string[] => {
  const plain = isFlow ? String.raw`[^\s"'[\]{},#][^\n,{}[\]]*` : String.raw`[^\s"'[\]{},#][^\n]*`;
  const value = String.raw`[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'|(${plain}))`;
  return [...text.matchAll(new RegExp(`${start}${value}`, "g"))].flatMap(([, double, single, bare]) => {
    const found =
      (double === undefined ? undefined : unquoted(double)) ??
      single?.replaceAll("''", "'") ??
      (bare ?? "").replace(/(?<!\s)\s+#.*$/, "").trim();
    return found === "" ? [] : [found];
  });
};

/** Returns the value of a double-quoted YAML scalar. Its escapes are read as JSON, which covers the usual ones. */
function unquoted(text: string): string {
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return text.replaceAll(/\\(["\\])/g, "$1");
  }
}
