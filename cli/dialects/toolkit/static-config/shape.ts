import {LineCounter} from "yaml";
import {present} from "#schemas/rules/present.ts";
import {isCall, isFunction, isPattern} from "./evaluation.ts";
import {readText} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";
import {record} from "./values.ts";
import {yamlDocument} from "./yaml-document.ts";

/**
 * Expected types of a value. A string contains type names joined by `|`. A list contains the shape of its
 * items and, optionally, types that may replace it. An object contains a shape per key; the key `*` covers
 * all other keys, and `""` contains the types that may replace the object.
 */
export type Shape = string | readonly [item: Shape, others?: string] | {readonly [key: string]: Shape};

/** Value of the wrong type. */
interface Wrong {
  path: readonly (string | number)[];
  expected: string;
  found: string;
}

/**
 * Returns an object of settings and reports values of wrong types (`settings-value`). Values that only a
 * program could compute are not checked.
 */
export const checkedRecord = (
  value: unknown,
  shape: Shape,
  file: string,
  files: SettingsFiles,
): Record<string, unknown> => record(checked(value, shape, file, files));

/** Maximum number of wrong values that are reported one by one, since finding a line takes a search of the file. */
const MOST_WRONG = 100;

/** Returns any settings value and reports wrong types like `checkedRecord`. */
export function checked(
  value: unknown,
  shape: Shape,
  file: string,
  files: SettingsFiles,
  lineOf = lineFinder(file, files),
): unknown {
  // A syntax error explains unexpected values.
  if (files.problems.has(file)) return value;
  const wrong = wrongIn(value, shape, []);
  const report = (message: string, path: Wrong["path"]): void => {
    files.wrongValues.push({file, code: "settings-value", message, line: lineOf(path)});
  };
  for (const {path, expected, found} of wrong.slice(0, MOST_WRONG)) {
    const name = path.length === 0 ? "the file" : `\`${path.join(".")}\``;
    report(`${name} must be ${expected}, not ${found}, so it is ignored`, path);
  }
  const next = wrong[MOST_WRONG];
  if (next)
    report(`${wrong.length - MOST_WRONG} more values have a wrong type, so they are ignored`, next.path);
  return value;
}

function wrongIn(value: unknown, shape: Shape, path: Wrong["path"]): Wrong[] {
  const kind = kindOf(value);
  if (kind === null) return [];
  const types = typesOf(shape);
  if (!types.includes(kind)) return [{path, expected: types.map(named).join(" or "), found: named(kind)}];
  if (typeof shape === "string") return [];
  if (Array.isArray(value) && Array.isArray(shape))
    return value.flatMap((item, i) => wrongIn(item, present(shape[0]), [...path, i]));
  if (kind !== "object") return [];
  const shapes = shape as {readonly [key: string]: Shape};
  return Object.entries(record(value)).flatMap(([key, inner]) => {
    const expected = key !== "" && Object.hasOwn(shapes, key) ? shapes[key] : shapes["*"];
    return expected === undefined ? [] : wrongIn(inner, expected, [...path, key]);
  });
}

function typesOf(shape: Shape): string[] {
  if (typeof shape === "string") return shape.split("|");
  const others = Array.isArray(shape) ? shape[1] : (shape as {readonly [key: string]: Shape})[""];
  return [...(typeof others === "string" ? others.split("|") : []), Array.isArray(shape) ? "list" : "object"];
}

/**
 * Returns the type of a value, or `null` if it is not set or can't be determined without running a program.
 */
function kindOf(value: unknown): string | null {
  if (value === undefined || value === null || isFunction(value) || isPattern(value) || isCall(value))
    return null;
  if (Array.isArray(value)) return "list";
  if (value instanceof Date) return "date";
  return typeof value;
}

const named = (kind: string): string => `${/^[aeio]/.test(kind) ? "an" : "a"} ${kind}`;

/** Finds the line of a value in a file. */
type LineOf = (path: Wrong["path"]) => number | undefined;

/** Creates a function that finds the line of a value: exact in YAML and JSON, otherwise the line of its last key. */
function lineFinder(file: string, files: SettingsFiles): LineOf {
  let read: LineOf | undefined;
  return path => {
    read ??= /\.(?:ya?ml|json)$/i.test(file) ? yamlLines(file, files) : keyLines(file, files);
    return read(path);
  };
}

function yamlLines(file: string, files: SettingsFiles): LineOf {
  const lines = new LineCounter();
  const document = yamlDocument(readText(file, files), {logLevel: "silent", lineCounter: lines});
  return path => {
    const node = document.getIn(path, true) as {range?: readonly number[]} | undefined;
    const start = node?.range?.[0];
    return start === undefined ? undefined : lines.linePos(start).line;
  };
}

function keyLines(file: string, files: SettingsFiles): LineOf {
  const text = readText(file, files);
  return path => {
    let at = 0;
    for (const key of path) {
      if (typeof key === "number") continue;
      const next = text.slice(at).search(new RegExp(`(?<![\\w-])${key.replaceAll(/\W/g, "\\$&")}(?![\\w-])`));
      if (next >= 0) at += next;
    }
    return text.slice(0, at).split("\n").length;
  };
}
