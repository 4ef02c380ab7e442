import type {z} from "zod";
import {nearest} from "../report/nearest.ts";

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** One fault of a value against its schema, in words. */
export interface SchemaFinding {
  kind: "value" | "unknown-key";
  path: readonly PropertyKey[];
  /** Set where the key itself is at fault. */
  key?: string;
  message: string;
  hint?: string;
}

/** Writes a path as people do: `sections[0].name`; the whole file is `the file`. */
function pathLabel(path: readonly PropertyKey[]): string {
  let label = "";
  for (const step of path) {
    label += typeof step === "number" ? `[${step}]` : `${label ? "." : ""}${String(step)}`;
  }
  return label || "the file";
}

/** The schema of what is at a path: the wrappers (default, optional, array …) are looked through. */
function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  const bare = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return bare;
  const def = bare._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  if (def.type === "object") {
    const next = (def.shape as Record<string, Schema>)[String(step)];
    return next && schemaAt(next, rest);
  }
  if (def.type === "array") return schemaAt(def.element as Schema, rest);
  if (def.type === "record") return schemaAt(def.valueType as Schema, rest);
  if (def.type === "union") {
    for (const option of def.options as Schema[]) {
      const found = schemaAt(option, path);
      if (found) return found;
    }
  }
  return undefined;
}

function unwrap(schema: Schema): Schema {
  let current = schema;
  for (;;) {
    const def = current._zod.def as z.core.$ZodTypeDef & {innerType?: Schema; getter?: () => Schema};
    const inner = def.type === "lazy" ? def.getter?.() : def.innerType;
    if (!inner) return current;
    current = inner;
  }
}

const KIND: Record<string, string> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "a list" : (KIND[typeof value] ?? typeof value);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** Of a union, the branch that came furthest: its faults tell most. */
function bestBranch(issue: Issue & {code: "invalid_union"}): Issue[] {
  const depth = (branch: readonly Issue[]): number => Math.max(0, ...branch.map(i => i.path.length));
  const best = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  return depth(best ?? []) === 0 ? [] : (best ?? []);
}

/** Puts the issues of a failed `safeParse` into words, with "did you mean" for keys and fixed values. */
export function describeIssues(issues: readonly Issue[], schema: Schema, input: unknown): SchemaFinding[] {
  return issues.flatMap(issue => describe(issue, schema, input));
}

function describe(issue: Issue, schema: Schema, input: unknown): SchemaFinding[] {
  const {path} = issue;
  const label = pathLabel(path);
  const value = valueAt(input, path);
  if (issue.code === "unrecognized_keys") return issue.keys.map(key => unknownKey(key, path, schema));
  if (issue.code === "invalid_union") {
    const inner = bestBranch(issue).map(i => ({...i, path: [...path, ...i.path]}) as Issue);
    if (inner.length > 0) return describeIssues(inner, schema, input);
  }
  if (value === undefined) {
    return [{kind: "value", path, message: `${capital(quoted(label))} is missing`}];
  }
  return [{kind: "value", path, ...wrongValue(issue, quoted(label), value)}];
}

function unknownKey(key: string, path: readonly PropertyKey[], schema: Schema): SchemaFinding {
  const def = schemaAt(schema, path)?._zod.def as {shape?: Record<string, Schema>} | undefined;
  const known = Object.keys(def?.shape ?? {});
  const meant = nearest(key, known);
  const where = path.length > 0 ? ` in ${quoted(pathLabel(path))}` : "";
  return {
    kind: "unknown-key",
    path,
    key,
    message: `Unknown key "${key}"${where}`,
    hint: meant ? `Did you mean "${meant}"?` : `Known keys: ${known.join(", ")}.`,
  };
}

function wrongValue(issue: Issue, label: string, value: unknown): {message: string; hint?: string} {
  const subject = capital(label);
  if (issue.code === "invalid_type") {
    return {message: `${subject} must be ${KIND[issue.expected] ?? issue.expected}, not ${kindOf(value)}`};
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    const meant = typeof value === "string" ? nearest(value, values) : undefined;
    const message = `${subject} must be ${values.map(v => `"${v}"`).join(" or ")}`;
    return meant ? {message, hint: `Did you mean "${meant}"?`} : {message};
  }
  const text = issue.message;
  return {message: /^(?:must|names) /.test(text) ? `${subject} ${text}` : `${subject} is wrong: ${text}`};
}

const quoted = (label: string): string => (label === "the file" ? label : `"${label}"`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
