import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {validateArtifacts} from "#fixtures/support/validate-artifacts.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const LOST =
  "---\ntags: [lost]\n---\n\n# Nothing Here\n\nTry the [guide](guide/index.md#part).\n\n![Map](map.svg)\n";
const FILES = {
  "docs/index.md": "# Home\n\n[Guide](guide/index.md)\n",
  "docs/guide/index.md": "---\ndate: 2026-01-02\ntags: [one]\n---\n\n# Guide\n\n## Part\n\nText.\n",
  "docs/map.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
};
const CONFIG = {
  content: "docs",
  dates: "none",
  site: "https://x.example/base/",
  lists: {"/tags/": {title: "Tags", by: "tags"}},
};

/** Paths of all files below a folder whose text contains a phrase. */
const filesWith = (folder: string, phrase: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(
      entry => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), "utf8").includes(phrase),
    )
    .map(entry => entry.name)
    .sort();

it.each(["404.md", "404.mdx"])("keeps %s out of everything but its own document", async name => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...FILES,
    [`docs/${name}`]: LOST,
    "docs-index.config.json": JSON.stringify(CONFIG),
  });
  const {code, findings, pages} = await buildProject(folder, "--no-cache");
  expect([code, findings, pages?.discovered]).toEqual([0, [], pages?.emitted]);
  const out = join(folder, "artifacts");
  expect(filesWith(out, "Nothing Here")).toEqual(["404.json"]);
  expect(filesWith(out, "/404/")).toEqual(["404.json"]);
  expect(existsSync(join(out, "tags/lost.md"))).toBe(false);
  const document = JSON.parse(readFileSync(join(out, "data/404.json"), "utf8"));
  expect(document.html).toContain('<a href="/guide/#part">');
  const image = /src="\/([^"]+)"/.exec(document.html)?.[1] ?? "";
  expect(existsSync(join(out, image))).toBe(true);
  expect(JSON.parse(readFileSync(join(out, "data/site.json"), "utf8")).screens.notFound).toBe(true);
  expect(validateArtifacts(out).problems).toEqual([]);
});

it("checks links in it and to it", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...FILES,
    "docs/404.md": "# Lost\n\n[a](gone.md) [b](guide/index.md#gone)\n",
    "docs/guide/more.md": "# More\n\n[c](../404.md)\n",
    "docs-index.config.json": JSON.stringify(CONFIG),
  });
  const {diagnostics} = await buildProject(folder, "--no-cache");
  expect(diagnostics.map(({file, line, code}) => `${file}:${line} ${code}`)).toEqual([
    "docs/404.md:3 link-page",
    "docs/404.md:3 link-anchor",
    "docs/guide/more.md:3 link-page",
  ]);
});

it("is a page like any other anywhere but right in the content folder", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...FILES,
    "docs/errors/404.md": "# Not Found\n\nText.\n",
    "docs-index.config.json": JSON.stringify(CONFIG),
  });
  await buildProject(folder, "--no-cache");
  expect(existsSync(join(folder, "artifacts/data/404.json"))).toBe(false);
  expect(existsSync(join(folder, "artifacts/data/pages/errors/404/index.json"))).toBe(true);
});

it("falls back to the default language where a translation is missing", async () => {
  const folder = temporaryFolder();
  const locales = [{lang: "en"}, ...["de", "fr"].map(lang => ({lang, content: `docs/${lang}`}))];
  writeFiles(folder, {
    "docs/en/index.md": "# Home\n",
    "docs/de/index.md": "# Start\n",
    "docs/fr/index.md": "# Accueil\n",
    "docs/en/404.md": "# Lost\n",
    "docs/de/404.md": "# Verlaufen\n",
    "docs-index.config.json": JSON.stringify({content: "docs/en", dates: "none", lang: "en", locales}),
  });
  expect((await buildProject(folder, "--no-cache")).findings).toEqual([]);
  const titleIn = (path: string): [title: string, lang?: string] => {
    const {title, lang} = JSON.parse(readFileSync(join(folder, "artifacts", path, "data/404.json"), "utf8"));
    return [title, lang];
  };
  expect(["", "de", "fr"].map(titleIn)).toEqual([
    ["Lost", undefined],
    ["Verlaufen", undefined],
    ["Lost", "en"],
  ]);
});
