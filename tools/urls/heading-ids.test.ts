import {expect, it} from "vitest";
import {compareIds, headingIds} from "./heading-ids.ts";

it("finds the ids of headings, not those of other elements", () =>
  expect(
    headingIds(
      `<h1 id="top" tabindex="-1">A</h1><p id="p"><h2 class="x" data-id="no" id='a&amp;b'>B</h2><h3>C</h3><h4 class=y id=bare>D</h4><header id="h">`,
    ),
  ).toEqual(["top", "a&b", "bare"]));

it("compares what both have, whatever form of Unicode", () => {
  const wanted = new Map([
    ["/a", ["one", "caf\u0065\u0301", "three"]],
    ["/only-there", ["x"]],
  ]);
  const built = new Map([["/a", new Set(["one", "caf\u00e9"])]]);
  expect(compareIds(wanted, built)).toEqual({
    listed: 3,
    missing: [{url: "/a", id: "three"}],
    rate: (2 / 3) * 100,
  });
});
