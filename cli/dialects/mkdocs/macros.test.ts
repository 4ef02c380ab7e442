import fc from "fast-check";
import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {renderText} from "#fixtures/support/page.ts";
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
    "docs/index.md": "# A\n\n- b\n\n{% filter indent(4) %}\n{% include 'b.md' %}\n{% endfilter %}\n",
    [`${folder}/b.md`]: "[x](none.md)\n",
  });
  const {diagnostics} = await checkFolder(root);
  expect(diagnostics.map(({code, file}) => [code, file])).toEqual([["link-page", "docs/index.md"]]);
});

it("indents the content of `filter indent`, so that it belongs to a tab", () =>
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,9}$/), {minLength: 1, maxLength: 4}),
      fc.constantFrom("indent", "indent(4)", "indent(width=4)"),
      (words, filter) => {
        const tabs = words.map(
          word => `=== "${word}"\n{% filter ${filter} %}\n\nAbout *${word}*\n\n- {{ a }}\n{% endfilter %}\n`,
        );
        const {html} = renderText(`${tabs.join("")}\nEnd\n`, {dialect: "mkdocs", variables: {a: "one"}}).body;
        expect(html.match(/data-title="/g)).toHaveLength(words.length);
        for (const word of words) expect(html).toContain(`About <em>${word}</em>`);
        expect(html).not.toMatch(/filter|<pre/);
        expect(html).toMatch(/<\/div><p>End<\/p>$/);
      },
    ),
  ));
