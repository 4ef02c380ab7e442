/** Lays out all parts of a body immediately, so that all heights are final. */
export function layOutWhole(document: Document): void {
  for (const part of document.querySelectorAll(".part:not(.is-laid-out)")) part.classList.add("is-laid-out");
}
