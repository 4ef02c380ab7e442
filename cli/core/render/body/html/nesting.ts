const WORDS = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Void elements, and elements closed by the next one of their kind. */
const FLAT = WORDS(
  "area base br col colgroup dd dt embed frame hr img input keygen li link meta optgroup option p param rb rp rt rtc source tbody td tfoot th thead tr track wbr",
);
/**
 * Formatting elements, which a parser reopens in every following block if they are not closed (HTML
 * §13.2.4.3).
 */
const FORMATTING = WORDS("a b big code em font i nobr s small strike strong tt u");

const MAX_DEPTH = 300;
const MAX_REOPENED = 200_000;

/**
 * Reports whether raw HTML is nested so deeply, or would require so many elements to be reopened, that
 * parsing costs are unbounded. Counts opening and closing tags, which is an upper bound.
 */
export function isNestedTooDeeply(html: Iterable<string>): boolean {
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  let formatting = 0;
  let unclosed = 0;
  for (const text of html) {
    for (const [, slash, written = ""] of text.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
      tags++;
      const name = written.toLowerCase();
      const step = slash ? -1 : 1;
      if (FORMATTING.has(name)) formatting = Math.max(0, formatting + step);
      if (!FLAT.has(name)) depth = Math.max(0, depth + step);
      deepest = Math.max(deepest, depth);
      unclosed = Math.max(unclosed, formatting);
    }
  }
  return deepest > MAX_DEPTH || (unclosed > 10 && unclosed * tags > MAX_REOPENED);
}
