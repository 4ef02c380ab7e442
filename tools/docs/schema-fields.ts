import type {Annotations} from "#schemas/rules/annotate.ts";

/** Subset of JSON Schema (draft 7) used by the published schemas. */
export interface Schema extends Annotations {
  type?: string | string[];
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  definitions?: Record<string, Schema>;
}

/** Row of a table of fields. */
export interface Field {
  /** Path from the root of the file, such as `pages[].anchors[].id`. */
  path: string;
  type: string;
  required: boolean;
  /** Default as JSON; empty if there is none. */
  default: string;
  description: string;
  /** Unit, first release and stability; empty if unknown. */
  unit: string;
  since: string;
  stability: string;
}

const alternatives = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];

const list = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const refName = (ref: string): string => ref.split("/").at(-1) ?? "";

/** Formats a schema's type in TypeScript notation. Objects with listed fields are `object`. */
export function typeName(schema: Schema): string {
  if (schema.$ref) return refName(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(" | ");
  const options = alternatives(schema);
  if (options.length > 0) return [...new Set(options.map(typeName))].join(" | ");
  if (Array.isArray(schema.items)) return `[${schema.items.map(typeName).join(", ")}]`;
  if (schema.items) {
    const item = typeName(schema.items);
    return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object" && !schema.properties) {
    const value = schema.additionalProperties;
    return `{[key]: ${value && value !== true ? typeName(value) : "any"}}`;
  }
  return list(schema.type).join(" | ") || "any";
}

/** Returns the description of a field, which may be on the field, on its shared type, or on one alternative. */
const describe = (schema: Schema): string =>
  schema.description ?? alternatives(schema).flatMap(option => describe(option) || [])[0] ?? "";

/**
 * Lists every field of a schema, depth first. Fields of a shape that is already listed are not repeated; the
 * row refers to the first occurrence instead.
 *
 * @param seen - first path of each shape, shared by the tables of one page
 * @param around - release and stability of the parent schema
 */
export function fieldsOf(
  schema: Schema,
  prefix = "",
  seen = new Map<string, string>(),
  around: Annotations = {},
): Field[] {
  const own = {...around, ...historyOf(schema)};
  const nested = [
    ...alternatives(schema).map(option => [option, prefix] as const),
    ...list(schema.items).map(item => [item, `${prefix}[]`] as const),
    ...(typeof schema.additionalProperties === "object"
      ? [[schema.additionalProperties, `${prefix}.*`] as const]
      : []),
  ];
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    // Shapes of this level come first, so that deeper fields refer to them.
    const key = shapeKey(value);
    if (!seen.has(key)) seen.set(key, path);
    return {name, value, path};
  });
  const fields = properties.flatMap(({name, value, path}) => [
    field(schema, name, path, own),
    ...childrenOf(value, path, seen, {...own, ...historyOf(value)}),
  ]);
  return merge([...fields, ...nested.flatMap(([part, path]) => fieldsOf(part, path, seen, own))]);
}

function childrenOf(schema: Schema, path: string, seen: Map<string, string>, around: Annotations): Field[] {
  const first = seen.get(shapeKey(schema)) ?? path;
  if (first === path) return fieldsOf(schema, path, seen, around);
  if (fieldsOf(schema, path, new Map(seen)).length === 0) return [];
  const description = `As in \`${first}\`.`;
  const {since = "", stability = ""} = around;
  return [
    {path: `${path}…`, type: "", required: false, default: "", description, unit: "", since, stability},
  ];
}

/** Returns a key for a shape that ignores description, default and history. */
const shapeKey = ({description: _, default: __, since: ___, stability: ____, ...shape}: Schema): string =>
  JSON.stringify(shape);

/** Returns the release and the stability of a field, which may be on one alternative. */
function historyOf(schema: Schema): Pick<Annotations, "since" | "stability"> {
  const {since, stability} = schema;
  const own = {...(since && {since}), ...(stability && {stability})};
  return Object.assign({}, ...alternatives(schema).map(historyOf), own);
}

/** Returns the unit of a field, which may be on one alternative or on the items of a list. */
const unitOf = (schema: Schema): string =>
  schema.unit ??
  [...alternatives(schema), ...list(schema.items)].flatMap(part => unitOf(part) || [])[0] ??
  "";

function field(parent: Schema, name: string, path: string, around: Annotations): Field {
  const schema = parent.properties?.[name] ?? {};
  return {
    path,
    type: typeName(schema),
    required: parent.required?.includes(name) ?? false,
    default: "default" in schema ? JSON.stringify(schema.default) : "",
    description: describe(schema),
    unit: unitOf(schema),
    since: "",
    stability: "",
    ...around,
    ...historyOf(schema),
  };
}

/** Joins the rows of one path, which alternatives of a union can both define. */
function merge(fields: readonly Field[]): Field[] {
  const rows = new Map<string, Field>();
  for (const next of fields) {
    const known = rows.get(next.path);
    rows.set(
      next.path,
      known
        ? {
            ...known,
            type: [...new Set([...known.type.split(" | "), ...next.type.split(" | ")])].join(" | "),
            required: known.required && next.required,
            description: known.description || next.description,
          }
        : next,
    );
  }
  return [...rows.values()];
}
