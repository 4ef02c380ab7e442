/** Lays out all parts of a body at once: a remembered scroll position needs true heights above it. */
export function layOutWhole(document: Document): void {
  for (const part of document.querySelectorAll(".part")) part.classList.add("is-laid-out");
}
