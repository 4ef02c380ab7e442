/**
 * Where an artifact is below the output folder. One rule, used by the pipeline that writes the files and by
 * the site that fetches them. Paths are POSIX, relative, and not percent-encoded.
 */

/**
 * Path of a page document: `/guides/caching/` → `data/pages/guides/caching/index.json`, `/` → `data/pages/index.json`.
 * A folder named like the document of its parent gets a tilde, so that no file is where a folder has to be.
 */
export const pageDocumentPath = (url: string): string => documentPath("data/pages", url);

const documentPath = (folder: string, url: string): string =>
  `${folder}${url.replace(/(?<=\/)index\.json~*(?=\/)/g, "$&~")}index.json`;

/**
 * Path of a page's clean Markdown copy: `/guides/caching/` → `guides/caching.md`, `/` → `index.md`. A page that is
 * itself named index keeps its folder (`/index/` → `index/index.md`), and folders that end like a copy get a tilde, so
 * that no two paths meet.
 */
export function markdownPath(url: string): string {
  const path = url.slice(1).replace(/\.md~*(?=\/.)/g, "$&~");
  return path === "" || /(?:^|\/)index\/$/.test(path) ? `${path}index.md` : `${path.slice(0, -1)}.md`;
}

/** Path of a page's body as a tree: `/guides/caching/` → `data/blocks/guides/caching/index.json`. */
export const blocksPath = (url: string): string => documentPath("data/blocks", url);

/** The tree of all pages. */
export const PAGE_INDEX = "data/page-index.json";

/** Site metadata: title, navigation, languages, versions. */
export const SITE = "data/site.json";

/** The list of all other files. */
export const MANIFEST = "data/manifest.json";

/** Languages and versions, at the root of a site that has several. */
export const EDITIONS = "data/editions.json";

/** The flat list of all pages (`schemas/pages.ts`), as one document and with one page a line. */
export const PAGES = "data/pages.json";
export const PAGE_LINES = "data/pages.ndjson";

/** Path of a section document: `guides` → `data/sections/guides.json`; plain top-level pages form `_root`. */
export const sectionPath = (name: string): string => `data/sections/${name}.json`;

/** Path of one tier of supporters, by the amount that ranks it. */
export const sponsorsPath = (type: "monthly" | "total", tier: string): string =>
  `data/sponsors/${type}/${tier}.json`;

/** Section name of the plain pages at the top level. */
export const ROOT_SECTION = "_root";

/** Parts of the search index (`schemas/search.ts`). */
export const SEARCH_INDEX = "data/search/index.json";
/** The text of all pages in the format of another search engine, if the config sets `search.records`. */
export const SEARCH_RECORDS = "data/search.json";

export const searchTermsPath = (n: number): string => `data/search/terms/${n}.json`;
export const searchWordsPath = (n: number): string => `data/search/words/${n}.json`;
export const searchPagesPath = (n: number): string => `data/search/pages/${n}.json`;

/** Path of a page's text by headings: `/guides/caching/` → `data/text/guides/caching/index.json`. */
export const searchTextPath = (url: string): string => documentPath("data/text", url);

const GENERATED =
  /^(?:data\/.+\.json|data\/pages\.ndjson|llms(?:-full)?\.txt|robots\.txt|sitemap[^/]*\.xml|feed\.xml|manifest\.webmanifest|_redirects|_headers)$/;

/** Whether the build itself may put a file at a path, besides pages and their Markdown copies. */
export const isGeneratedPath = (path: string): boolean => GENERATED.test(path);

const OF_THE_SITE = /^(?:sw\.js|404\.html|app-shell)$|(?:^|\/)index\.html$/;

/**
 * Whether the finished site has a file or screen of its own at a path, besides artifacts: its worker, its answer to
 * unknown urls, its frame, and the document in the folder of each page. A page's url must lead to none of these.
 */
export const isSitePath = (path: string): boolean => OF_THE_SITE.test(path);
