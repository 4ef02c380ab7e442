import "../styles/page/diagnostics.css";
import type {Diagnostic} from "#schemas/diagnostic.ts";

const ID = "dx-diagnostics";

const placeOf = ({file, line, column}: Diagnostic): string =>
  [file, line, column].filter(part => part !== undefined).join(":");

function entry(document: Document, diagnostic: Diagnostic): HTMLElement {
  const item = document.createElement("li");
  const place = document.createElement("code");
  place.textContent = placeOf(diagnostic);
  const text = document.createElement("p");
  text.textContent = `${diagnostic.message} (${diagnostic.code})`;
  item.append(place, text);
  if (diagnostic.hint) {
    const hint = document.createElement("small");
    hint.textContent = diagnostic.hint;
    item.append(hint);
  }
  return item;
}

/** Shows the content errors in an overlay, replacing an earlier one. */
export function showOverlay(diagnostics: readonly Diagnostic[], within: Document = document): void {
  hideOverlay(within);
  const box = within.createElement("div");
  box.id = ID;
  box.className = "diagnostics";
  box.role = "alert";
  const close = within.createElement("button");
  close.type = "button";
  close.className = "btn";
  close.textContent = "Close";
  close.addEventListener("click", () => hideOverlay(within));
  const list = within.createElement("ul");
  list.className = "x";
  for (const diagnostic of diagnostics) list.append(entry(within, diagnostic));
  box.append(list, close);
  within.body.append(box);
}

/** Removes the overlay. */
export function hideOverlay(within: Document = document): void {
  within.getElementById(ID)?.remove();
}

/** Shows a note at the edge of the page that the first build is not complete, or removes it. */
export function showBuilding(isBuilding: boolean, within: Document = document): void {
  const shown = within.getElementById(BUILDING);
  if (!isBuilding) shown?.remove();
  if (!isBuilding || shown) return;
  const note = within.createElement("p");
  note.id = BUILDING;
  note.className = "diagnostics building";
  note.role = "status";
  note.textContent = "Building the site. Search and findings follow.";
  within.body.append(note);
}

const BUILDING = "dx-building";
