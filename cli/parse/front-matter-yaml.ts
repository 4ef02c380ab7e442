import {createRequire} from "node:module";
import type {Document, Pair, Scalar, YAMLError, Node as YamlNode} from "yaml";
import type {YamlEntry, YamlFault, YamlFrontMatter, YamlValue} from "./front-matter-value.ts";

/** Alias bombs expand beyond any memory; honest front matter has a handful of values. */
const MAX_VALUES = 10_000;
const MAX_DEPTH = 100;

class TooManyValues extends Error {}

// Loaded when a page first needs it: most front matter is read without.
let yaml: typeof import("yaml") | undefined;
const load = (): typeof import("yaml") => {
  yaml ??= createRequire(import.meta.url)("yaml") as typeof import("yaml");
  return yaml;
};

/**
 * Reads any YAML 1.2 front matter (core schema: no dates, `0o` octals; keys are unique). Where it is faulty, entries
 * that are well-formed by themselves and not in a line with a fault are kept.
 */
export function readYaml(text: string): YamlFrontMatter {
  const whole = readDocument(text, 0);
  if (whole.faults.length === 0) return whole;
  // The parser's own recovery may put what follows a fault anywhere, so each top-level key is read alone.
  const bad = new Set(whole.faults.map(fault => fault.line));
  const entries = chunks(text)
    .map(({text: chunk, line}) => readDocument(chunk, line))
    .filter(({faults}) => faults.length === 0)
    .flatMap(chunk => chunk.entries)
    .filter(entry => !bad.has(entry.line));
  return {...whole, entries, isMap: true};
}

/** The text from each line that starts with a key to the next. */
function chunks(text: string): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  for (const [line, content] of text.split("\n").entries()) {
    const last = found.at(-1);
    if (/^\w[^\n]*?:(?:\s|$)/.test(content)) found.push({text: content, line});
    else if (last) last.text += `\n${content}`;
  }
  return found;
}

interface Reader {
  document: Document;
  placeOf(offset: number): {line: number; column: number};
  faults: YamlFault[];
  /** Values that may still be made. */
  left: number;
}

function readDocument(text: string, firstLine: number): YamlFrontMatter {
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
  const faults = [...document.errors, ...document.warnings].map(error => ({
    message: describe(error),
    ...placeOf(error.pos[0]),
  }));
  const {contents} = document;
  if (!isMap(contents)) return {entries: [], faults, isMap: contents === null};
  const reader: Reader = {document, placeOf, faults, left: MAX_VALUES};
  const entries: YamlEntry[] = [];
  for (const pair of contents.items as Pair<YamlNode>[]) {
    try {
      entries.push(readPair(pair, reader, 0));
    } catch (error) {
      if (!(error instanceof TooManyValues)) throw error;
      faults.push({
        message: "the front matter expands to too many values",
        ...placeOf(pair.key.range?.[0] ?? 0),
      });
      break;
    }
  }
  return {entries, faults, isMap: true};
}

function readPair({key, value}: Pair<YamlNode>, reader: Reader, depth: number): YamlEntry {
  const {isScalar} = load();
  const name = isScalar(key) ? String(key.value) : String(key);
  const place = reader.placeOf(key.range?.[0] ?? 0);
  return {key: name, value: readNode(value as YamlNode | null, reader, depth), ...place};
}

function readNode(node: YamlNode | null | undefined, reader: Reader, depth: number): YamlValue {
  const {isAlias, isMap, isSeq} = load();
  if (reader.left-- <= 0 || depth > MAX_DEPTH) throw new TooManyValues();
  const place = reader.placeOf(node?.range?.[0] ?? 0);
  if (isAlias(node)) {
    const target = node.resolve(reader.document);
    if (!target) reader.faults.push({message: `the alias \`*${node.source}\` has no anchor`, ...place});
    return {...readNode(target, reader, depth + 1), ...place};
  }
  if (isMap(node)) {
    const entries = (node.items as Pair<YamlNode>[]).map(pair => readPair(pair, reader, depth + 1));
    return {kind: "map", entries, ...place};
  }
  if (isSeq(node)) {
    const items = (node.items as YamlNode[]).map(item => readNode(item, reader, depth + 1));
    return {kind: "list", items, ...place};
  }
  const {value = null, source} = (node ?? {}) as Partial<Scalar>;
  const plain =
    typeof value === "object" || typeof value === "bigint"
      ? String(value)
      : (value as string | number | boolean);
  return {
    kind: "scalar",
    value: value === null ? null : plain,
    source: source ?? String(value ?? ""),
    ...place,
  };
}

const MESSAGES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "a key stands twice",
  BLOCK_AS_IMPLICIT_KEY: "a value with `: ` in it must be quoted",
  TAG_RESOLVE_FAILED: "tags are not supported",
};

const describe = (error: YAMLError): string => {
  const line = error.message.split("\n")[0] as string;
  return MESSAGES[error.code] ?? line.charAt(0).toLowerCase() + line.slice(1);
};
