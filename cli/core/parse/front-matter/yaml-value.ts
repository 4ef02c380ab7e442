/**
 * Subset of YAML used in front matter, independent of the parser. Lines count from 0 within the YAML text,
 * columns from 1.
 */
export type YamlValue = YamlScalar | YamlList | YamlMap;

interface Placed {
  line: number;
  column: number;
}

export interface YamlScalar extends Placed {
  kind: "scalar";
  value: string | number | boolean | null;
  /** Text as written, without quotes (`5.0`). */
  source: string;
  /** Whether a comment follows after a single space, as if the text continued (`C # basics`). */
  cut?: true;
}

export interface YamlList extends Placed {
  kind: "list";
  items: YamlValue[];
}

export interface YamlMap extends Placed {
  kind: "map";
  entries: YamlEntry[];
}

/** Key and value, with the position of the key. */
export interface YamlEntry extends Placed {
  key: string;
  value: YamlValue;
}

/** Syntax error. */
export interface YamlFault extends Placed {
  message: string;
  /** Whether the value was read nevertheless. */
  isRead?: true;
}

/** Result of a parser: top-level entries, or whatever else the text contains. */
export interface YamlFrontMatter {
  entries: YamlEntry[];
  faults: YamlFault[];
  /** False if the text is not a map. */
  isMap: boolean;
}

/**
 * Converts a value to JSON; keys such as `__proto__` are plain data. A number that JSON would spell
 * differently stays text (`1.10`).
 */
export function toJson(value: YamlValue): unknown {
  if (value.kind === "scalar") return scalarToJson(value);
  if (value.kind === "list") return value.items.map(toJson);
  return Object.fromEntries(value.entries.map(entry => [entry.key, toJson(entry.value)]));
}

function scalarToJson({value, source}: YamlScalar): string | number | boolean | null {
  if (typeof value !== "number" || String(value) === source) return value;
  return Number.isFinite(value) ? source : null;
}

/** Iterates over the scalars in a value, including the value itself. */
export function* scalarsIn(value: YamlValue): Iterable<YamlScalar> {
  if (value.kind === "scalar") yield value;
  else if (value.kind === "list") for (const item of value.items) yield* scalarsIn(item);
  else for (const entry of value.entries) yield* scalarsIn(entry.value);
}
