import {parse, TomlDate, TomlError} from "smol-toml";
import type {YamlEntry, YamlFrontMatter, YamlValue} from "./yaml-value.ts";

const MAX_DEPTH = 100;

/**
 * Reads TOML 1.0 front matter into the shape that YAML has, so that both are checked alike; dates become text. A fault
 * leaves no entry: the format has no line by which reading could go on.
 */
export function readToml(text: string): YamlFrontMatter {
  let values: Record<string, unknown>;
  try {
    values = parse(text, {maxDepth: MAX_DEPTH});
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = /^Invalid TOML document: ([^\n]*)/.exec(error.message)?.[1] ?? "this is not valid TOML";
    const place = {line: error.line - 1, column: error.column};
    return {entries: [], faults: [{message: `TOML: ${message}`, ...place}], isMap: true};
  }
  const lines = text.split("\n");
  const entries = Object.entries(values).map(([key, value]): YamlEntry => {
    const line = Math.max(
      0,
      lines.findIndex(each => startsWith(each, key)),
    );
    return {key, value: toValue(value, line, lines[line]), line, column: 1};
  });
  return {entries, faults: [], isMap: true};
}

/** Whether a line gives a key, or opens the table or list of tables of that name. */
function startsWith(line: string, key: string): boolean {
  const rest = line.replace(/^\s*\[{0,2}\s*/, "").replace(/^["']/, "");
  return rest.startsWith(key) && /^["']?\s*(?:[=.\]]|$)/.test(rest.slice(key.length));
}

/** @param written the line of a key, from which a number keeps its spelling */
function toValue(value: unknown, line: number, written = ""): YamlValue {
  const place = {line, column: 1};
  if (Array.isArray(value)) return {kind: "list", items: value.map(item => toValue(item, line)), ...place};
  if (value instanceof TomlDate) return scalar(value.toISOString());
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => ({key, value: toValue(each, line), ...place}));
    return {kind: "map", entries, ...place};
  }
  if (typeof value !== "number") return scalar(value as string | boolean);
  return {...scalar(value), source: /=\s*([+\d][\w.+-]*)\s*(?:#.*)?$/.exec(written)?.[1] ?? String(value)};

  function scalar(plain: string | number | boolean): YamlValue & {kind: "scalar"} {
    return {kind: "scalar", value: plain, source: String(plain), ...place};
  }
}
