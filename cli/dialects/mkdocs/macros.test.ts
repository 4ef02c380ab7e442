import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it.each([
  ["  - macros\n", "includes"],
  ["  - macros:\n      include_dir: parts/own\n", "parts/own"],
  ["  macros:\n    include_dir: ./parts/\n", "parts"],
])("includes files from the folder that the plug-in names: %j", async (plugins, folder) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "mkdocs.yml": `site_name: A\nplugins:\n${plugins}`,
    "docs/index.md": "# A\n\n{% filter indent(4) %}\n{% include 'b.md' %}\n{% endfilter %}\n",
    [`${folder}/b.md`]: "[x](none.md)\n",
  });
  const {diagnostics} = await checkFolder(root);
  expect(diagnostics.map(({code, file}) => [code, file])).toEqual([["link-page", "docs/index.md"]]);
});
