import {createRequire} from "node:module";
import type {Alias, Document, Pair, Scalar, YAMLError, YAMLMap, YAMLSeq, Node as YamlNode} from "yaml";
import type {YamlEntry, YamlFrontMatter, YamlValue} from "./front-matter-value.ts";

/** Alias bombs expand beyond any memory; honest front matter has a handful of values. */
const MAX_VALUES = 10_000;

class TooManyValues extends Error {}

// Loaded when a page first needs it: most front matter is read without.
let yaml: typeof import("yaml") | undefined;
const load = (): typeof import("yaml") => {
  yaml ??= createRequire(import.meta.url)("yaml") as typeof import("yaml");
  return yaml;
};

/**
 * Reads any YAML 1.2 front matter (core schema: no dates, `0o` octals; keys are unique). Entries on a line with a fault
 * are left out, since they are not what the author meant; the others are kept.
 */
export function readYaml(text: string): YamlFrontMatter {
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
    return {line: Math.max(line, 1) - 1, column: Math.max(col, 1)};
  };
  const faults = [...document.errors, ...document.warnings].map(error => ({
    message: describe(error),
    ...placeOf(error.pos[0]),
  }));
  const {contents} = document;
  if (!isMap(contents)) return {entries: [], faults, isMap: contents === null};
  const bad = new Set(faults.map(fault => fault.line));
  const reader: Reader = {document, placeOf, left: MAX_VALUES};
  const entries: YamlEntry[] = [];
  for (const pair of contents.items) {
    try {
      const entry = readPair(pair as Pair<YamlNode>, reader);
      if (!bad.has(entry.line)) entries.push(entry);
    } catch (error) {
      if (!(error instanceof TooManyValues)) throw error;
      faults.push({
        message: "the front matter expands to too many values",
        ...placeOf((pair.key as YamlNode).range?.[0] ?? 0),
      });
      break;
    }
  }
  return {entries, faults, isMap: true};
}

interface Reader {
  document: Document;
  placeOf(offset: number): {line: number; column: number};
  /** Values that may still be made. */
  left: number;
}

function readPair({key, value}: Pair<YamlNode>, reader: Reader): YamlEntry {
  const {isScalar} = load();
  const name = isScalar(key) ? String(key.value) : String(key);
  return {
    key: name,
    value: readNode(value as YamlNode | null, reader),
    ...reader.placeOf(key.range?.[0] ?? 0),
  };
}

function readNode(node: YamlNode | null | undefined, reader: Reader): YamlValue {
  const {isAlias, isMap, isSeq} = load();
  if (reader.left-- <= 0) throw new TooManyValues();
  const place = reader.placeOf(node?.range?.[0] ?? 0);
  if (isAlias(node)) return {...readNode((node as Alias).resolve(reader.document), reader), ...place};
  if (isMap(node)) {
    const entries = (node as YAMLMap).items.map(pair => readPair(pair as Pair<YamlNode>, reader));
    return {kind: "map", entries, ...place};
  }
  if (isSeq(node))
    return {
      kind: "list",
      items: (node as YAMLSeq<YamlNode>).items.map(item => readNode(item, reader)),
      ...place,
    };
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
