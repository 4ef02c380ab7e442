import {expect, test} from "vitest";
import {answerable, runQueries, scoreOf, scoresByKind} from "./quality.ts";

const queries = [
  {q: "a", kind: "x", accept: ["/a/"]},
  {q: "b", kind: "x", accept: ["/b/", "/c/"]},
  {q: "c", kind: "y", accept: ["/z/"]},
];
const answers: Record<string, string[]> = {
  a: ["/a/#one", "/b/"],
  b: ["/x/", "/x/#two", "/c/?q#h"],
  c: ["/1/", "/2/", "/3/", "/4/", "/5/", "/z/"],
};

test("ranks count by page among the first five results", async () => {
  const outcomes = await runQueries(queries, async q => answers[q] ?? []);
  expect(outcomes.map(({place}) => place)).toEqual([1, 3, null]);
  const {mrr, ...rest} = scoreOf(outcomes);
  expect(mrr).toBeCloseTo((1 + 1 / 3) / 3);
  expect(rest).toEqual({count: 3, success1: 1 / 3, success5: 2 / 3});
  expect([...scoresByKind(outcomes)].map(([kind, {success5}]) => [kind, success5])).toEqual([
    ["x", 1],
    ["y", 0],
  ]);
});

test("queries that no page of the site answers are omitted", () => {
  expect(answerable(queries, new Set(["/c/"])).map(({q}) => q)).toEqual(["b"]);
  expect(scoreOf([])).toEqual({count: 0, mrr: 0, success1: 0, success5: 0});
});
