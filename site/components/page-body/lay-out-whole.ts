const PENDING = ".part:not(.is-laid-out)";

/** Lays out all parts of a body at once: a remembered scroll position needs true heights above it. */
export function layOutWhole(document: Document): void {
  for (const part of document.querySelectorAll(PENDING)) part.classList.add("is-laid-out");
}

/** The scroll position in true heights: parts that were jumped over have only an estimated one until then. */
export function trueScroll({document, scrollY}: Window): number {
  const pending = [...document.querySelectorAll(PENDING)];
  const shown = pending.find(part => part.getBoundingClientRect().bottom > 0) ?? pending.at(-1);
  if (!shown || scrollY === 0) return scrollY;
  const before = shown.getBoundingClientRect().top;
  layOutWhole(document);
  return window.scrollY + shown.getBoundingClientRect().top - before;
}
