import {messages} from "#site/messages/messages.ts";
import {showDialog} from "../modal/show-dialog.ts";

/** Shows the site's keyboard shortcuts. */
export function showShortcuts(): void {
  const {heading, search, choose, close, list: all} = messages.shortcuts;
  const keys = [
    [["/", "Ctrl K", "⌘ K"], search],
    [["↑", "↓", "Enter"], choose],
    [["Esc"], close],
    [["?"], all],
  ] as const;
  const box = document.createElement("div");
  const title = document.createElement("h2");
  title.textContent = heading;
  const list = document.createElement("dl");
  for (const [names, meaning] of keys) {
    const row = document.createElement("div");
    const term = document.createElement("dt");
    for (const name of names) {
      const key = document.createElement("kbd");
      key.textContent = name;
      term.append(key, " ");
    }
    const text = document.createElement("dd");
    text.textContent = meaning;
    row.append(term, text);
    list.append(row);
  }
  box.append(title, list);
  showDialog("keys", heading, box);
}
