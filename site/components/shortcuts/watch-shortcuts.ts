/** Reports whether typed text goes into a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Shows the site's keyboard shortcuts when a question mark is typed outside fields and dialogs. */
export function watchShortcuts(document: Document): void {
  document.addEventListener("keydown", event => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void import("./shortcuts.ts").then(({showShortcuts}) => showShortcuts());
  });
}
