import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import {planDocuments} from "./plan.ts";

describe("section documents", () => {
  const document = (section: string, pages: Parameters<typeof testInput>[0]) =>
    JSON.parse(producedText(planDocuments(testInput(pages)), `data/sections/${section}.json`));

  it("link to the first page if the section has no index page", () => {
    expect(
      document("guides", [
        {url: "/guides/b/", sort: 1},
        {url: "/guides/a/", sort: 2},
      ]).url,
    ).toBe("/guides/b/");
    expect(document("guides", [{url: "/guides/b/"}, {url: "/guides/"}]).url).toBe("/guides/");
  });

  it("collect plain pages, except home, as _root", () => {
    const {pages, print} = document("_root", [{url: "/"}, {url: "/license/", index: false}]);
    expect(pages.map(({url}: {url: string}) => url)).toEqual(["/license/"]);
    expect(print).toBe("/printable/");
  });

  it("name no printable page if nothing is printed", () => {
    expect(document("_root", [{url: "/"}])).not.toHaveProperty("print");
  });

  it("contain descriptions and contributors in sections ordered by date", () => {
    const {pages} = document("blog", [
      {
        url: "/blog/2020-10-10-x/",
        name: "2020-10-10-x.md",
        date: "2020-10-10",
        description: "New",
        contributors: ["alice"],
      },
    ]);
    expect(pages[0]).toEqual({
      url: "/blog/2020-10-10-x/",
      title: "2020-10-10-x",
      date: "2020-10-10",
      description: "New",
      contributors: ["alice"],
    });
  });

  it("mark pages with headings for sidebars", () => {
    const {pages} = document("guides", [
      {url: "/guides/a/", anchors: [{title: "Part", id: "part", level: 3}]},
      {url: "/guides/b/", anchors: [{title: "Title", id: "title", level: 1}]},
      {url: "/guides/c/", anchors: [{title: "Detail", id: "detail", level: 4}]},
      {url: "/guides/d/", anchors: []},
    ]);
    expect(pages.map(({url, hasAnchors}: {url: string; hasAnchors?: true}) => [url, hasAnchors])).toEqual([
      ["/guides/a/", true],
      ["/guides/b/", undefined],
      ["/guides/c/", undefined],
      ["/guides/d/", undefined],
    ]);
    expect(JSON.stringify(pages)).not.toContain("Part");
  });
});
