import {forms, type Schema} from "#tools/verify/options/schema.ts";
import {distinct, type Kind, type Name} from "./name.ts";

type Walk = {root: Schema; kind: Kind; names: Name[]};

function childrenOf(root: Schema, schema: Schema): {named: Array<[string, Schema]>; inner: Schema[]} {
  const named: Array<[string, Schema]> = [];
  const inner: Schema[] = [];
  for (const form of forms(root, schema)) {
    named.push(...Object.entries(form.properties ?? {}));
    if (form.items) inner.push(form.items);
    if (typeof form.additionalProperties === "object") inner.push(form.additionalProperties);
  }
  return {named, inner};
}

/** Returns the objects with the keys of a schema, once each to prevent infinite recursion. */
const objectsOf = (root: Schema, schema: Schema): Schema[] =>
  [...forms(root, schema)].filter(form => form.properties);

function walk(state: Walk, schema: Schema, prefix: ReadonlyArray<string>, above: ReadonlySet<Schema>): void {
  const {named, inner} = childrenOf(state.root, schema);
  const inside = new Set([...above, schema, ...objectsOf(state.root, schema)]);
  for (const [key, child] of named) {
    const keys = [...prefix, key];
    state.names.push({kind: state.kind, full: keys.join("."), short: key});
    if (!objectsOf(state.root, child).some(form => inside.has(form))) walk(state, child, keys, inside);
  }
  for (const child of inner) {
    const again = inside.has(child) || objectsOf(state.root, child).some(form => inside.has(form));
    if (!again) walk(state, child, prefix, inside);
  }
}

/**
 * Lists every option of a schema by its dotted name, at any depth. Options of list items and of arbitrary
 * keys are named after the list. A recursive schema is traversed once.
 *
 * @param prefix - first parts of all names, such as `devServer`
 */
export function optionNames(root: Schema, kind: Kind, prefix: ReadonlyArray<string> = []): Name[] {
  const state: Walk = {root, kind, names: []};
  walk(state, root, prefix, new Set());
  return distinct(state.names);
}
