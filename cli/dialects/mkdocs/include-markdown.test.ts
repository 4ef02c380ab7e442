import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";

it("inserts the files and parts that pages include, with the lines of later findings", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "mkdocs.yml": "site_name: X\nplugins:\n  - include-markdown\nnav:\n  - index.md\n",
    "docs/parts/a.md": "---\ntitle: Part\n---\nFrom the **part**.\n",
    "docs/parts/b.md": "before\n<!--from-->\nmiddle one\n\nmiddle two\n<!--to-->\nafter\n",
    "docs/index.md": `# Page

{% include-markdown "parts/a.md" %}

- item

    {%
      include-markdown './parts/b.md'
      start="<!--from-->"
      end='<!--to-->'
    %}

[x](gone.md)

{% include-markdown "parts/none.md" %}
`,
  });
  const {diagnostics} = await buildProject(root);
  const page: PageDocument = JSON.parse(readFileSync(join(root, "artifacts/data/pages/index.json"), "utf8"));
  expect(page.html).toContain("From the <strong>part</strong>.");
  expect(page.html).toMatch(/middle one<\/p>\s*<p>middle two/);
  expect(page.html).not.toMatch(/before|after|include-markdown/);
  expect(page.html).toMatch(/<li>[\s\S]*middle two[\s\S]*<\/li>/);
  expect(diagnostics.map(({code, line}) => [code, line])).toEqual(
    expect.arrayContaining([
      ["import-missing", 15],
      ["link-page", 13],
    ]),
  );
});
