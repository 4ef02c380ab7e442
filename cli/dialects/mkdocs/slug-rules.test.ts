import {readFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {followSteps} from "#support/links/unique-ids.ts";
import {slugStepsOf} from "./extension-slugs.ts";

const LOWER = "slugify: !!python/object/apply:pymdownx.slugs.slugify\n        kwds:\n          case: lower\n";

async function build(yaml: string, text: string): Promise<{html: string; codes: string[]}> {
  const root = temporaryFolder();
  writeFiles(root, {"mkdocs.yml": `site_name: X\n${yaml}`, "docs/index.md": text});
  const {diagnostics} = await buildProject(root);
  const page: PageDocument = JSON.parse(readFileSync(join(root, "artifacts/data/pages/index.json"), "utf8"));
  return {html: page.html ?? "", codes: diagnostics.map(({severity, code}) => `${severity} ${code}`)};
}

const TABS = `# Page

=== "Über uns"

    one

=== "Linux & Mac"

    two

===! "Linux & Mac"

    three

[a](#über-uns) [b](#linux--mac) [c](#linux--mac_1)
`;

it("gives tabs the ids of their titles if the settings say so", async () => {
  const {html, codes} = await build(`markdown_extensions:\n  - pymdownx.tabbed:\n      ${LOWER}`, TABS);
  for (const id of ["über-uns", "linux--mac", "linux--mac_1"]) expect(html).toContain(`id="${id}"`);
  expect(codes).toEqual([]);
  const without = await build("markdown_extensions:\n  - pymdownx.tabbed\n", TABS);
  expect(without.codes.filter(code => code.includes("link-anchor"))).toHaveLength(3);
});

it("puts the id of the heading in front if the settings say so, and finds ids of fences", async () => {
  const text = `# Page

## First one

=== "A"

    x

## Second { #own }

=== "A"

    y

\`\`\` { .sh #code }
z
\`\`\`

[a](#first-one-a) [b](#own-a) [c](#code)
`;
  const options = `      combine_header_slug: true\n      ${LOWER}`;
  const {html, codes} = await build(`markdown_extensions:\n  - pymdownx.tabbed:\n${options}`, text);
  for (const id of ["first-one-a", "own-a", "code"]) expect(html).toContain(`id="${id}"`);
  expect(codes).toEqual([]);
});

it.each([
  ["list", `markdown_extensions:\n  - toc:\n      ${LOWER}`],
  ["map", `markdown_extensions:\n  toc:\n      ${LOWER}`],
  ["name", "markdown_extensions:\n  - toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify\n"],
  [
    "name of the core",
    "markdown_extensions:\n  - toc:\n      slugify: !!python/name:markdown.extensions.toc.slugify_unicode\n",
  ],
])("gives headings the ids of the configured rule, written as a %s", async (_, yaml) => {
  const {html, codes} = await build(yaml, "# Page\n\n## Über uns\n\n[x](#über-uns)\n");
  expect(html).toContain('id="über-uns"');
  expect(codes).toEqual([]);
});

it("yields no spaces, and lowercase letters if the rule says so, for any title", () => {
  const lower = slugStepsOf(
    {toc: {slugify: {object: "pymdownx.slugs.slugify", kwds: {case: "lower"}}}},
    "toc",
  );
  const kept = slugStepsOf([{toc: {slugify: {object: "pymdownx.slugs.slugify"}}}], "toc");
  fc.assert(
    fc.property(fc.string({unit: "grapheme", maxLength: 60}), title => {
      const slug = followSteps(title, lower ?? []);
      expect(slug).not.toContain(" ");
      expect(slug).toBe(slug.toLowerCase());
      expect(slug).toBe(followSteps(title, kept ?? []).toLowerCase());
    }),
  );
});

it("counts values that a hook fills in as unknown, on a page whose ids are then unknown", async () => {
  const text = "# Page\n\n{{ generated }}\n\n[x](#of-the-hook)\n\n`{{ code }}`\n";
  const {html, codes} = await build("hooks:\n  - hooks.py\n", text);
  expect(html).not.toContain("generated");
  expect(html).toContain("{{ code }}");
  expect(codes.filter(code => code.startsWith("error"))).toEqual([]);
  expect(codes).toContain("warning template-value");
});
