/** Documentation tools whose syntax is understood; `commonmark` is CommonMark and GFM, or MDX, and nothing else. */
export const DIALECTS = [
  "commonmark",
  "vitepress",
  "vuepress",
  "docusaurus",
  "starlight",
  "rspress",
  "mkdocs",
  "nextjs",
  "nuxt",
  "eleventy",
  "mdbook",
  "jekyll",
  "hugo",
  "gitbook",
  "markdoc",
  "docsify",
] as const;
export type DialectName = (typeof DIALECTS)[number];
