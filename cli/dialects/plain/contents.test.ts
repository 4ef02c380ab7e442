import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {tableOfContents} from "./contents.ts";

const folder = temporaryFolder();
let count = 0;

function contentsOf(files: Record<string, string>): ReturnType<typeof tableOfContents> {
  const root = join(folder, String(count++));
  writeFiles(root, {"a.md": "# A", "b.md": "# B", "deep/c.md": "# C", "d.md": "# D", ...files});
  return tableOfContents(root);
}

const LIST =
  "- ## Prologue\n  - [The B](/docs/{{version}}/b)\n  - [The A](/docs/{{version}}/a)\n- ## Deep\n  - [C](/docs/{{version}}/deep/c#x)\n  - [Gone](/docs/{{version}}/gone)\n";

describe("a table of contents in a plain folder", () => {
  it.each(["documentation.md", "SUMMARY.md", "_sidebar.md"])("provides order and groups: %s", name =>
    expect(contentsOf({[name]: LIST})).toEqual({
      sidebar: [
        {
          title: "Prologue",
          items: [
            {page: "/b/", title: "The B"},
            {page: "/a/", title: "The A"},
          ],
        },
        {title: "Deep", items: [{page: "/deep/c/#x", title: "C"}]},
      ],
      exclude: [name],
    }),
  );

  it("may be the sections of a JSON file, with entries by framework and without some pages", () => {
    const sections = [
      {
        label: "Start",
        children: [
          {label: "The B", to: "b"},
          {label: "Gone", to: "gone"},
          {label: "Web", to: "https://x.org"},
        ],
        frameworks: [{label: "deep", children: [{label: "C", to: "deep/c"}]}],
      },
    ];
    const pages = Object.fromEntries(["e", "f", "g", "h", "i"].map(name => [`${name}.md`, "# X"]));
    expect(contentsOf({...pages, "config.json": JSON.stringify({docSearch: {}, sections})})).toEqual({
      sidebar: [
        {
          title: "Start",
          items: [
            {page: "/b/", title: "The B"},
            {title: "deep", items: [{page: "/deep/c/", title: "C"}]},
          ],
        },
      ],
    });
    for (const other of ["{}", "[]", '{"sections": "a"}', '{"sections": [{"label": "A", "to": "a"}]}', "{"])
      expect(contentsOf({"config.json": other})).toEqual({});
  });

  it.each(["toc.yml", "_toc.yaml"])("may be a list in YAML: %s", name => {
    const keys = fc.record({
      title: fc.constantFrom("title", "name", "text", "label"),
      link: fc.constantFrom("href", "url", "link", "path", "file"),
      entries: fc.constantFrom("items", "children", "pages", "sections"),
      root: fc.constantFrom("", "items:\n", "toc:\n"),
    });
    fc.assert(
      fc.property(keys, ({title, link, entries, root}) => {
        const yaml = `${root}- ${title}: Prologue\n  ${entries}:\n  - ${title}: The B\n    ${link}: b.md\n  - ${link}: ./a.md\n- ${title}: Deep\n  ${link}: deep/c.md\n- ${title}: Gone\n  ${link}: gone.md\n- ${title}: Web\n  ${link}: https://x.org\n`;
        expect(contentsOf({[name]: yaml})).toEqual({
          sidebar: [
            {title: "Prologue", items: [{page: "/b/", title: "The B"}, {page: "/a/"}]},
            {page: "/deep/c/", title: "Deep"},
          ],
        });
      }),
      {numRuns: 20},
    );
    expect(contentsOf({[name]: "- [unclosed"})).toEqual({});
  });

  it("is no page with a few links, nor a list of pages elsewhere", () => {
    expect(contentsOf({"documentation.md": "# Docs\n\n- [A](a.md)\n"})).toEqual({});
    expect(
      contentsOf({"documentation.md": "- [A](a.md)\n- [B](b.md)\n- [X](x.md)\n- [Y](y.md)\n- [Z](z.md)\n"}),
    ).toEqual({});
    expect(contentsOf({})).toEqual({});
  });
});
