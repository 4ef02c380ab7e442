/** Kind of file in the build output. */
export interface Artifact {
  /** Path with placeholders, as shown in the documentation. */
  path: string;
  pattern: RegExp;
  /** Name of its JSON Schema; absent for text files. */
  schema?: string;
  meaning: string;
}

/** Every kind of file that a build writes, except public files of the project and files from plug-ins. */
export const ARTIFACTS: readonly Artifact[] = [
  {
    path: "data/page-index.json",
    pattern: /^data\/page-index\.json$/,
    schema: "page-index",
    meaning: "The tree of all pages, in sidebar order.",
  },
  {
    path: "data/pages/<url>/index.json",
    pattern: /^data\/pages\/(?:.+\/)?index\.json$/,
    schema: "page-document",
    meaning: "One page: finished HTML, headings and metadata. The home page is `data/pages/index.json`.",
  },
  {
    path: "data/pages.json",
    pattern: /^data\/pages\.json$/,
    schema: "pages",
    meaning: "A flat list of all pages with metadata, paths and hashes.",
  },
  {
    path: "data/pages.ndjson",
    pattern: /^data\/pages\.ndjson$/,
    meaning: "The same list as newline-delimited JSON: each line is an item of `pages`.",
  },
  {
    path: "data/blocks/<url>/index.json",
    pattern: /^data\/blocks\/(?:.+\/)?index\.json$/,
    schema: "blocks",
    meaning: "The body of one page as a tree in terms of mdast, if the config sets `blocks`.",
  },
  {
    path: "data/sections/<name>.json",
    pattern: /^data\/sections\/[^/]+\.json$/,
    schema: "section",
    meaning: "The sidebar of one section. Plain top-level pages form the section `_root`.",
  },
  {
    path: "data/site.json",
    pattern: /^data\/site\.json$/,
    schema: "site",
    meaning: "Title, navigation, footer, languages, versions and everything else that pages share.",
  },
  {
    path: "data/404.json",
    pattern: /^data\/404\.json$/,
    schema: "page-document",
    meaning: "The page for unknown URLs, if the content has one. It is not listed anywhere.",
  },
  {
    path: "data/manifest.json",
    pattern: /^data\/manifest\.json$/,
    schema: "manifest",
    meaning: "Every other file with its size and SHA-256.",
  },
  {
    path: "data/editions.json",
    pattern: /^data\/editions\.json$/,
    schema: "editions",
    meaning: "Languages and versions, if there are several. Each one has a folder of the same layout.",
  },
  {
    path: "data/search/index.json",
    pattern: /^data\/search\/index\.json$/,
    schema: "search-index",
    meaning: "The entry point of the search index.",
  },
  {
    path: "data/search/terms/<number>.json",
    pattern: /^data\/search\/terms\/\d+\.json$/,
    schema: "search-terms",
    meaning: "A range of search terms with the pages that contain them.",
  },
  {
    path: "data/search/words/<number>.json",
    pattern: /^data\/search\/words\/\d+\.json$/,
    schema: "search-words",
    meaning: "A range of words for correcting misspelled queries.",
  },
  {
    path: "data/search/pages/<number>.json",
    pattern: /^data\/search\/pages\/\d+\.json$/,
    schema: "search-pages",
    meaning: "URL, title and section of a range of pages, for result lists.",
  },
  {
    path: "data/search.json",
    pattern: /^data\/search\.json$/,
    meaning:
      "The text of all pages in the format of DocSearch or MkDocs, if the config sets `search.records`.",
  },
  {
    path: "data/text/<url>/index.json",
    pattern: /^data\/text\/(?:.+\/)?index\.json$/,
    schema: "search-text",
    meaning: "The plain text of one page by headings.",
  },
  {
    path: "data/organization.json",
    pattern: /^data\/organization\.json$/,
    schema: "organization",
    meaning: "Data of the organization screen, if the content has it.",
  },
  {
    path: "data/vote.json",
    pattern: /^data\/vote\.json$/,
    schema: "vote",
    meaning: "Data of the vote screen, if the content has it.",
  },
  {
    path: "data/sponsors/index.json",
    pattern: /^data\/sponsors\/index\.json$/,
    schema: "sponsors-index",
    meaning: "Totals and tiers of sponsors.",
  },
  {
    path: "data/sponsors/<monthly or total>/<tier>.json",
    pattern: /^data\/sponsors\/(?:monthly|total)\/[^/]+\.json$/,
    schema: "sponsors-list",
    meaning: "The sponsors of one tier.",
  },
  {
    path: "<url>.md",
    pattern: /^(?!data\/).+\.md$/,
    meaning: "A page as clean Markdown. The home page is `index.md`.",
  },
  {
    path: "llms.txt, llms-full.txt",
    pattern: /^llms(?:-full)?\.txt$/,
    meaning: "The list of pages, and their full text, for language models.",
  },
  {
    path: "sitemap.xml",
    pattern: /^sitemap[^/]*\.xml$/,
    meaning: "URLs for search engines, if the config sets `site`.",
  },
  {path: "feed.xml", pattern: /^feed\.xml$/, meaning: "An Atom feed, if the config sets `site`."},
  {path: "robots.txt", pattern: /^robots\.txt$/, meaning: "Rules for crawlers."},
  {
    path: "manifest.webmanifest",
    pattern: /^manifest\.webmanifest$/,
    meaning: "Name, icons and colors of the installed site.",
  },
  {
    path: "_redirects",
    pattern: /^_redirects$/,
    meaning: "Redirects, in the format of Netlify and Cloudflare.",
  },
  {path: "_headers", pattern: /^_headers$/, meaning: "Response headers, in the same format."},
];

/** Returns the kind of a file, given its path below the root of an edition. */
export const artifactOf = (path: string): Artifact | undefined =>
  ARTIFACTS.find(({pattern}) => pattern.test(path));
