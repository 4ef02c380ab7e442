import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";

it.each([
  ["[`int`][]", "<code>int</code>"],
  ["[`a_b`][] or [`int`][]", "<code>a_b</code> or <code>int</code>"],
  ["[`typing.Any`][]", "<code>typing.Any</code>"],
  ["[pkg.Class][]", "pkg.Class"],
  ["[the class][pkg.Class]", "the class"],
  ["`[x][]`", "<code>[x][]</code>"],
  ["[word][]", "[word][]"],
  ["[`defined`][]\n\n[`defined`]: https://example.org/", '<a href="https://example.org/"'],
])("references to documented objects show their text: %s", async (markdown, html) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "mkdocs.yml": "site_name: X\nplugins:\n  - mkdocstrings\n",
    "docs/index.md": `# Page\n\n${markdown}\n`,
  });
  await buildProject(root);
  const page: PageDocument = JSON.parse(readFileSync(join(root, "artifacts/data/pages/index.json"), "utf8"));
  expect(page.html).toContain(html);
});
