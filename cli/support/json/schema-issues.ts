import type {z} from "zod";
import {nearest} from "#cli/report/nearest.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import {greatest} from "#schemas/rules/long-lists.ts";
import {descriptionOf, keysOf, type Schema, schemaAt} from "./schema-tree.ts";

type Issue = z.core.$ZodIssue;

/** Schema violation, described in words. */
export interface SchemaFinding {
  kind: "value" | "unknown-key";
  path: readonly PropertyKey[];
  /** Set if the key itself is invalid. */
  key?: string;
  message: string;
  hint?: string;
}

/** Formats a path for people: `sections[0].name`, or `the file` for the root. */
function pathLabel(path: readonly PropertyKey[]): string {
  let label = "";
  for (const step of path) {
    label += typeof step === "number" ? `[${step}]` : `${label ? "." : ""}${String(step)}`;
  }
  return label || "the file";
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
  path.reduce<unknown>((at, step) => (isObject(at) ? at[String(step)] : undefined), value);

/**
 * Reports whether a union branch rejects the value as a whole: it has another type, or is not one of the
 * allowed constants.
 */
const isOther = (branch: readonly Issue[]): boolean =>
  branch.some(({code, path}) => path.length === 0 && (code === "invalid_type" || code === "invalid_value"));

/**
 * Returns the most helpful issues of a union: keys unknown to every branch, or else the issues of the branch that
 * matched deepest, among the branches for this type of value.
 */
function bestBranch(issue: Issue & {code: "invalid_union"}, keys: readonly string[]): Issue[] {
  const branches = issue.errors.filter(branch => !isOther(branch));
  const unknown = new Set(branches.flatMap(unknownKeys).filter(key => !keys.includes(key)));
  if (unknown.size > 0) {
    const some = branches.flat().find(({code, path}) => code === "unrecognized_keys" && path.length === 0);
    return some ? [{...some, keys: [...unknown]} as Issue] : [];
  }
  const depth = (branch: readonly Issue[]): number =>
    greatest(
      branch.map(i => i.path.length),
      0,
    );
  return branches.sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

const unknownKeys = (branch: readonly Issue[]): string[] =>
  branch.flatMap(found => (found.code === "unrecognized_keys" && found.path.length === 0 ? found.keys : []));

/** Describes the types a union accepts: `false or a string`. */
const alternatives = (issue: Issue & {code: "invalid_union"}): string => {
  const kinds = issue.errors.map(([first]) =>
    first?.code === "invalid_type"
      ? (KIND[first.expected] ?? first.expected)
      : first?.code === "invalid_value"
        ? first.values.map(value => JSON.stringify(value)).join(" or ")
        : "",
  );
  return [...new Set(kinds)].filter(Boolean).join(" or ");
};

/** Describes the issues of a failed `safeParse`, with "did you mean" for keys and constants. */
export function describeIssues(issues: readonly Issue[], schema: Schema, input: unknown): SchemaFinding[] {
  // A value of the wrong type breaks further rules only because of its type.
  const ofType = new Set(issues.flatMap(({code, path}) => (code === "invalid_type" ? path.join("\n") : [])));
  return issues
    .filter(({code, path}) => code === "invalid_type" || !ofType.has(path.join("\n")))
    .flatMap(issue => describe(issue, schema, input));
}

/** Describes the setting at a path, or the nearest one around it that has a description. */
function meaningAt(schema: Schema, path: readonly PropertyKey[]): string | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const at = path.slice(0, depth);
    const description = descriptionOf(schemaAt(schema, at, true));
    if (description !== undefined)
      return `\`${pathLabel(at.filter(step => typeof step !== "number"))}\`: ${description}.`;
  }
  return undefined;
}

function describe(issue: Issue, schema: Schema, input: unknown): SchemaFinding[] {
  const {path} = issue;
  const label = pathLabel(path);
  const value = valueAt(input, path);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map(key => unknownKey(key, path, keysOf(schemaAt(schema, path)), value));
  if (issue.code === "invalid_union") {
    const inner = bestBranch(issue, keysOf(schemaAt(schema, path))).map(i => ({
      ...i,
      path: [...path, ...i.path],
    }));
    if (inner.length > 0) return describeIssues(inner, schema, input);
  }
  if (issue.code === "invalid_key") {
    const key = String(path.at(-1));
    const holder = path.slice(0, -1);
    const [first] = issue.issues;
    const hint = meaningAt(schema, holder);
    const message = `The key "${key}" in ${quoted(pathLabel(holder))} ${first?.message ?? "is wrong"}`;
    return [{kind: "value", path: holder, key, message, ...(hint === undefined ? {} : {hint})}];
  }
  if (value === undefined) {
    return [{kind: "value", path, message: `${capital(quoted(label))} is missing`}];
  }
  const hint = meaningAt(schema, path);
  return [
    {kind: "value", path, ...(hint === undefined ? {} : {hint}), ...wrongValue(issue, quoted(label), value)},
  ];
}

/** @param value the object, or the value of the key in it */
function unknownKey(
  key: string,
  path: readonly PropertyKey[],
  known: readonly string[],
  value: unknown,
): SchemaFinding {
  const inner = isObject(value) ? value[key] : undefined;
  const [first = ""] = isObject(inner) ? Object.keys(inner) : [];
  // Paths as keys are often written as nested objects.
  const nested = known.find(one => one === `${key}.${first}`) ?? known.find(one => one.startsWith(`${key}.`));
  const meant = nested ?? nearest(key, known) ?? known.find(one => one.startsWith(`${key}-`));
  const where = path.length > 0 ? ` in ${quoted(pathLabel(path))}` : "";
  return {
    kind: "unknown-key",
    path,
    key,
    message: `Unknown key "${key}"${where}`,
    hint: nested
      ? `Keys are whole paths, such as "${nested}".`
      : meant
        ? `Did you mean "${meant}"?`
        : `Known keys: ${known.join(", ")}.`,
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
  if (issue.code === "invalid_union")
    return {message: `${subject} must be ${alternatives(issue)}, not ${kindOf(value)}`};
  if (issue.code === "too_small")
    return {message: `${subject} ${bound("at least", issue.minimum, issue.origin)}`};
  if (issue.code === "too_big")
    return {message: `${subject} ${bound("at most", issue.maximum, issue.origin)}`};
  const text = issue.message;
  return {message: /^(?:must|names) /.test(text) ? `${subject} ${text}` : `${subject} is wrong: ${text}`};
}

/** Describes a limit on a number or on the length of a list or text. */
const bound = (which: string, limit: number | bigint, origin: string): string =>
  origin === "array"
    ? `must have ${which} ${limit} entries`
    : origin === "string"
      ? `must have ${which} ${limit} characters`
      : `must be ${which} ${limit}`;

const quoted = (label: string): string => (label === "the file" ? label : `"${label}"`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
