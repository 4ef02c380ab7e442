/**
 * Closes open menus of the top bar on Escape, which restores focus, when one of their links is followed, and when focus or a
 * press is outside (ARIA APG, Disclosure).
 */
export function watchMenus(document: Document): void {
  const closeAround = (kept: EventTarget | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(".bar__more[open]"))
      if (!menu.contains(kept as Node | null)) menu.open = false;
  };
  document.addEventListener("pointerdown", event => closeAround(event.target));
  document.addEventListener("focusin", event => closeAround(event.target));
  document.addEventListener("click", event => {
    if ((event.target as Element).closest(".bar__more a")) closeAround(null);
  });
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    const menu = document.activeElement?.closest(".bar__more[open]");
    menu?.querySelector("summary")?.focus();
    closeAround(null);
  });
}
