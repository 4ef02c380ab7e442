import fc from "fast-check";
import {describe, expect, it} from "vitest";
import type {SectionConfig} from "#schemas/settings/section.ts";
import type {ArrangedDirectory, Arrangement} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {arrange} from "./arrange.ts";
import {groupKey} from "./order.ts";

/** Creates the page metadata that determine a page's position. */
function page(contentPath: string, rest: Partial<PageFacts> = {}): PageFacts {
  const name = contentPath.slice(contentPath.lastIndexOf("/") + 1);
  const stem = contentPath.replace(/(?:^|(?<=\/))index\.md$|\.md$/, "");
  const url = stem === "" ? "/" : `/${stem.replace(/\/$/, "")}/`;
  const section = contentPath.includes("/") ? (contentPath.split("/")[0] as string) : "_root";
  const facts = {path: contentPath, contentPath, name, url, section, title: name, size: 1, external: false};
  return {
    ...facts,
    sort: null,
    group: null,
    date: null,
    related: [],
    ...rest,
    extra: {},
    status: {draft: false, listed: true, hidden: false},
    readOutline: () => ({anchors: [], ids: []}),
    readTargets: () => [],
    readChecks: () => ({links: [], diagnostics: []}),
  } as Partial<PageFacts> as PageFacts;
}

const arranged = (pages: PageFacts[], sections: Partial<SectionConfig>[] = []): Arrangement =>
  arrange(pages, {contentPath: "content", sections: sections as SectionConfig[], changes: {}}).arrangement;

/** Returns the names in the tree, folders with their content. */
const tree = ({children}: ArrangedDirectory): unknown[] =>
  children.map(child => ("children" in child ? [child.name, ...tree(child)] : child.name));

describe("a page beside a folder of its name", () => {
  it("is the index page of the folder: a single node, first in its section", () => {
    const {root, sections} = arranged([
      page("guides.md", {title: "Guides"}),
      page("guides/a.md", {sort: -1}),
      page("guides/deep.md", {title: "Deep things"}),
      page("guides/deep/b.md"),
    ]);
    expect(tree(root)).toEqual([["guides", "guides.md", "a.md", ["deep", "deep.md", "b.md"]]]);
    const guides = sections.find(({name}) => name === "guides");
    expect(guides?.pages.map(({url, section}) => [url, section])).toEqual([
      ["/guides/", "guides"],
      ["/guides/a/", "guides"],
      ["/guides/deep/", "guides"],
      ["/guides/deep/b/", "guides"],
    ]);
    expect(guides?.places.get("/guides/deep/b/")?.groups).toEqual(["Deep things"]);
  });

  it("does not move if its URL differs", () => {
    const {root} = arranged([page("guides.md", {url: "/other/"}), page("guides/a.md")]);
    expect(tree(root)).toEqual([["guides", "a.md"], "guides.md"]);
  });
});

describe("titles of folders", () => {
  const titles = ({root}: Arrangement): [string, string][] => {
    const of = (folder: ArrangedDirectory): [string, string][] =>
      folder.children.flatMap(child =>
        "children" in child ? [[child.url, child.title] as [string, string], ...of(child)] : [],
      );
    return of(root);
  };

  it("come from their index pages, or else from their names; no sidebar shows a path", () => {
    const arrangement = arranged([
      page("guides.md", {title: "Handbook"}),
      page("guides/part-a/x.md"),
      page("guides/part-b/index.md", {title: "Second part"}),
      page("api_v2/index.md", {title: "Introduction"}),
      page("api_v2/hooks/index.md", {title: "overview"}),
      page("api_v2/hooks/x.md"),
      page("no-title/index.md", {title: "no-title"}),
    ]);
    expect(titles(arrangement)).toEqual([
      ["/api_v2/", "Api v2"],
      ["/api_v2/hooks/", "Hooks"],
      ["/guides/", "Handbook"],
      ["/guides/part-a/", "Part a"],
      ["/guides/part-b/", "Second part"],
      ["/no-title/", "No title"],
    ]);
    const {sections} = arrangement;
    expect(sections.map(({title}) => title)).toEqual(["Api v2", "Handbook", "No title", ""]);
    expect(sections.flatMap(({places}) => [...places.values()].flatMap(({groups}) => groups))).toEqual([
      "Hooks",
      "Hooks",
      "Part a",
      "Second part",
    ]);
  });

  it("in the config and in folder files take precedence", () => {
    const metas = new Map([
      ["a", {title: "A file says it"}],
      ["b", {entries: [{name: "c", title: "From the list"}]}],
    ]);
    const {arrangement} = arrange(
      [
        page("a/index.md", {title: "A"}),
        page("b/index.md", {title: "B"}),
        page("b/c/index.md", {title: "C"}),
      ],
      {
        contentPath: "content",
        sections: [{name: "b", title: "From the config"} as SectionConfig],
        changes: {},
        metas,
      },
    );
    expect(arrangement.sections.map(({title}) => title)).toEqual(["A file says it", "From the config", ""]);
    expect(titles(arrangement)).toEqual([
      ["/a/", "A file says it"],
      ["/b/", "B"],
      ["/b/c/", "From the list"],
    ]);
  });
});

describe("order of pages without a sort", () => {
  const steps = ["s/step-10.md", "s/step-2.md", "s/step-1.md"].map(path => page(path));

  it("is natural, unless the config sorts by name", () => {
    expect(tree(arranged(steps).root)).toEqual([["s", "step-1.md", "step-2.md", "step-10.md"]]);
    const {root} = arranged(steps, [{name: "s", order: "name"}]);
    expect(tree(root)).toEqual([["s", "step-1.md", "step-10.md", "step-2.md"]]);
  });

  it("follows file names for tools that do so, ignoring case; blogs are still sorted by date", () => {
    const pages = [
      page("s/b.md", {title: "1"}),
      page("s/A.md", {title: "2"}),
      page("s/a-b.md", {title: "3"}),
      page("s/index.md", {title: "4"}),
      page("s/z.md", {title: "5", sort: 1}),
      page("t/2026-01-01-a.md", {date: "2026-01-01"}),
      page("t/2026-02-02-b.md", {date: "2026-02-02"}),
    ];
    const options = {contentPath: "content", sections: [], changes: {}, order: "slug" as const};
    expect(tree(arrange(pages, options).arrangement.root)).toEqual([
      ["s", "index.md", "z.md", "A.md", "a-b.md", "b.md"],
      ["t", "2026-02-02-b.md", "2026-01-01-a.md"],
    ]);
  });
});

describe("groups", () => {
  it("that differ only in case are merged, spelled as on the first page", () => {
    const {sections, writtenGroups} = arranged([
      page("s/c.md", {group: "api"}),
      page("s/a.md", {group: "API"}),
      page("t/d.md", {group: "api"}),
    ]);
    expect(sections.flatMap(({pages}) => pages.map(({url, group}) => [url, group]))).toEqual([
      ["/s/a/", "API"],
      ["/s/c/", "API"],
      ["/t/d/", "api"],
    ]);
    expect([...writtenGroups]).toEqual([["/s/c/", "api"]]);
  });

  it("never interleave in any section order", () => {
    const anyPage = fc.record({
      group: fc.constantFrom(null, "API", "api", "Api", "Caf\u00e9", "cafe\u0301", "Other"),
      sort: fc.constantFrom(null, 0, 1, 2),
      date: fc.constantFrom(null, "2024-01-01", "2025-01-01"),
    });
    fc.assert(
      fc.property(
        fc.array(anyPage, {maxLength: 12}),
        fc.constantFrom("auto", "sort", "name", "date") as fc.Arbitrary<SectionConfig["order"]>,
        (facts, order) => {
          const pages = facts.map((rest, at) => page(`s/p${at}.md`, rest));
          const {sections} = arranged(pages, [{name: "s", order}]);
          const groups = sections[0]?.pages.map(({group}) => group) ?? [];
          const runs = groups.filter((group, at) => at === 0 || group !== groups[at - 1]);
          expect(new Set(runs).size).toBe(runs.length);
          expect(new Set(runs.map(groupKey)).size).toBe(runs.length);
        },
      ),
    );
  });
});

describe("sections that the config lists", () => {
  it("follow the order of the list, in the places that they have without it", () => {
    const names = ["a", "b", "c", "d", "e"];
    const pages = names.map(name => page(`${name}/index.md`));
    fc.assert(
      fc.property(fc.shuffledSubarray(names), listed => {
        const {sections} = arranged(
          pages,
          listed.map(name => ({name})),
        );
        const order = sections.map(({name}) => name);
        expect(order.filter(name => listed.includes(name))).toEqual(listed);
        expect(
          order.map((name, at) => listed.includes(name) || name === [...names, "_root"][at]),
        ).not.toContain(false);
      }),
    );
  });
});

describe("sidebars in the config", () => {
  const names = ["a/index", "a/b", "a/c/d", "e/index", "f"];
  const pages = names.map(name => page(`${name}.md`));

  it("leave every page in a section that exists, whatever their prefixes are", () => {
    const prefix = fc.constantFrom("/a/", "/a/c/", "/e/", "/wrong/", "/a/wrong/", "/f/");
    const entries = fc.subarray(names);
    fc.assert(
      fc.property(fc.dictionary(prefix, entries), sidebar => {
        const {arrangement} = arrange(pages, {contentPath: "content", sections: [], changes: {}, sidebar});
        const known = arrangement.sections.map(({name}) => name);
        for (const {section} of arrangement.byUrl.values()) expect(known).toContain(section);
      }),
    );
  });

  it("find a page that an old version still has under its former URL", () => {
    const {arrangement, missing} = arrange(pages, {
      contentPath: "content",
      sections: [],
      changes: {},
      sidebar: {"/a/": ["a/new", "a/index"]},
      redirects: new Map([
        ["/a/b/", "/a/new/"],
        ["/gone/", "/a/index/"],
      ]),
    });
    expect(missing).toEqual([]);
    expect(arrangement.sections[0]?.pages.map(({url}) => url)).toEqual(["/a/b/", "/a/"]);
  });
});
