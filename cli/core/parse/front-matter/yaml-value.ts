/**
 * YAML as far as front matter needs it, whichever reader it came from. Lines count in the YAML text from 0, columns
 * from 1.
 */
export type YamlValue = YamlScalar | YamlList | YamlMap;

interface Placed {
  line: number;
  column: number;
}

export interface YamlScalar extends Placed {
  kind: "scalar";
  value: string | number | boolean | null;
  /** As written, without quotes (`5.0`). */
  source: string;
  /** Text that a comment follows after a single space, as if it went on (`C # basics`). */
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

/** A key and its value; the place is that of the key. */
export interface YamlEntry extends Placed {
  key: string;
  value: YamlValue;
}

/** A fault found while reading. */
export interface YamlFault extends Placed {
  message: string;
}

/** What a reader gives: entries of the top level, or what stands there instead. */
export interface YamlFrontMatter {
  entries: YamlEntry[];
  faults: YamlFault[];
  /** False: the text is something other than keys and values. */
  isMap: boolean;
}

/** JSON value; keys such as `__proto__` are data too. A number that would be written in another way stays text (`1.10`). */
export function toJson(value: YamlValue): unknown {
  if (value.kind === "scalar") return scalarToJson(value);
  if (value.kind === "list") return value.items.map(toJson);
  return Object.fromEntries(value.entries.map(entry => [entry.key, toJson(entry.value)]));
}

function scalarToJson({value, source}: YamlScalar): string | number | boolean | null {
  if (typeof value !== "number" || String(value) === source) return value;
  return Number.isFinite(value) ? source : null;
}

/** Values within a value that are neither list nor map, itself included. */
export function* scalarsIn(value: YamlValue): Iterable<YamlScalar> {
  if (value.kind === "scalar") yield value;
  else if (value.kind === "list") for (const item of value.items) yield* scalarsIn(item);
  else for (const entry of value.entries) yield* scalarsIn(entry.value);
}
