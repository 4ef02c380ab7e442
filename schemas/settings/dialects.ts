/** Documentation tools by name, generated from the list in `cli/dialects/index.ts` by `npm run schemas`. */
export const DIALECTS = [
  "vitepress",
  "docusaurus",
  "starlight",
  "rspress",
  "mkdocs",
  "mdbook",
  "sphinx",
  "vuepress",
  "mintlify",
  "zola",
  "hugo",
  "jekyll",
  "eleventy",
  "markdoc",
  "nextjs",
  "nuxt",
  "gitbook",
  "docfx",
  "docsify",
  "plain",
] as const;
export type DialectName = (typeof DIALECTS)[number];
