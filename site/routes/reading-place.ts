/**
 * Reading position in a page: the scroll offset and, if parts above may have estimated heights, the id of the
 * current heading and its distance from the top of the window.
 */
export interface ReadingPlace {
  top: number;
  heading?: string;
  offset?: number;
}

const HEADING = ":is(h1, h2, h3, h4, h5, h6)[id]";

/**
 * Returns the reading position. Only the boxes of skipped parts are measured, which does not lay them out.
 */
export function readingPlace({document, scrollY}: Window): ReadingPlace {
  const place = {top: scrollY};
  const part = [...document.querySelectorAll(".part")].find(one => one.getBoundingClientRect().bottom > 0);
  if (!part || part.getBoundingClientRect().top > 0) return place;
  const [first, ...others] = part.querySelectorAll(HEADING);
  if (!first) return place;
  const topOf = (heading: Element): number => heading.getBoundingClientRect().top;
  const heading = others.findLast(other => topOf(other) <= 0) ?? first;
  return {...place, heading: heading.id, offset: topOf(heading)};
}

/**
 * Restores a reading position. All parts are laid out, so that the page is long enough to scroll that far.
 */
export function returnTo({top, heading, offset = 0}: ReadingPlace, window: Window): void {
  layOutWhole(window.document);
  const element = heading === undefined ? null : window.document.getElementById(heading);
  if (element) window.scrollBy({top: element.getBoundingClientRect().top - offset, behavior: "instant"});
  else window.scrollTo({top, behavior: "instant"});
}

/** Lays out all parts of a body immediately, so that all heights are final. */
function layOutWhole(document: Document): void {
  for (const part of document.querySelectorAll(".part:not(.is-laid-out)")) part.classList.add("is-laid-out");
}
