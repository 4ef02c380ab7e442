import type {FrontMatter} from "#schemas/front-matter.ts";
import {FIELDS} from "./fields.ts";
import type {YamlEntry, YamlValue} from "./yaml-value.ts";

/**
 * Returns fields set by other keys: `sidebar_position` or `sidebar: {order}` sets the sort. If several do,
 * the first rule wins; values of the wrong shape are ignored.
 *
 * @param fields - field by key; dots access nested maps
 */
export function aliasedFields(
  entries: readonly YamlEntry[],
  fields: Readonly<Record<string, keyof FrontMatter>>,
): FrontMatter {
  const found = new Map<string, unknown>();
  for (const [path, field] of Object.entries(fields)) {
    const value = valueAt(entries, path.split("."));
    const result = value && FIELDS[field](value);
    if (result && "value" in result && !found.has(field)) found.set(field, result.value);
  }
  return Object.fromEntries(found);
}

function valueAt(entries: readonly YamlEntry[], [key, ...rest]: readonly string[]): YamlValue | undefined {
  const value = entries.find(entry => entry.key === key)?.value;
  if (rest.length === 0) return value;
  return value?.kind === "map" ? valueAt(value.entries, rest) : undefined;
}
