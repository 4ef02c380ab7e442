/**
 * Where an artifact lies below the output folder. One rule, used by the pipeline that writes the files and by
 * the site that fetches them. Paths are POSIX, relative, and not percent-encoded.
 */

/** Path of a page document: `/guides/caching/` → `data/pages/guides/caching/index.json`, `/` → `data/pages/index.json`. */
export const pageDocumentPath = (url: string): string => `data/pages${url}index.json`;

/** Path of a section document: `guides` → `data/sections/guides.json`; plain top-level pages form `_root`. */
export const sectionPath = (name: string): string => `data/sections/${name}.json`;

/** Path of a page's clean Markdown copy: `/guides/caching/` → `guides/caching.md`, `/` → `index.md`. */
export const markdownPath = (url: string): string => (url === "/" ? "index.md" : `${url.slice(1, -1)}.md`);

/** Path of one tier of supporters, by the amount that ranks it. */
export const sponsorsPath = (type: "monthly" | "total", tier: string): string =>
  `data/sponsors/${type}/${tier}.json`;

/** Section name of the plain pages at the top level. */
export const ROOT_SECTION = "_root";
