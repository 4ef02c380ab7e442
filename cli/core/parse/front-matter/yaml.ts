import {createRequire} from "node:module";
import type {Document, Pair, Scalar, YAMLError, Node as YamlNode} from "yaml";
import {tooDeep} from "./limits.ts";
import {openedBefore} from "./opened.ts";
import {chunks, firstOfEntries, firstOfLines, keysByLine} from "./yaml-lines.ts";
import type {YamlEntry, YamlFault, YamlFrontMatter, YamlValue} from "./yaml-value.ts";

/** Limits against alias bombs; legitimate front matter has few values. */
const MAX_VALUES = 10_000;
const MAX_DEPTH = 100;

class TooManyValues extends Error {}

// Loaded on demand, because most front matter is parsed without it.
const load = (): typeof import("yaml") => createRequire(import.meta.url)("yaml");

/**
 * Matches a key and a text that starts with a sign that has a meaning in YAML, which the text can't have: `@`, a backtick
 * and `%` are reserved, and braces around a sign (`{#each}`) contain no key.
 */
const UNQUOTED = /^(\w[\w-]*:[ \t]+)([@`%][^\n]*|\{[#@][^\n]*)$/gm;

/** Matches a title or description in braces without a colon, which other parsers take for text: `{let/const ...}`. */
const BRACED = /^((?:title|description):[ \t]+)(\{[^#@:\n{}][^:\n{}]*\})[ \t]*$/gm;

/** Matches the key of a text that people read, and that text, if it is in the same line and not quoted. */
const TEXT_LINE =
  /^((?:title|description|summary|label|(?:sidebar|nav|link)[-_]?(?:title|label)):[ \t]+)([^\s"'|>&*![{][^\n]*)$/i;

/**
 * Parses any YAML 1.2 front matter (core schema: no dates, `0o` octals; unique keys). After an error, entries
 * that are valid on their own and not on a line with an error are kept.
 */
export function readYaml(written: string): YamlFrontMatter {
  const text = written.replaceAll(BRACED, quoteValue);
  const whole = readDocument(text, 0);
  if (whole.faults.length === 0) return whole;
  const continued = indentQuoted(text);
  const indented = continued === text ? whole : readDocument(continued, 0);
  if (indented.faults.length === 0) return indented;
  // Other parsers allow tabs before the entries of a list in brackets.
  const untabbed = /[[{,]\n\t/.test(text)
    ? readDocument(
        text.replaceAll(/^\t+/gm, tabs => "  ".repeat(tabs.length)),
        0,
      )
    : whole;
  if (untabbed.faults.length === 0) return untabbed;
  const quoted = withColons(text, whole.faults).replaceAll(UNQUOTED, quoteValue);
  const read = quoted === text ? whole : readDocument(quoted, 0);
  if (read.faults.length === 0)
    return {...read, faults: firstOfEntries(whole.faults, text).map(fault => ({...fault, isRead: true}))};
  // The parser's own recovery is unpredictable after an error, so each top-level key is parsed separately.
  const bad = new Set(whole.faults.map(fault => fault.line));
  const entries = chunks(text)
    .map(({text: chunk, line}) => readDocument(chunk, line))
    .filter(({faults}) => faults.length === 0)
    .flatMap(chunk => chunk.entries)
    .filter(entry => !bad.has(entry.line));
  return {...whole, faults: firstOfEntries(whole.faults, text), entries, isMap: true};
}

const quoteValue = (_: string, key: string, value: string): string => key + JSON.stringify(value);

/** Quotes texts in whose line an error is because they contain a colon: `title: Module: rules`. */
function withColons(text: string, faults: readonly YamlFault[]): string {
  const bad = new Set(faults.map(({line}) => line));
  const lines = text.split("\n");
  return lines
    .map((line, i) =>
      bad.has(i) && /:(?:\s|$)/.test(line.replace(TEXT_LINE, "$2")) && !/^\s+\S/.test(lines[i + 1] ?? "")
        ? line.trimEnd().replace(TEXT_LINE, quoteValue)
        : line,
    )
    .join("\n");
}

/** Matches a key and a quoted string that continues on the next line. */
const GOES_ON = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\.)*\\?|'(?:[^']|'')*)$/;

/** Indents the continuation lines of quoted strings, which YAML requires although other parsers do not. */
function indentQuoted(text: string): string {
  let quote: string | undefined;
  return text
    .split("\n")
    .map(line => {
      if (quote === undefined) {
        if (GOES_ON.test(line)) quote = /["']/.exec(line)?.[0];
        return line;
      }
      // Then the quote is missing.
      if (/^[\w-]+:(?:[ \t]|$)/.test(line)) quote = undefined;
      if (quote === undefined) return line;
      if (line.includes(quote)) quote = undefined;
      return ` ${line}`;
    })
    .join("\n");
}

interface Reader {
  text: string;
  document: Document;
  placeOf(offset: number): {line: number; column: number};
  /** Returns the key that a position belongs to. */
  keyAt(place: {line: number}): string | undefined;
  faults: YamlFault[];
  /** Number of values that may still be created. */
  left: number;
}

function readDocument(text: string, firstLine: number): YamlFrontMatter {
  const deep = tooDeep(text);
  if (deep) return {entries: [], faults: [{...deep, line: firstLine + deep.line}], isMap: true};
  const {LineCounter, parseDocument, isMap} = load();
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  });
  const placeOf = (offset: number): {line: number; column: number} => {
    const {line, col} = lines.linePos(offset);
    return {line: firstLine + Math.max(line, 1) - 1, column: Math.max(col, 1)};
  };
  let keys: (string | undefined)[] | undefined;
  const keyAt = ({line}: {line: number}): string | undefined => {
    keys ??= keysByLine(text);
    return keys[line - firstLine];
  };
  const faults = firstOfLines(
    [...document.errors, ...document.warnings].map(error => {
      const opened = openedBefore(error, document, load());
      const place = placeOf(opened?.offset ?? error.pos[0]);
      return {
        message: opened ? atKey(opened.message, keyAt(place)) : describe(error, keyAt(place)),
        ...place,
      };
    }),
  );
  const {contents} = document;
  if (!isMap(contents)) return {entries: [], faults, isMap: contents === null};
  const reader: Reader = {text, document, placeOf, keyAt, faults, left: MAX_VALUES};
  const entries: YamlEntry[] = [];
  for (const pair of contents.items) {
    try {
      entries.push(readPair(pair, reader, 0));
    } catch (error) {
      if (!(error instanceof TooManyValues)) throw error;
      const place = placeOf(pair.key.range?.[0] ?? 0);
      faults.push({message: atKey("the front matter expands to too many values", keyAt(place)), ...place});
      break;
    }
  }
  return {entries, faults, isMap: true};
}

/** Returns a part of a document, in which every value is a node. */
const nodeOf = (value: unknown): YamlNode | null => (load().isNode(value) ? value : null);

function readPair({key, value}: Pair<unknown>, reader: Reader, depth: number): YamlEntry {
  const {isScalar} = load();
  const name = isScalar(key) ? String(key.value) : String(key);
  const place = reader.placeOf(nodeOf(key)?.range?.[0] ?? 0);
  return {key: name, value: readNode(nodeOf(value), reader, depth), ...place};
}

function readNode(node: YamlNode | null | undefined, reader: Reader, depth: number): YamlValue {
  const {isAlias, isMap, isSeq} = load();
  if (reader.left-- <= 0 || depth > MAX_DEPTH) throw new TooManyValues();
  const place = reader.placeOf(node?.range?.[0] ?? 0);
  if (isAlias(node)) {
    const target = node.resolve(reader.document);
    if (!target) {
      const message = atKey(`the alias \`*${node.source}\` has no anchor`, reader.keyAt(place));
      reader.faults.push({message, ...place});
    }
    return {...readNode(target, reader, depth + 1), ...place};
  }
  if (isMap(node)) {
    const entries = node.items.map(pair => readPair(pair, reader, depth + 1));
    return {kind: "map", entries, ...place};
  }
  if (isSeq(node)) {
    const items = node.items.map(item => readNode(nodeOf(item), reader, depth + 1));
    return {kind: "list", items, ...place};
  }
  const {value = null, source, type, comment}: Partial<Scalar> = node ?? {};
  const plain = typeof value === "number" || typeof value === "boolean" ? value : String(value);
  return {
    kind: "scalar",
    value: value === null ? null : plain,
    source: source ?? String(value ?? ""),
    ...(type === "PLAIN" && typeof value === "string" && comment && isCut(node, reader) ? {cut: true} : {}),
    ...place,
  };
}

/** Reports whether a comment follows after a single space; intended comments are set off by more. */
const isCut = (node: YamlNode | null | undefined, {text}: Reader): boolean =>
  /^ #/.test(text.slice(node?.range?.[1], (node?.range?.[1] ?? 0) + 2));

const MESSAGES: Readonly<Record<string, (key: string) => string>> = {
  DUPLICATE_KEY: key => `${key} is set twice`,
  BLOCK_AS_IMPLICIT_KEY: key => `the value of ${key} contains \`: \` and must be quoted`,
  TAG_RESOLVE_FAILED: key => `${key} has a tag, and tags are not supported`,
};

/** Describes an error and the key it concerns. */
function describe(error: YAMLError, key: string | undefined): string {
  const line = error.message.split("\n")[0] ?? "";
  const own = MESSAGES[error.code]?.(key === undefined ? "a key" : `\`${key}\``);
  return own ?? atKey(line.charAt(0).toLowerCase() + line.slice(1), key);
}

const atKey = (reason: string, key: string | undefined): string =>
  key === undefined ? reason : `at \`${key}\`: ${reason}`;
