import type {YamlFrontMatter, YamlList, YamlMap, YamlScalar, YamlValue} from "./yaml-value.ts";

const ENTRY = /^( *)([A-Za-z][\w-]*(?::[\w-]+)*):(?: +(\S.*?))? *$/;
const ITEM = /^( *- +)(\S.*?) *$/;
const BLANK = /^ *(?:#.*)?$/;

interface Place {
  line: number;
  column: number;
}

/** Remaining lines. */
interface Cursor {
  lines: string[];
  at: number;
}

/**
 * Parses simple front matter: keys with a number, a text without blank lines, or a list; and lists of maps of these.
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
    const start = {line: place.line, column: line.lastIndexOf(text ?? "") + 1};
    if (!lists) value = text === undefined ? null : readScalar(text, start);
    else if (text !== undefined) value = readFlowList(text, start) ?? readText(cursor, text, start);
    else value = TEXT_BELOW.test(cursor.lines[cursor.at] ?? "") ? readNextLines(cursor) : readList(cursor);
    if (!value) return null;
    map.entries.push({key, value, ...place});
  }
  return map;
}

/** Reads a list in brackets on one line, whose items contain no signs. */
function readFlowList(text: string, {line, column}: Place): YamlList | null {
  if (!/^\[[\w ,./-]*\]$/.test(text)) return null;
  const list: YamlList = {kind: "list", items: [], line, column};
  let at = column + 1;
  for (const part of text.slice(1, -1).split(",")) {
    const item = part.trim();
    if (item === "" || item.startsWith("- ")) return null;
    const read = readScalar(item, {line, column: at + part.indexOf(item)});
    if (!read) return null;
    list.items.push(read);
    at += part.length + 1;
  }
  return list;
}

/** Reads a text that starts below its key. */
function readNextLines(cursor: Cursor): YamlScalar | null {
  const line = cursor.lines[cursor.at] ?? "";
  const text = line.trim();
  if (/^[|>]/.test(text)) return null;
  const place = {line: cursor.at, column: line.indexOf(text) + 1};
  cursor.at++;
  return readText(cursor, text, place);
}

/** Reads a text and the indented lines below it, which continue it. */
function readText(cursor: Cursor, text: string, place: Place): YamlScalar | null {
  const more: string[] = [];
  for (let line = cursor.lines[cursor.at]; line !== undefined && INDENTED.test(line); ) {
    more.push(line);
    line = cursor.lines[++cursor.at];
  }
  if (more.length === 0) return readScalar(text, place);
  const lines = more.map(line => line.trim());
  if (more.some(line => /[\t\u0085\u2028\u2029\uFEFF]/.test(line))) return null;
  if (text === ">-" || text === "|-") {
    const indent = INDENTED.exec(more[0] ?? "")?.[0] ?? "";
    const isEven = more.every((line, i) => line === indent.slice(0, -1) + lines[i]);
    if (!isEven || /^ +$/.test(cursor.lines[cursor.at] ?? "")) return null;
    const value = lines.join(text === ">-" ? " " : "\n");
    return {kind: "scalar", value, source: value, ...place};
  }
  const whole = [text, ...lines].join(" ");
  if (/^["']/.test(text)) return readScalar(whole, place);
  if (UNCLEAR.test(text) || lines.some(line => UNCLEAR_NEXT.test(line))) return null;
  return {kind: "scalar", value: whole, source: whole, ...place};
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

function readItem(cursor: Cursor, lead: string, text: string, place: Place): YamlValue | null {
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

/** Matches an indented line that is no item of a list. */
const TEXT_BELOW = /^ +(?!-(?: |$))[^ ]/;
/** Matches the start of an indented line with text. */
const INDENTED = /^ +[^ ]/;
const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;
/** Matches values that may be a number, a keyword of the core schema, or continue on the next line. */
const UNCLEAR =
  /^(?:[-+.]?[\d.]|[-?:,[\]{}#&*!|>%@`"'~=]|(?:null|true|false)$)|: |:$| #|[\t\u0085\u2028\u2029\uFEFF]/i;
/** Matches lines of a text after its first that may be something else. */
const UNCLEAR_NEXT = /^(?:[-?:,[\]{}#&*!|>%@`"'~=])|: |:$| #/;
/** Matches values that start like a number but are text: a date, a handle such as `7of9`, `2 words`, or `.env`. */
const TEXT =
  /^(?:\d{4}-\d\d-\d\d(?![\d.])|[1-9]\d*[a-df-z]|\d[\d.]* [a-z]|\.(?!nan|inf)[a-z/]|\.\.\/)[^#:\t\u0085\u2028\u2029\uFEFF]*$/i;

function readScalar(text: string, place: Place): YamlScalar | null {
  const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/.exec(text);
  const source = quoted ? (quoted[1] ?? quoted[2] ?? "") : text;
  if (quoted) return /[\t\uFEFF]/.test(source) ? null : {kind: "scalar", value: source, source, ...place};
  if (INTEGER.test(text)) return {kind: "scalar", value: Number(text), source, ...place};
  if (UNCLEAR.test(text) && !TEXT.test(text)) return null;
  return {kind: "scalar", value: text, source, ...place};
}
