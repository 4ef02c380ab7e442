import {readStart} from "#support/files/regular-file.ts";
import type {NamedTerm} from "#support/links/terms.ts";

/** Enough for the front matter of a page as far as its url is concerned. */
const HEAD_BYTES = 4096;

/** The first bytes of a file; empty where it can't be read, which is reported when the page itself is. */
export function readHead(file: string): string {
  try {
    return readStart(file, HEAD_BYTES);
  } catch {
    return "";
  }
}

/** What the front matter of a page is between: YAML, TOML, or JSON as it is. */
const KINDS: readonly RegExp[] = [
  /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*\r?$|$(?![\s\S]))/m,
  /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)(?:^\+\+\+[ \t]*\r?$|$(?![\s\S]))/m,
  /^\uFEFF?\{[ \t]*\r?\n([\s\S]*?)(?:^\}[ \t]*\r?$|$(?![\s\S]))/m,
];

/** The top level of the front matter that a page begins with; the tables of TOML begin where it ends. */
function topOf(head: string): string {
  const source = KINDS.map(kind => kind.exec(head)?.[1]).find(found => found !== undefined) ?? "";
  return head.startsWith("+++") ? (source.split(/^\[/m, 1)[0] as string) : source;
}

/** A text of the top level of the front matter. */
export function textOf(head: string, key: string): string {
  const value = new RegExp(
    `^(?:${key}[ \\t]*[:=]|[ \\t]+"${key}"[ \\t]*:)[ \\t]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\s#"'][^\\r\\n]*?)),?[ \\t]*(?:[ \\t]#.*)?\\r?$`,
    "m",
  ).exec(topOf(head));
  return (
    value
      ?.slice(1)
      .find(found => found !== undefined)
      ?.trim() ?? ""
  );
}

/** A path that the front matter names; null where there is none, or one that holds what is no path. */
export function keyOf(head: string, key: string): string | null {
  const text = textOf(head, key);
  return text === "" || /[?#\\{]|\.\.|\/\//.test(text) || text === "false" ? null : text;
}

/** Texts that a key of the front matter lists, one of them alone as well. */
export function listOf(head: string, key: string): string[] {
  const lines = new RegExp(
    `^(?:${key}[ \\t]*[:=]|[ \\t]+"${key}"[ \\t]*:)[ \\t]*((?:\\[[^\\]]*\\]|[^\\s\\[][^\\n]*)|\\r?(?:\\n[ \\t]*-[ \\t][^\\n]*)+)`,
    "m",
  ).exec(topOf(head))?.[1];
  return (lines ?? "")
    .replaceAll(/^\[|\]$/g, "")
    .split(/\n[ \t]*-[ \t]|,|\n/)
    .map(one => one.trim().replace(/^(["'])(.*)\1$/, "$2"))
    .filter(one => one !== "" && !/[?#\\{\s]|\.\.|:/.test(one));
}

/** Tags or authors that a key of the front matter names, as texts or as maps that hold their names. */
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

/** Values behind something, in quotes or without; within brackets they end at a comma. */
const valuesAfter = (text: string, start: string, isFlow: boolean): string[] => {
  const plain = isFlow ? String.raw`[^\s"'[\]{},#][^\n,{}[\]]*` : String.raw`[^\s"'[\]{},#][^\n]*`;
  const value = String.raw`[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'|(${plain}))`;
  return [...text.matchAll(new RegExp(`${start}${value}`, "g"))].flatMap(([, double, single, bare]) => {
    const found =
      double?.replaceAll(/\\(["\\])/g, "$1") ??
      single?.replaceAll("''", "'") ??
      (bare as string).replace(/(?<!\s)\s+#.*$/, "").trim();
    return found === "" ? [] : [found];
  });
};
