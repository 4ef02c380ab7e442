import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {detectProject} from "./detect.ts";

const MKDOCS =
  "site_name: X\nplugins:\n  - i18n:\n      languages: [{locale: en, default: true}, {locale: fr}]\n";
const HUGO = 'title = "X"\n[languages.en]\n[languages.fr]\n';

/** Config files, the content folder, and the name of a page in each language. */
const TOOLS: [string, Record<string, string>, string, (name: string, lang?: string) => string][] = [
  ["mkdocs", {"mkdocs.yml": MKDOCS}, "docs", (name, lang) => `${name}${lang ? `.${lang}` : ""}.md`],
  [
    "mkdocs, default language named",
    {"mkdocs.yml": MKDOCS},
    "docs",
    (name, lang = "en") => `${name}.${lang}.md`,
  ],
  ["hugo", {"hugo.toml": HUGO}, "content", (name, lang) => `${name}${lang ? `.${lang}` : ""}.md`],
  [
    "mkdocs, underscore",
    {"mkdocs.yml": MKDOCS},
    "docs",
    (name, lang) => `${name}${lang ? `_${lang}` : ""}.md`,
  ],
];

it.each(TOOLS)("languages are told apart by the ends of names: %s", async (_, config, folder, name) => {
  const root = temporaryFolder();
  const names = ["a", "b", "guide/c"];
  const text = (title: string): string => `# ${title}\n\n## Start ${title}\n\n[x](/b/#start-b)\n`;
  const pages = names.flatMap(each => [
    [`${folder}/${name(each)}`, text(each.slice(-1))],
    [`${folder}/${name(each, "fr")}`, text(each.slice(-1)).replace(`# ${each.slice(-1)}`, "# Français")],
  ]);
  writeFiles(root, {
    ...config,
    ...Object.fromEntries(pages),
    [`${folder}/${name("only")}`]: text("d"),
    [`${folder}/v2.io.md`]: text("e"),
  });
  expect((await detectProject(root))?.config.locales?.map(({lang}) => lang)).toEqual(["en", "fr"]);
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.filter(({severity}) => severity === "error")).toEqual([]);
  const pageAt = (url: string): PageDocument =>
    JSON.parse(readFileSync(join(root, `artifacts/${url}/index.json`), "utf8"));
  expect(pageAt("data/pages/guide/c").title).toBe("c");
  expect(pageAt("fr/data/pages/guide/c").title).toBe("Français");
  expect(pageAt("fr/data/pages/only").title).toBe("d");
  expect(pageAt("data/pages/v2.io").title).toBe("e");
});
