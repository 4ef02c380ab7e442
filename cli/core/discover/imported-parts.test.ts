import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {PLAIN} from "#dialects/index.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {discover} from "./discover.ts";

const root = temporaryFolder();
let count = 0;

function urlsOf(files: Record<string, string>): string[] {
  const folder = join(root, String(count++));
  writeFiles(folder, Object.fromEntries(Object.entries(files).map(([path, text]) => [`docs/${path}`, text])));
  const layers = [{folder: join(folder, "docs"), prefix: "", include: undefined, exclude: []}];
  return discover({root: folder, layers, external: join(folder, "none"), urls: PLAIN.urls}).pages.map(
    ({url}) => url,
  );
}

it.each([
  ['import Part from "./_part.md";', "_part.md"],
  ["import Part from '../_part.mdx'", "../_part.mdx"],
  ['# Title\n\nimport  Part  from  "./parts/_part.md"', "parts/_part.md"],
])("a file imported by %j is not a page", (line, part) => {
  const path = join("guide", part);
  expect(urlsOf({"guide/page.mdx": line, [path]: "part", "guide/_part.text.md": "page"})).toEqual([
    "/guide/part.text/",
    "/guide/page/",
  ]);
});

it.each([
  ["guide/page.md", 'import Part from "./_part.md";'],
  ["guide/page.mdx", 'import Part from "./other/_part.md";'],
  ["guide/page.mdx", 'Text import Part from "./_part.md";'],
  ["guide/page.mdx", "See ./_part.md"],
  ["guide/page.mdx", 'import Part from "./_index.md";'],
])("other files remain pages: %s with %j", (path, text) =>
  expect(urlsOf({[path]: text, "guide/_part.md": "page", "guide/_index.md": "index"})).toEqual([
    "/guide/",
    "/guide/part/",
    "/guide/page/",
  ]),
);

it("each file is either imported or a page", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), {maxLength: 5}),
      fc.array(fc.stringMatching(/^[a-z]{1,5}$/), {maxLength: 5}),
      (names, imported) => {
        const text = imported.map(name => `import X from "./_${name}.md";\n`).join("");
        const files = Object.fromEntries(names.map(name => [`_${name}.md`, "text"]));
        const pages = names.filter(name => !imported.includes(name)).map(name => `/${name}/`);
        expect(urlsOf({...files, "index.mdx": text}).sort()).toEqual(["/", ...pages].sort());
      },
    ),
    {numRuns: 40},
  ));
