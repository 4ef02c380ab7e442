/**
 * Paths of artifacts below the output folder, shared by the pipeline that writes the files and the site that
 * fetches them. Paths are POSIX, relative, and not percent-encoded.
 */

/**
 * Returns the path of a page document: `/guides/caching/` → `data/pages/guides/caching/index.json`, `/` →
 * `data/pages/index.json`. A folder with the name of its parent's document gets a tilde, so that no file has
 * the path of a folder.
 */
export const pageDocumentPath = (url: string): string => documentPath("data/pages", url);

const documentPath = (folder: string, url: string): string =>
  `${folder}${url.replace(/(?<=\/)index\.json~*(?=\/)/g, "$&~")}index.json`;

/**
 * Returns the path of a page's clean Markdown copy: `/guides/caching/` → `guides/caching.md`, `/` →
 * `index.md`. A page named index keeps its folder (`/index/` → `index/index.md`), and folders that end like a
 * copy get a tilde, so that all paths are unique.
 */
export function markdownPath(url: string): string {
  const path = url.slice(1).replace(/\.md~*(?=\/.)/g, "$&~");
  return path === "" || /(?:^|\/)index\/$/.test(path) ? `${path}index.md` : `${path.slice(0, -1)}.md`;
}

/**
 * Returns the path of a page's body as a tree: `/guides/caching/` → `data/blocks/guides/caching/index.json`.
 */
export const blocksPath = (url: string): string => documentPath("data/blocks", url);

/** Path of the tree of all pages. */
export const PAGE_INDEX = "data/page-index.json";

/** Path of the site metadata: title, navigation, languages, versions. */
export const SITE = "data/site.json";

/** Path of the page document for unknown URLs, if the content has one. */
export const NOT_FOUND = "data/404.json";

/** Path of the list of all other files. */
export const MANIFEST = "data/manifest.json";

/** Path of the languages and versions, at the root of a site that has several. */
export const EDITIONS = "data/editions.json";

/** Paths of the flat list of all pages (`schemas/pages.ts`), as one document and with one page per line. */
export const PAGES = "data/pages.json";
export const PAGE_LINES = "data/pages.ndjson";

/**
 * Returns the path of a section document: `guides` → `data/sections/guides.json`. Top-level pages form
 * `_root`.
 */
export const sectionPath = (name: string): string => `data/sections/${name}.json`;

/** Returns the path of a sponsor tier, by the kind of amount that determines its order. */
export const sponsorsPath = (type: "monthly" | "total", tier: string): string =>
  `data/sponsors/${type}/${tier}.json`;

/** Section name of the top-level pages. */
export const ROOT_SECTION = "_root";

/** Paths of the search index (`schemas/search.ts`). */
export const SEARCH_INDEX = "data/search/index.json";
/**
 * Path of the text of all pages in the format of another search engine, if the config sets `search.records`.
 */
export const SEARCH_RECORDS = "data/search.json";

export const searchTermsPath = (n: number): string => `data/search/terms/${n}.json`;
export const searchWordsPath = (n: number): string => `data/search/words/${n}.json`;
export const searchPagesPath = (n: number): string => `data/search/pages/${n}.json`;

/**
 * Returns the path of a page's text by headings: `/guides/caching/` → `data/text/guides/caching/index.json`.
 */
export const searchTextPath = (url: string): string => documentPath("data/text", url);

const GENERATED =
  /^(?:data\/.+\.json|data\/pages\.ndjson|llms(?:-full)?\.txt|robots\.txt|sitemap[^/]*\.xml|feed\.xml|manifest\.webmanifest|_redirects|_headers)$/;

/** Reports whether the build itself may write a file at a path, besides pages and their Markdown copies. */
export const isGeneratedPath = (path: string): boolean => GENERATED.test(path);

const OF_THE_SITE = /^(?:sw\.js|404\.html|app-shell)$|(?:^|\/)index\.html$/;

/**
 * Reports whether the built site has its own file or screen at a path, besides artifacts: service worker,
 * "not found" page, app shell, and the document in each page's folder. No page may have such a URL.
 */
export const isSitePath = (path: string): boolean => OF_THE_SITE.test(path);
