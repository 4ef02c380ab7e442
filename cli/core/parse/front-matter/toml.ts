import {parse, TomlDate, TomlError} from "smol-toml";
import type {YamlEntry, YamlFrontMatter, YamlValue} from "./yaml-value.ts";

const MAX_DEPTH = 100;

/**
 * Parses TOML 1.0 front matter into the same shape as YAML, so that both are validated alike; dates become
 * text. An error leaves no entries, because the format offers no point at which parsing could resume.
 */
export function readToml(text: string): YamlFrontMatter {
  let values: Record<string, unknown>;
  try {
    values = parse(text, {maxDepth: MAX_DEPTH});
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return {entries: [], faults: [faultOf(error, text)], isMap: true};
  }
  const lines = text.split("\n");
  const entries = Object.entries(values).map(([key, value]): YamlEntry => {
    const line = Math.max(
      0,
      lines.findIndex(each => startsWith(each, key)),
    );
    const tables = lines.flatMap((each, at) => (startsWith(each, key) && /^\s*\[\[/.test(each) ? at : []));
    return {key, value: toValue(value, line, lines[line], tables), line, column: 1};
  });
  return {entries, faults: [], isMap: true};
}

/** Describes an error. An unclosed quote or bracket is reported at its start, however far the parser got. */
function faultOf({message, line, column}: TomlError, text: string): YamlFrontMatter["faults"][number] {
  const reason = /^Invalid TOML document: ([^\n]*)/.exec(message)?.[1] ?? "this is not valid TOML";
  const before = text
    .split("\n")
    .slice(0, line - 1)
    .reduce((length, each) => length + each.length + 1, 0);
  const end = before + column - 1;
  // If a value is expected but the line defines a key, a list above is still open.
  const isKey = /^[\w-]+[ \t]*=/.test(text.slice(end));
  const kind =
    reason === "unfinished string"
      ? "quote"
      : reason === "invalid value" && isKey
        ? "bracket"
        : OPEN_ENDED[reason];
  const opened = reason === "unfinished string" ? end : kind && openBefore(text.slice(0, end))[kind];
  if (kind === undefined || opened === undefined) return {message: `TOML: ${reason}`, line: line - 1, column};
  const lines = text.slice(0, opened).split("\n");
  return {
    message: `TOML: the ${kind} that opens here is not closed`,
    line: lines.length - 1,
    column: (lines.at(-1) ?? "").length + 1,
  };
}

/** Parser messages that indicate an unclosed delimiter. */
const OPEN_ENDED: Readonly<Record<string, "quote" | "bracket">> = {
  "control characters are not allowed in strings": "quote",
  "expected comma or end of structure": "bracket",
};

const TOKEN = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#.*|["'[\]{}]/g;

/** Returns the offsets of the quote and of the innermost bracket that are open at the end of a text. */
function openBefore(text: string): {quote?: number; bracket?: number} {
  const brackets: number[] = [];
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    if (token === "[" || token === "{") brackets.push(index);
    else if (token === "]" || token === "}") brackets.pop();
    else if (token === '"' || token === "'") return {quote: index};
  }
  const bracket = brackets.at(-1);
  return bracket === undefined ? {} : {bracket};
}

/** Reports whether a line defines a key, or opens the table or array of tables with that name. */
function startsWith(line: string, key: string): boolean {
  const rest = line.replace(/^\s*\[{0,2}\s*/, "").replace(/^["']/, "");
  return rest.startsWith(key) && /^["']?\s*(?:[=.\]]|$)/.test(rest.slice(key.length));
}

/**
 * @param written line of a key, which preserves the spelling of a number
 * @param tables lines of the tables of an array
 */
function toValue(value: unknown, line: number, written = "", tables: readonly number[] = []): YamlValue {
  const place = {line, column: 1};
  if (Array.isArray(value))
    return {kind: "list", items: value.map((item, at) => toValue(item, tables[at] ?? line)), ...place};
  if (value instanceof TomlDate) return scalar(value.toISOString());
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => ({key, value: toValue(each, line), ...place}));
    return {kind: "map", entries, ...place};
  }
  if (typeof value !== "number") return scalar(typeof value === "boolean" ? value : String(value));
  return {...scalar(value), source: /=\s*([+\d][\w.+-]*)\s*(?:#.*)?$/.exec(written)?.[1] ?? String(value)};

  function scalar(plain: string | number | boolean): YamlValue & {kind: "scalar"} {
    return {kind: "scalar", value: plain, source: String(plain), ...place};
  }
}
