import type {PhrasingContent, RootContent, TableRow} from "mdast";
import type {Positioned} from "#core/model/place.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";

type Entry = Record<string, unknown>;

/** Columns of a property table, each included if any property has a value for it. */
const COLUMNS = ["type", "default", "description"] as const;

/**
 * Creates a property table from an object (`{name: {type, default, description, required}}`), as used by
 * components of several themes. Returns nothing for other values.
 */
export function typeTable(type: unknown, place: Positioned, texts: ContentTexts): RootContent[] {
  if (typeof type !== "object" || type === null || Array.isArray(type)) return [];
  const entries = Object.entries(type).filter(
    (entry): entry is [string, Entry] => typeof entry[1] === "object" && entry[1] !== null,
  );
  if (entries.length === 0) return [];
  const columns = COLUMNS.filter(name => entries.some(([, entry]) => textIn(entry, name) !== ""));
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: "tableRow",
    children: cells.map(children => ({type: "tableCell", children})),
  });
  const head = row([[text(texts.property)], ...columns.map(name => [text(texts[name])])]);
  const rows = entries.map(([name, entry]) =>
    row([
      [code(entry.required === true ? `${name}*` : name)],
      ...columns.map(column => {
        const value = textIn(entry, column);
        return value === "" ? [] : [column === "description" ? text(value) : code(value)];
      }),
    ]),
  );
  return [{type: "table", children: [head, ...rows], ...place}];
}

function textIn(entry: Entry, column: (typeof COLUMNS)[number]): string {
  const value = entry[column];
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}

const text = (value: string): PhrasingContent => ({type: "text", value, data: {evaluated: true}});
const code = (value: string): PhrasingContent => ({type: "inlineCode", value});
