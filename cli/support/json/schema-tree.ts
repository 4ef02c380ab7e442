import type {z} from "zod";

export type Schema = z.core.$ZodType;

/** Parts of a schema's definition that describe its values. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  options?: Schema[];
  innerType?: Schema;
  keyType?: Schema;
  entries?: Record<string, string>;
  getter?: () => Schema;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def;

/**
 * Returns the schema at a path, looking through wrappers (default, optional, array …).
 *
 * @param isWrapped whether to return it in its own wrappers
 */
export function schemaAt(
  schema: Schema,
  path: readonly PropertyKey[],
  isWrapped = false,
): Schema | undefined {
  const bare = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return isWrapped ? schema : bare;
  const {type, shape = {}, element, valueType, options = []} = definitionOf(bare);
  if (type === "union") {
    for (const option of options) {
      const found = schemaAt(option, path, isWrapped);
      if (found) return found;
    }
  }
  const next = type === "object" ? shape[String(step)] : type === "array" ? element : valueType;
  return next && schemaAt(next, rest, isWrapped);
}

function unwrap(schema: Schema): Schema {
  let current = schema;
  for (let inner = innerOf(current); inner; inner = innerOf(current)) current = inner;
  return current;
}

/** Returns the schema in a wrapper. */
function innerOf(schema: Schema): Schema | undefined {
  const def = definitionOf(schema);
  return def.type === "lazy" ? def.getter?.() : def.innerType;
}

/** Returns the keys of an object schema, of a record with fixed keys, or of all objects in a union. */
export function keysOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const def = definitionOf(unwrap(schema));
  const entries = (def.keyType && definitionOf(def.keyType).entries) ?? {};
  const own = [...Object.keys(def.shape ?? {}), ...Object.keys(entries)];
  return [...new Set([...own, ...(def.options ?? []).flatMap(keysOf)])];
}

/** Returns the description of a schema, which may belong to any of its wrappers. */
export function descriptionOf(schema: Schema | undefined): string | undefined {
  for (let at = schema; at !== undefined; at = innerOf(at)) {
    const {description} = at as {description?: string};
    if (description !== undefined) return description;
  }
  return undefined;
}
