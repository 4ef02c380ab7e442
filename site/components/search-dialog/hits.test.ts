import {describe, expect, it} from "vitest";
import {firstChoice, hitGroups, titleMarks} from "./hits.ts";
import {groupByPage, splitMarks} from "./hosted-results.ts";

describe("hitGroups", () => {
  it("gives the page first and then each place, titled by its heading", () => {
    const place = (url: string, titles: string[]) => ({
      url,
      titles,
      text: "t",
      marks: [] as [number, number][],
    });
    const groups = hitGroups([
      {
        url: "/a/",
        title: "A",
        sectionTitle: "x",
        score: 2,
        passages: [place("/a/", ["A"]), place("/a/#b", ["A", "B"])],
      },
      {url: "/c/", title: "C", sectionTitle: "x", score: 1, passages: []},
    ]);
    expect(groups.map(group => group.hits.map(({url, title, isPage}) => [url, title, isPage]))).toEqual([
      [
        ["/a/", "A", true],
        ["/a/#b", "B", false],
      ],
      [["/c/", "C", true]],
    ]);
  });

  it("opens the best place of the first page, or the page itself where its title was asked for", () => {
    const place = {url: "/a/#b", titles: ["A", "B"], text: "", marks: []};
    const result = {url: "/a/", title: "A", score: 1, passages: [place]};
    expect(firstChoice(hitGroups([result]))).toBe(1);
    expect(firstChoice(hitGroups([{...result, titled: true}]))).toBe(0);
    expect(firstChoice([])).toBe(0);
  });
});

describe("titleMarks", () => {
  it("marks the words of the query, longer ones first, never twice", () => {
    expect(titleMarks("output.publicPath", "publicpath output")).toEqual([
      [0, 6],
      [7, 17],
    ]);
    expect(titleMarks("Caching", "x")).toEqual([]);
    expect(titleMarks("aaa", "aa a")).toEqual([[0, 2]]);
  });
});

describe("answers of hosted engines", () => {
  it("takes marks and references out of an excerpt", () => {
    expect(splitMarks("a &lt;b&gt; <mark>c&amp;</mark> d")).toEqual({text: "a <b> c& d", marks: [[6, 8]]});
  });

  it("gathers places by page in the order of the pages", () => {
    const hit = (url: string) => ({url, title: url, sectionTitle: "s", titles: [], text: "", marks: []});
    const results = groupByPage(["/a/#1", "/b/#1", "/a/#2", "/a/#2", "/c/"].map(hit), 2);
    expect(results.map(({url, passages}) => [url, passages.map(place => place.url)])).toEqual([
      ["/a/", ["/a/#1", "/a/#2"]],
      ["/b/", ["/b/#1"]],
    ]);
  });
});
