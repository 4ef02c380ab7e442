import type {Element, ElementContent} from "hast";
import type {BodyState} from "./body-state.ts";
import {own, text} from "./html/element.ts";

/**
 * Completes a table for narrow screens: a focusable scroll region, header cells with their scope, a dash in
 * empty cells.
 */
export function finishTable(table: Element, state: BodyState): ElementContent {
  const rows = rowsOf(table);
  const header = rows.find(
    row => cellsOf(row).length > 0 && cellsOf(row).every(cell => cell.tagName === "th"),
  );
  for (const row of rows) {
    for (const cell of cellsOf(row)) {
      if (cell.tagName === "th") cell.properties.scope ??= row === header ? "col" : "row";
      else if (cell.children.length === 0) cell.children = [own("span", {className: ["empty"]}, [text("–")])];
    }
  }
  const properties = {className: ["table"], role: "region", ariaLabel: tableLabel(table, state), tabIndex: 0};
  return own("div", properties, [table], table);
}

/**
 * Returns the label of a table's region, which must be unique: caption or heading above, with a number if
 * repeated.
 */
function tableLabel(table: Element, state: BodyState): string {
  const caption = table.children.find(child => child.type === "element" && child.tagName === "caption");
  const name = (caption ? textOf(caption) : state.heading).trim() || state.texts.table;
  const count = (state.tableLabels.get(name) ?? 0) + 1;
  state.tableLabels.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}

const elements = (node: Element): Element[] => node.children.filter(child => child.type === "element");

const rowsOf = (table: Element): Element[] =>
  elements(table).flatMap(part =>
    part.tagName === "tr" ? [part] : ["thead", "tbody", "tfoot"].includes(part.tagName) ? elements(part) : [],
  );

const cellsOf = (row: Element): Element[] =>
  elements(row).filter(cell => cell.tagName === "th" || cell.tagName === "td");

/** Returns the text of a hast node. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
