import {readFileSync, rmSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {afterEach, expect, it} from "vitest";
import {testFacts} from "#fixtures/support/plan-input.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Section} from "#schemas/section.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {missingEntries} from "./missing-entries.ts";
import {sidebarSections} from "./sidebar.ts";

const folder = temporaryFolder();
afterEach(() => rmSync(join(folder, "artifacts"), {recursive: true, force: true}));

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

async function build(sidebar: unknown): Promise<(name: string) => string[]> {
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({dates: "none", content: "docs", sidebar}),
    "docs/index.md": page("Home"),
    "docs/guide/index.md": page("Guide"),
    "docs/guide/why.md": page("Why"),
    "docs/guide/deep/a.md": page("A"),
    "docs/guide/deep/index.md": page("Deep"),
    "docs/ref/b.md": page("B"),
    "docs/ref/c.md": page("C"),
  });
  await run(folder, "build", "--no-cache", "--quiet");
  return name => {
    const section = JSON.parse(
      readFileSync(join(folder, `artifacts/data/sections/${name}.json`), "utf8"),
    ) as Section;
    return section.pages.map(({title, url, group, groups}) =>
      [...(groups ?? (group === undefined ? [] : [group])), `${title} ${url}`].join(" > "),
    );
  };
}

it.each([
  ["a folder of a sidebar", [{folder: ""}]],
  ["a folder without one", undefined],
])("omits hidden pages from %s, and shows them if they are named", async (_, sidebar) => {
  const files = {
    "docs-index.config.json": JSON.stringify({dates: "none", content: "docs", dialect: "starlight", sidebar}),
    "docs/g/b.md": page("A title"),
    "docs/g/a.md": page("Last title"),
    "docs/g/z.md": page("Hidden").replace("---\n\n", "sidebar:\n  hidden: true\n---\n\n"),
    "docs/g/y/c.md": page("First").replace("---\n\n", "sidebar:\n  order: 1\n---\n\n"),
  };
  expect(await titles(files, sidebar ? "_root" : "g")).toEqual(
    sidebar ? ["First", "Last title", "A title"] : ["Last title", "A title", "First"],
  );
  if (!sidebar) return;
  const config = JSON.stringify({dates: "none", content: "docs", dialect: "starlight", sidebar: ["/g/z/"]});
  expect(await titles({...files, "docs-index.config.json": config}, "_root")).toEqual(["Hidden"]);
});

/** Returns the titles of a section in a project that consists of the given files. */
async function titles(files: Record<string, string>, section: string): Promise<string[]> {
  const alone = temporaryFolder();
  writeFiles(alone, files);
  await run(alone, "build", "--no-cache", "--quiet");
  const text = readFileSync(join(alone, `artifacts/data/sections/${section}.json`), "utf8");
  return (JSON.parse(text) as Section).pages.map(({title}) => title);
}

it("keeps external links between pages, in config sidebars and folder lists, and badges", async () => {
  const alone = temporaryFolder();
  const sidebar = [
    {link: "https://x.org/0", title: "Zero"},
    "/g/b/",
    {title: "More", items: [{link: "https://x.org/1", title: "One"}, "/g/a/"]},
    {link: "https://x.org/2", title: "Two"},
  ];
  const config = {dates: "none", content: "docs", dialect: "rspress"};
  const meta = [
    {type: "section-header", label: "Top"},
    {type: "custom-link", link: "https://x.org/0", label: "Zero"},
    {type: "file", name: "b", tag: "beta"},
    {type: "custom-link", link: "/g/a", label: "Inside"},
    {type: "custom-link", link: "https://x.org/1", label: "One"},
    "a",
    {type: "custom-link", link: "https://x.org/2", label: "Two"},
  ];
  writeFiles(alone, {
    "docs-index.config.json": JSON.stringify({...config, sidebar}),
    "docs/g/_meta.json": JSON.stringify(meta),
    "docs/g/a.md": page("A").replace("---\n\n", "tag: new\n---\n\n"),
    "docs/g/b.md": page("B"),
  });
  const rows = async (name: string) => {
    await run(alone, "build", "--no-cache", "--quiet");
    const text = readFileSync(join(alone, `artifacts/data/sections/${name}.json`), "utf8");
    return JSON.parse(text) as Section;
  };
  const written = await rows("_root");
  expect(written.pages.map(({title, badge}) => [title, badge])).toEqual([
    ["B", undefined],
    ["A", "new"],
  ]);
  expect(written.links).toEqual([
    {before: 0, title: "Zero", url: "https://x.org/0"},
    {before: 1, title: "One", url: "https://x.org/1", groups: ["More"]},
    {before: 2, title: "Two", url: "https://x.org/2"},
  ]);
  writeFiles(alone, {"docs-index.config.json": JSON.stringify(config)});
  const listed = await rows("g");
  expect(listed.pages.map(({badge}) => badge)).toEqual(["beta", "new"]);
  expect(listed.links?.map(({before, title, groups}) => [before, title, groups])).toEqual([
    [0, "Zero", ["Top"]],
    [1, "One", ["Top"]],
    [2, "Two", ["Top"]],
  ]);
});

it("shows only the entries listed for a folder, and the index page of a subfolder", async () => {
  const files = {
    "docs-index.config.json": JSON.stringify({dates: "none", content: "docs", dialect: "rspress"}),
    "docs/g/_meta.json": JSON.stringify(["b", {type: "dir", name: "in", label: "In"}, {type: "divider"}]),
    "docs/g/a.md": page("A"),
    "docs/g/b.md": page("B"),
    "docs/g/in/_meta.json": JSON.stringify([{type: "file", name: "d", label: "Dee"}]),
    "docs/g/in/index.md": page("Inner"),
    "docs/g/in/c.md": page("C"),
    "docs/g/in/d.md": page("D"),
    "docs/g/out/e.md": page("E"),
  };
  expect(await titles(files, "g")).toEqual(["B", "Inner", "Dee"]);
});

it("uses order and titles of an object in _meta.json; other pages follow", async () => {
  const files = {
    "docs-index.config.json": JSON.stringify({dates: "none", content: "docs"}),
    "docs/g/_meta.json": JSON.stringify({
      c: "Sea",
      "-": {type: "separator", title: "More"},
      b: {title: "Bee"},
      no: 3,
    }),
    "docs/g/a.md": page("A"),
    "docs/g/b.md": page("B"),
    "docs/g/c.md": page("C"),
  };
  expect(await titles(files, "g")).toEqual(["Sea", "Bee", "A"]);
  for (const odd of ["3", '"text"', "null", "[]", "[3, null]", '{"a": null}', "{"])
    expect(await titles({...files, "docs/g/_meta.json": odd}, "g")).toEqual(["A", "B", "C"]);
});

it("gives a sidebar for all pages the order, titles and headings of the config", async () => {
  const section = await build([
    "guide/why",
    {
      title: "All",
      items: [{page: "/ref/c/", title: "Sea"}, {folder: "guide"}, {title: "Inner", items: ["ref/b.md"]}],
    },
    "/not/there/",
  ]);
  expect(section("_root")).toEqual([
    "Why /guide/why/",
    "All > Sea /ref/c/",
    "All > Guide /guide/",
    "All > Deep > Deep /guide/deep/",
    "All > Deep > A /guide/deep/a/",
    "All > Inner > B /ref/b/",
  ]);
});

it("creates a section for each sidebar prefix; a page belongs to the closest one that lists it", async () => {
  const section = await build({"/guide/": ["guide/why", "ref/b", "ref/c"], "/ref/": ["/ref/c/"]});
  expect(section("guide")).toEqual(["Why /guide/why/", "B /ref/b/"]);
  expect(section("ref")).toEqual(["C /ref/c/"]);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, "artifacts/data", path), "utf8"));
  const unlisted = read("pages/guide/deep/a/index.json");
  expect(unlisted).toMatchObject({section: "guide"});
  expect(unlisted.previous ?? unlisted.next ?? null).toBeNull();
  expect(read("pages/ref/b/index.json")).toMatchObject({section: "guide", previous: {url: "/guide/why/"}});
  expect(read("site.json").sections.map(({name}: {name: string}) => name)).toEqual(["guide", "ref"]);
});

it("creates one section for a sidebar with several prefixes", async () => {
  const all = ["guide/why", "ref/b"];
  const section = await build({"/guide/": all, "/ref/": all});
  expect(section("guide")).toEqual(["Why /guide/why/", "B /ref/b/"]);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, "artifacts/data", path), "utf8"));
  expect(read("pages/ref/c/index.json")).toMatchObject({section: "guide"});
});

it("assigns each page to an existing section, for any sidebars", () => {
  const names = ["/", "/a/", "/a/b/", "/c/", "/c/d/", "/e/f/"];
  const pages = names.map(
    url =>
      ({
        url,
        contentPath: `${url.slice(1)}index.md`,
        name: "index.md",
        title: url,
        extra: {},
        status: {listed: true, hidden: false},
      }) as unknown as PageFacts,
  );
  const lists = fc.array(fc.constantFrom(...names, "/missing/"), {maxLength: 4});
  const sidebars = fc.dictionary(fc.constantFrom("/", "/a/", "/a/b/", "/c/", "/x/", "/e/"), lists);
  fc.assert(
    fc.property(sidebars, sidebar => {
      const {sections, sectionOf} = sidebarSections(sidebar, pages, new Map());
      for (const {url} of pages) {
        const own = sections.filter(section => section.pages.some(page => page.url === url));
        const isListed = url !== "/" && Object.values(sidebar).some(items => items.includes(url));
        expect(own).toHaveLength(isListed ? 1 : 0);
        const name = sectionOf.get(url);
        if (name !== undefined) expect(sections.map(section => section.name)).toContain(name);
        else expect(isListed).toBe(false);
        if (own[0]) expect(sectionOf.get(url)).toBe(own[0].name);
      }
    }),
  );
});

it("shows folders as headings with the titles of their index pages if the config has no sidebar", async () => {
  const section = await build(undefined);
  expect(section("guide")).toEqual([
    "Guide /guide/",
    "Deep > Deep /guide/deep/",
    "Deep > A /guide/deep/a/",
    "Why /guide/why/",
  ]);
});

it("uses order, titles and headings from folder files of Rspress and Docusaurus", async () => {
  writeFiles(folder, {
    "docs/guide/_meta.json": JSON.stringify([
      "why",
      {type: "section-header", label: "Later"},
      {type: "dir-section-header", name: "deep", label: "Depths"},
      {type: "file", name: "index", label: "Start"},
    ]),
    "docs/ref/_category_.json": '{"label": "Reference", "position": 1}',
    "docs/guide/deep/_category_.json": '{"label": "Unused"}',
  });
  const section = await build(undefined);
  expect(section("guide")).toEqual([
    "Why /guide/why/",
    "Later > Depths > Deep /guide/deep/",
    "Later > Depths > A /guide/deep/a/",
    "Later > Start /guide/",
  ]);
  const site = JSON.parse(readFileSync(join(folder, "artifacts/data/site.json"), "utf8"));
  expect(site.sections.map(({title}: {title: string}) => title)).toEqual(["Reference", "Guide"]);
});

it("lists headings and unwritten pages at their position, and reports headings that do not exist", () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<string>("/a/", "/b/", "/a/#x", "/b/#y", "/c/#z", "")),
      fc.boolean(),
      (names, isNested) => {
        const pages = ["a", "b", "c"].map(name =>
          testFacts({url: `/${name}/`, ids: ["x", "y", "z"].filter(id => id !== "y" || name !== "b")}),
        );
        const entries = names.map((page, at) => (page === "" ? {title: `t${at}`} : {page, title: `t${at}`}));
        const sidebar = isNested ? [{title: "Part", items: entries}] : entries;
        const [section] = sidebarSections(sidebar, pages, new Map()).sections;
        const rows: string[] = [];
        const listed = section?.pages ?? [];
        for (let at = 0; at <= listed.length; at++) {
          for (const {title, url, before} of section?.links ?? [])
            if (before === at) rows.push(`${title} ${url}`);
          const page = listed[at];
          if (page) rows.push(`${section?.places.get(page.url)?.title} ${page.url}`);
        }
        const seen = new Set<string>();
        const expected = names.flatMap((name, at) => {
          const [page = ""] = name.split("#");
          const isPart = name.includes("#") && (names.includes(page) || seen.has(page));
          if (name !== "" && !isPart && seen.has(page)) return [];
          if (!isPart) seen.add(page === "" ? `${at}` : page);
          return [`t${at} ${isPart ? name : page}`];
        });
        expect(rows).toEqual(listed.length === 0 ? rows : expected);
        const broken = missingEntries(sidebar, pages).map(({name}) => name);
        expect(broken).toEqual(names.filter(name => name === "/b/#y"));
      },
    ),
  ));
