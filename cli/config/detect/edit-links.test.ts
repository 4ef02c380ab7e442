import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageRecord} from "#schemas/pages.ts";

const EDIT = "https://github.com/o/r/edit/main";
const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

/** Creates pages of two languages, each in its own folder. */
const languages = (first: string, second: string): Record<string, string> => ({
  [`${first}/index.md`]: page("Home"),
  [`${first}/guide/a b.md`]: page("Guide"),
  [`${second}/index.md`]: page("Start"),
  [`${second}/guide/a b.md`]: page("Anleitung"),
});

const astro = (locales: string): string =>
  `import starlight from '@astrojs/starlight'
   export default {integrations: [starlight({title: 'S', editLink: {baseUrl: '${EDIT}/'}, ${locales}})]}`;

/** Bilingual projects, for each way in which a tool assigns folders to languages. */
const PROJECTS: Record<string, Record<string, string>> = {
  "Hugo, languages below the content folder": {
    ...languages("content/en", "content/de"),
    "hugo.yaml":
      "params: {github_repo: https://github.com/o/r}\ndefaultContentLanguage: en\nlanguages: {en: {contentDir: content/en}, de: {contentDir: content/de}}\n",
  },
  "Hugo, the default language in a folder of its own": {
    ...languages("english", "german"),
    "config/_default/hugo.yaml":
      "params: {github_repo: https://github.com/o/r}\ndefaultContentLanguage: en\nlanguages: {en: {contentDir: english}, de: {contentDir: german}}\n",
  },
  "Hugo, another content folder": {
    ...languages("pages", "pages/de"),
    "config/_default/hugo.yaml":
      "params: {github_repo: https://github.com/o/r}\ncontentDir: pages\ndefaultContentLanguage: en\nlanguages: {en: {}, de: {contentDir: pages/de}}\n",
  },
  "VitePress, the default language at the root": {
    ...languages("docs", "docs/de"),
    "docs/.vitepress/config.js": `export default {locales: {root: {label: 'English', lang: 'en'}, de: {lang: 'de', label: 'Deutsch'}},
      themeConfig: {editLink: {pattern: '${EDIT}/docs/:path'}}}`,
  },
  "VitePress, the default language rewritten to the root": {
    ...languages("docs/en", "docs/de"),
    "docs/.vitepress/config.js": `export default {rewrites: {'en/:rest*': ':rest*'}, locales: {root: {label: 'English', lang: 'en'},
      de: {lang: 'de', label: 'Deutsch'}}, themeConfig: {editLink: {pattern: '${EDIT}/docs/:path'}}}`,
  },
  "Starlight, the default language at the root": {
    ...languages("src/content/docs", "src/content/docs/de"),
    "astro.config.mjs": astro("locales: {root: {label: 'English', lang: 'en'}, de: {label: 'Deutsch'}}"),
  },
  "Starlight, all languages in folders": {
    ...languages("src/content/docs/en", "src/content/docs/de"),
    "astro.config.mjs": astro(
      "defaultLocale: 'en', locales: {en: {label: 'English'}, de: {label: 'Deutsch'}}",
    ),
  },
  Rspress: {
    ...languages("docs/en", "docs/de"),
    "rspress.config.ts": `export default {lang: 'en', locales: [{lang: 'en'}, {lang: 'de'}],
      themeConfig: {editLink: {docRepoBaseUrl: '${EDIT}/docs'}}}`,
  },
  "our own config": {
    ...languages("docs/en", "docs/de"),
    "docs-index.config.json": JSON.stringify({
      content: "docs/en",
      locales: [{lang: "en"}, {lang: "de", content: "docs/de"}],
      repository: {owner: "o", name: "r", folder: "docs/en"},
      dates: "none",
    }),
  },
};

it.each(Object.entries(PROJECTS))("edit links lead to the file of each page: %s", async (_, files) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  expect((await run(root, "build")).code).toBeLessThan(2);
  const out = join(root, "artifacts");
  const lists = readdirSync(out, {recursive: true, encoding: "utf8"}).filter(path =>
    path.endsWith("pages.ndjson"),
  );
  const records = lists
    .flatMap(path => readFileSync(join(out, path), "utf8").trim().split("\n"))
    .map(line => JSON.parse(line) as PageRecord);
  expect(new Set(records.map(({path}) => path))).toEqual(
    new Set(Object.keys(files).filter(path => path.endsWith(".md"))),
  );
  for (const {edit, path} of records) expect(edit).toBe(`${EDIT}/${encodeURI(path)}`);
});
