/** Lays out all parts of a body at once, so that every height in the page is a true one. */
export function layOutWhole(document: Document): void {
  for (const part of document.querySelectorAll(".part:not(.is-laid-out)")) part.classList.add("is-laid-out");
}
