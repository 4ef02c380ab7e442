import type {Paint} from "../report/human.ts";
import type {SiteChanges} from "./changes.ts";
import {lines, parts} from "./parts.ts";

/** Formats the changes for a terminal. */
export function humanChanges(changes: SiteChanges, paint: Paint): string {
  const shown = parts(changes);
  if (shown.length === 0) return "No changes for readers.\n";
  return shown
    .map(part => {
      const items = lines(part, text => paint("cyan", text)).map(line => `  ${line}\n`);
      return `${paint("bold", `${part.title} (${items.length})`)}\n${items.join("")}`;
    })
    .join("\n");
}
