import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {producedText, testInput} from "../../../../fixtures/support/plan-input.ts";
import type {NestedAnchor} from "../../../../schemas/section.ts";
import {planDocuments} from "./plan.ts";
import {nestAnchors} from "./sections.ts";

const flat = (nodes: readonly NestedAnchor[]): string[] =>
  nodes.flatMap(({id, children}) => [id, ...flat(children ?? [])]);

describe("nestAnchors", () => {
  it("nests by level and leaves out level 1", () => {
    const anchors = [
      {title: "A", id: "a", level: 1},
      {title: "B", id: "b", level: 2},
      {title: "C", id: "c", level: 3},
      {title: "D", id: "d", level: 2},
    ];
    expect(nestAnchors(anchors)).toEqual([
      {title: "B", id: "b", children: [{title: "C", id: "c"}]},
      {title: "D", id: "d"},
    ]);
  });

  it("does not lose a page that starts with a deep heading", () => {
    const anchors = [
      {title: "C", id: "c", level: 3},
      {title: "B", id: "b", level: 2},
    ];
    expect(nestAnchors(anchors)).toEqual([
      {title: "C", id: "c"},
      {title: "B", id: "b"},
    ]);
  });

  it("keeps every heading below level 1, in order, under a shallower one", () => {
    const anchor = fc.record({title: fc.string(), id: fc.uuid(), level: fc.integer({min: 1, max: 3})});
    fc.assert(
      fc.property(fc.array(anchor), anchors => {
        const levels = new Map(anchors.map(({id, level}) => [id, level]));
        const nested = nestAnchors(anchors);
        expect(flat(nested)).toEqual(anchors.filter(({level}) => level > 1).map(({id}) => id));
        const check = (nodes: readonly NestedAnchor[]): void => {
          for (const {id, children = []} of nodes) {
            for (const child of children)
              expect(levels.get(child.id)).toBeGreaterThan(levels.get(id) as number);
            check(children);
          }
        };
        check(nested);
      }),
    );
  });
});

describe("section documents", () => {
  const document = (section: string, pages: Parameters<typeof testInput>[0]) =>
    JSON.parse(producedText(planDocuments(testInput(pages)), `data/sections/${section}.json`));

  it("link to the first page where the section has no index page", () => {
    expect(
      document("guides", [
        {url: "/guides/b/", sort: 1},
        {url: "/guides/a/", sort: 2},
      ]).url,
    ).toBe("/guides/b/");
    expect(document("guides", [{url: "/guides/b/"}, {url: "/guides/"}]).url).toBe("/guides/");
  });

  it("collect plain pages, without home, as _root", () => {
    const {pages, print} = document("_root", [{url: "/"}, {url: "/license/", index: false}]);
    expect(pages.map(({url}: {url: string}) => url)).toEqual(["/license/"]);
    expect(print).toBe("/printable/");
  });

  it("name no printable page where nothing is to be printed", () => {
    expect(document("_root", [{url: "/"}]).print).toBeNull();
  });

  it("carry descriptions in sections ordered by date", () => {
    const {pages} = document("blog", [
      {url: "/blog/2020-10-10-x/", name: "2020-10-10-x.md", date: "2020-10-10", description: "New"},
    ]);
    expect(pages[0]).toEqual({
      url: "/blog/2020-10-10-x/",
      title: "2020-10-10-x",
      date: "2020-10-10",
      description: "New",
      anchors: [],
    });
  });
});
