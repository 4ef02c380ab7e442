import type {YamlFrontMatter, YamlList, YamlMap, YamlScalar, YamlValue} from "./yaml-value.ts";

const ENTRY = /^( *)([A-Za-z][\w-]*):(?: +(\S.*?))? *$/;
const ITEM = /^( *- +)(\S.*?) *$/;
const BLANK = /^ *(?:#.*)?$/;

/** Remaining lines. */
interface Cursor {
  lines: string[];
  at: number;
}

/**
 * Parses simple front matter: keys with a text or number on one line, lists of these, and lists of maps of these.
 * Nearly all front matter is this simple, and loading and running the full YAML parser would take longer than
 * processing the whole page.
 *
 * @returns `null` for everything else, including errors, which the full parser must handle. The result is always
 *   identical to the full parser's (verified by a test).
 */
export function readPlainFrontMatter(yaml: string): YamlFrontMatter | null {
  const cursor: Cursor = {lines: yaml.split("\n"), at: 0};
  const map = readMap(cursor, 0, true);
  return map && cursor.at === cursor.lines.length ? {entries: map.entries, faults: [], isMap: true} : null;
}

/**
 * Reads the entries that start at one column; only the top level may contain lists. Stops at the first line
 * that starts elsewhere.
 */
function readMap(cursor: Cursor, indent: number, lists: boolean): YamlMap | null {
  const map: YamlMap = {kind: "map", entries: [], line: cursor.at, column: indent + 1};
  const keys = new Set<string>();
  for (skipBlank(cursor); cursor.at < cursor.lines.length; skipBlank(cursor)) {
    const line = cursor.lines[cursor.at] ?? "";
    const match = ENTRY.exec(line);
    if (!match) return lists ? null : map;
    const [, space = "", key = "", text] = match;
    if (space.length !== indent) return lists ? null : map;
    if (keys.has(key)) return null;
    keys.add(key);
    const place = {line: cursor.at, column: indent + 1};
    cursor.at++;
    let value: YamlValue | null = null;
    if (text !== undefined) value = readScalar(text, {line: place.line, column: line.lastIndexOf(text) + 1});
    else if (lists) value = readList(cursor);
    if (!value) return null;
    map.entries.push({key, value, ...place});
  }
  return map;
}

function readList(cursor: Cursor): YamlList | null {
  const list: YamlList = {kind: "list", items: [], line: cursor.at, column: 1};
  let dash: number | undefined;
  for (skipBlank(cursor); cursor.at < cursor.lines.length; skipBlank(cursor)) {
    const line = cursor.lines[cursor.at] ?? "";
    const match = ITEM.exec(line);
    if (!match) break;
    const [, lead = "", text = ""] = match;
    const column = lead.indexOf("-");
    dash ??= column;
    if (column !== dash) return null;
    const place = {line: cursor.at, column: lead.length + 1};
    const item = readItem(cursor, lead, text, place);
    if (!item) return null;
    list.items.push(item);
  }
  return list.items.length > 0 ? list : null;
}

function readItem(
  cursor: Cursor,
  lead: string,
  text: string,
  place: {line: number; column: number},
): YamlValue | null {
  if (!ENTRY.test(text)) {
    cursor.at++;
    return readScalar(text, place);
  }
  // The first entry of a map follows the dash; further ones are below it.
  cursor.lines[cursor.at] = " ".repeat(lead.length) + text;
  return readMap(cursor, lead.length, false);
}

function skipBlank(cursor: Cursor): void {
  while (cursor.at < cursor.lines.length && BLANK.test(cursor.lines[cursor.at] ?? "")) cursor.at++;
}

const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;
/** Matches values that may be a number, a keyword of the core schema, or continue on the next line. */
const UNCLEAR =
  /^(?:[-+.]?[\d.]|[-?:,[\]{}#&*!|>%@`"'~=]|(?:null|true|false)$)|: |:$| #|[\t\u0085\u2028\u2029\uFEFF]/i;
/** Matches values that start like a number but are text: a date, or a handle such as `7of9`. */
const TEXT = /^(?:\d{4}-\d\d-\d\d(?![\d.])|[1-9]\d*[a-df-z])[^#:\t\u0085\u2028\u2029\uFEFF]*$/i;

function readScalar(text: string, place: {line: number; column: number}): YamlScalar | null {
  const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/.exec(text);
  const source = quoted ? (quoted[1] ?? quoted[2] ?? "") : text;
  if (quoted) return /[\t\uFEFF]/.test(source) ? null : {kind: "scalar", value: source, source, ...place};
  if (INTEGER.test(text)) return {kind: "scalar", value: Number(text), source, ...place};
  if (UNCLEAR.test(text) && !TEXT.test(text)) return null;
  return {kind: "scalar", value: text, source, ...place};
}
