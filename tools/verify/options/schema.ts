/** JSON Schema as used by webpack, with `instanceof` for functions and regular expressions. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  instanceof?: string;
  deprecated?: boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  definitions?: Record<string, Schema>;
};

/** Values that the schema allows for an option. `any` means that it is unspecified. */
export type Allowed = {kinds: Set<string>; literals: Set<unknown>; any: boolean};

const TYPES: Readonly<Record<string, string>> = {integer: "number"};

/** Iterates over a schema and all schemas that it includes by reference or alternative. */
export function* forms(root: Schema, schema: Schema, seen = new Set<Schema>()): Generator<Schema> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  if (schema.$ref) {
    const name = schema.$ref.replace("#/definitions/", "");
    const target = root.definitions?.[name];
    if (target) yield* forms(root, target, seen);
  }
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    yield* forms(root, choice, seen);
  }
}

/**
 * Reports whether an object accepts any keys. In webpack's schemas, every object with named keys is closed.
 */
const isBareObject = (form: Schema): boolean =>
  form.type === "object" && !form.properties && form.additionalProperties === undefined;

/** Resolves a key in schemas. `open` means that one of them accepts keys that it does not name. */
function step(root: Schema, from: ReadonlyArray<Schema>, key: string): {found: Schema[]; open: boolean} {
  const found: Schema[] = [];
  let open = false;
  for (const form of from.flatMap(start => [...forms(root, start)])) {
    const named = form.properties?.[key];
    if (named) found.push(named);
    else if (form.items && form.type === "array") {
      const inner = step(root, [form.items], key);
      found.push(...inner.found);
      open ||= inner.open;
    } else if (form.additionalProperties === true || isBareObject(form)) open = true;
  }
  return {found, open};
}

/**
 * Finds an option by its dotted name.
 *
 * @param start - schema to start from: the root or one of its definitions
 * @returns all schemas of the option; an empty list if there is no such option; `undefined` if the schema
 * accepts any keys, so that the option may exist
 */
export function findOption(root: Schema, start: Schema, keys: ReadonlyArray<string>): Schema[] | undefined {
  let places = [start];
  for (const key of keys) {
    const {found, open} = step(root, places, key);
    if (found.length === 0 && open) return undefined;
    places = found;
  }
  return places;
}

/** Returns the values that the schemas allow. */
export function allowedBy(root: Schema, places: ReadonlyArray<Schema>): Allowed {
  const allowed: Allowed = {kinds: new Set(), literals: new Set(), any: false};
  for (const form of places.flatMap(place => [...forms(root, place)])) {
    const types = typeof form.type === "string" ? [form.type] : (form.type ?? []);
    if (form.enum) for (const value of form.enum) allowed.literals.add(value);
    else for (const type of types) allowed.kinds.add(TYPES[type] ?? type);
    if (form.instanceof) allowed.kinds.add(form.instanceof === "Function" ? "function" : form.instanceof);
    const says =
      form.$ref || form.anyOf || form.oneOf || form.allOf || form.enum || form.type || form.instanceof;
    if (!says) allowed.any = true;
  }
  return allowed;
}
