import {readFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {titleTagOf} from "../read/title-tag.ts";
import {type HashedSource, repeatedTitles} from "./hash-sources.ts";

const BANNER = '<h1 align="center">Acme &amp; Co</h1>\n\n';

/** Builds pages, and returns their titles and HTML by URL. */
async function pagesOf(
  files: Record<string, string>,
): Promise<Record<string, {title: string; html: string}>> {
  const folder = temporaryFolder();
  writeFiles(folder, {"docs-index.config.json": '{"content": "docs", "dates": "none"}', ...files});
  await buildProject(folder, "--no-cache");
  const list = readFileSync(join(folder, "artifacts/data/pages.json"), "utf8");
  const {pages} = JSON.parse(list) as {pages: {url: string}[]};
  return Object.fromEntries(
    pages.map(({url}) => [
      url,
      JSON.parse(readFileSync(join(folder, `artifacts/data/pages${url}index.json`), "utf8")),
    ]),
  );
}

const FILES = {
  "docs/index.md": "# Home\n",
  "docs/database.md": `${BANNER}## Database\n\n### MySQL\n\nText.\n`,
  "docs/hooks.md": `---\nsort: 1\n---\n<div align="center">\n${BANNER}</div>\n\n# Hooks\n\nText.\n`,
  "docs/bare.md": `${BANNER}Text.\n`,
};

it("an HTML title that several pages start with is the title of none", async () => {
  const pages = await pagesOf(FILES);
  const titles = Object.fromEntries(Object.entries(pages).map(([url, {title}]) => [url, title]));
  expect(titles).toEqual({"/": "Home", "/bare/": "bare", "/database/": "Database", "/hooks/": "Hooks"});
  for (const {html} of Object.values(pages)) expect(html).not.toContain("Acme");
});

it("an HTML title of one page is its title", async () => {
  const pages = await pagesOf({"docs/index.md": "# Home\n", "docs/hooks.md": FILES["docs/hooks.md"]});
  expect(pages["/hooks/"]?.title).toBe("Acme & Co");
});

it("leaves no duplicate titles", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"docs-index.config.json": '{"content": "docs", "dates": "none"}', ...FILES});
  const {diagnostics} = await checkFolder(folder);
  expect(diagnostics.map(({code}) => code)).not.toContain("title-duplicate");
});

it("counts titles of any text, at least three times, without regard to order", () =>
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-c]{1,2}$/), {maxLength: 12}), names => {
      const sources = names.map(
        name => ({titleTag: titleTagOf(Buffer.from(`<h1>${name}</h1>\n`))}) as HashedSource,
      );
      const expected = [...new Set(names)].filter(name => names.filter(other => other === name).length >= 3);
      expect(repeatedTitles(sources)).toEqual(expected.sort());
      expect(repeatedTitles(sources.toReversed())).toEqual(expected.sort());
    }),
  ));

it.each(["# Own\n\n<h1>Acme</h1>\n", "Text.\n\n<h1>Acme</h1>\n", "```html\n<h1>Acme</h1>\n```\n"])(
  "a page does not start with an HTML title: %j",
  text => expect(titleTagOf(Buffer.from(text))).toBeUndefined(),
);
