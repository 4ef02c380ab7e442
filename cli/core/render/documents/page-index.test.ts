import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import type {DirectoryNode, FileNode, PageIndex} from "#schemas/page-index.ts";
import type {Section, SectionPage} from "#schemas/section.ts";
import {planDocuments} from "./plan.ts";

const indexOf = (...args: Parameters<typeof testInput>): PageIndex =>
  JSON.parse(producedText(planDocuments(testInput(...args)), "data/page-index.json"));

const allFiles = (node: DirectoryNode): FileNode[] =>
  node.children.flatMap(child => (child.type === "directory" ? allFiles(child) : [child]));

const outline = (node: DirectoryNode | FileNode): unknown =>
  node.type === "directory" ? [node.url ?? node.label, ...node.children.map(outline)] : node.url;

describe("page index", () => {
  const pages = [
    {url: "/"},
    {url: "/license/", index: false},
    {url: "/guides/"},
    {url: "/guides/deep/a/"},
    {url: "/blog/2020-01-01-x/"},
  ];

  it("is the root directory; printable pages are last, and only in their section's folder", () => {
    const config = {sections: [{name: "blog", printable: false}]};
    expect(outline(indexOf(pages, {config}))).toEqual([
      "/",
      "/",
      ["Blog", "/blog/2020-01-01-x/"],
      ["/guides/", "/guides/", ["Deep", "/guides/deep/a/"], "/guides/printable/"],
      "/license/",
      "/printable/",
    ]);
  });

  it("has heading levels 1 to 3, whereas documents have all", () => {
    const anchors = [1, 2, 3, 4, 5, 6].map(level => ({title: `H${level}`, id: `h${level}`, level}));
    const files = [...planDocuments(testInput([{url: "/a/", index: false, anchors}]))];
    const [page] = indexOf([{url: "/a/", index: false, anchors}]).children as FileNode[];
    expect(page?.anchors).toEqual(anchors.slice(0, 3));
    expect(JSON.parse(producedText(files, "data/pages/a/index.json")).anchors).toEqual(anchors);
  });

  it("has the edit link and the date of each page", () => {
    const given = {editBase: "https://x.org/edit/", dates: {"guides/deep/a.md": "2026-01-02"}};
    const found = allFiles(indexOf(pages, given)).filter(({generated}) => !generated);
    for (const {edit, path} of found)
      expect(edit).toBe(`https://x.org/edit/${path.slice("content/".length)}`);
    expect(found.flatMap(({updated}) => updated ?? [])).toEqual(["2026-01-02"]);
  });

  const names = fc.uniqueArray(fc.stringMatching(/^[a-c]{1,2}(?:\/[a-c]{1,2}){0,2}$/), {
    minLength: 1,
    maxLength: 12,
  });
  const group = fc.option(fc.constantFrom("Basics", "More"), {nil: undefined});
  const sites = names.chain(found =>
    fc.record({
      pages: fc.constant(found.map(name => ({url: `/${name}/`, index: false, contentPath: `${name}.md`}))),
      sidebar: fc.option(
        fc
          .shuffledSubarray(found)
          .chain(listed => fc.tuple(...listed.map(name => fc.tuple(fc.constant(`/${name}/`), group))))
          .map(listed => listed.map(([page, title]) => (title ? {title, items: [page]} : page))),
        {nil: undefined},
      ),
      title: fc.option(fc.string({minLength: 1}), {nil: undefined}),
    }),
  );

  it("matches sidebars and pages, for any sidebar config", () => {
    fc.assert(
      fc.property(sites, ({pages: made, sidebar, title}) => {
        const sections = title === undefined ? [] : [{name: "a", title}];
        const input = testInput(made, {config: {sections, ...(sidebar ? {sidebar} : {})}});
        const files = [...planDocuments(input)];
        const index = JSON.parse(producedText(files, "data/page-index.json")) as PageIndex;
        const rows = new Map<string, SectionPage>();
        const titles = new Map<string, string>();
        for (const {name, url, title: shown} of input.arrangement.sections) {
          if (shown !== "") titles.set(url, shown);
          const section = JSON.parse(producedText(files, `data/sections/${name}.json`)) as Section;
          for (const row of section.pages) rows.set(row.url, row);
        }
        const positions = [...rows.keys()];
        const urls = new Set(allFiles(index).map(({url}) => url));
        const check = (directory: DirectoryNode): void => {
          const first = directory.children.map(child =>
            Math.min(
              ...(child.type === "file" ? [child] : allFiles(child))
                .map(({url}) => positions.indexOf(url))
                .filter(position => position >= 0),
            ),
          );
          // Plain pages form a separate section, which comes last unless the config lists a sidebar.
          if (sidebar || directory !== index) {
            const listed = first.filter(Number.isFinite);
            expect(listed).toEqual([...listed].sort((a, b) => a - b));
          }
          for (const child of directory.children) {
            if (child.type === "directory") {
              if (child.url !== undefined) expect(urls).toContain(child.url);
              const own = `/${child.path.slice("content/".length)}/`;
              expect(child.url === undefined).toBe(!urls.has(own));
              if (titles.has(own)) expect(child.label).toBe(titles.get(own));
              check(child);
            } else if (sidebar && rows.has(child.url)) {
              const {group: heading, groups} = rows.get(child.url) as SectionPage;
              expect([child.group, child.groups]).toEqual([heading, groups]);
            }
          }
        };
        check(index);
      }),
      {numRuns: 200},
    );
  });

  it("excludes generated pages from sizes", () => {
    const root = indexOf(pages);
    expect(root.size).toBe(50);
    expect((root.children.at(-1) as FileNode).size).toBe(0);
  });

  it("describes a generated page", () => {
    const guides = indexOf(pages).children.find(node => node.url === "/guides/") as DirectoryNode;
    expect(guides.children.at(-1)).toEqual({
      path: "content/guides/printable.md",
      name: "printable.md",
      size: 0,
      extension: ".md",
      type: "file",
      url: "/guides/printable/",
      anchors: [],
      title: "Printable",
      sort: 999,
      generated: true,
    });
  });

  it("omits fields without a value and keeps a sort of 0", () => {
    const node = (given: object) => indexOf([{url: "/a/", index: false, ...given}]).children[0] as FileNode;
    expect(Object.keys(node({}))).toEqual([
      "path",
      "name",
      "size",
      "extension",
      "type",
      "url",
      "anchors",
      "title",
    ]);
    expect(node({sort: 0, group: "G", edit: "https://x.org"})).toMatchObject({
      sort: 0,
      group: "G",
      edit: "https://x.org",
    });
  });
});
