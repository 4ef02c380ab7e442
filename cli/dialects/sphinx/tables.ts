import type {List, ListItem, TableRow} from "mdast";
import type {TagHook} from "#core/parse/file-scope.ts";
import {element, placeOf} from "../toolkit/nodes.ts";
import {line, prop, titleOf, words} from "./tag-parts.ts";

/** Converts a nested list to a table: each outer item is a row, each inner item a cell. */
export const listTable: TagHook = (use, scope) => {
  const rows = use.children.find((child): child is List => child.type === "list");
  if (!rows) return use.children;
  const cellsOf = (item: ListItem): ListItem[] =>
    item.children.flatMap(child => (child.type === "list" ? child.children : []));
  const headers = prop(use, "header-rows") === "" ? 0 : Number(prop(use, "header-rows"));
  const body = rows.children.map((item, at) =>
    element(
      "tr",
      cellsOf(item).map(cell => element(at < headers ? "th" : "td", cell.children)),
    ),
  );
  return [
    ...line(titleOf(use, scope), use),
    element("table", [element("tbody", body)]),
    ...use.children.filter(child => child !== rows),
  ];
};

/** Converts comma-separated values to a table. */
export const csvTable: TagHook = (use, scope) => {
  const header = prop(use, "header");
  const text = [...(header === "" ? [] : [header]), ...prop(use, "content").split("\n")].filter(
    one => one.trim() !== "",
  );
  const rows = text.map(
    (one): TableRow => ({
      type: "tableRow",
      children: cellsOfLine(one, prop(use, "delim") || ",").map(cell => ({
        type: "tableCell",
        children: words(cell, use, scope),
      })),
    }),
  );
  return rows.length === 0
    ? []
    : [
        ...line(titleOf(use, scope), use),
        {type: "table", children: rows, data: {generated: true}, ...placeOf(use.node)},
      ];
};

const cellsOfLine = (text: string, separator: string): string[] => {
  const cells = [""];
  let isQuoted = false;
  for (const [i, sign] of [...text].entries()) {
    if (sign === '"') {
      if (isQuoted && text[i + 1] === '"') cells[cells.length - 1] += '"';
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells.map(cell => cell.trim());
};
