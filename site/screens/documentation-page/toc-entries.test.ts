import {expect, it} from "vitest";
import type {PageFacts, SectionRows} from "#site/artifacts/types.ts";
import {tocEntries} from "./toc-entries.ts";

const anchors = [{title: "Part", id: "part", children: [{title: "Detail", id: "detail"}]}];
const section = {pages: [{url: "/a/", title: "A", anchors}]} as Partial<SectionRows> as SectionRows;

it.each<[PageFacts["outline"], string[]]>([
  [undefined, []],
  [[2, 2], ["part"]],
  [[3, 3], ["detail"]],
  [
    [2, 6],
    ["part", "detail"],
  ],
])("the list of headings shows the levels %j", (outline, expected) => {
  const page = {url: "/a/", related: [], contributors: [], outline} as Partial<PageFacts> as PageFacts;
  expect(tocEntries(page, section).map(({id}) => id)).toEqual(expected);
});
