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

/** JSON value; keys such as `__proto__` are data too. */
export function toJson(value: YamlValue): unknown {
  if (value.kind === "scalar")
    return typeof value.value === "number" && !Number.isFinite(value.value) ? null : value.value;
  if (value.kind === "list") return value.items.map(toJson);
  return Object.fromEntries(value.entries.map(entry => [entry.key, toJson(entry.value)]));
}
