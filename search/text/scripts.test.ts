import {expect, test} from "vitest";
import {bigrams, defaultSegment, runTerms, splitScripts} from "./scripts.ts";

test("splits a run into pairs, and words of other lengths", () => {
  expect(bigrams("代码分割")).toEqual(["代码", "码分", "分割"]);
  expect(bigrams("割")).toEqual(["割"]);
  expect(runTerms("代码分割优化", null)).toEqual(["代码", "码分", "分割", "割优", "优化"]);
  expect(runTerms("分", () => ["分"])).toEqual(["分", "分"]);
});

test("the words of a run are found by its pairs, with any dictionary", () => {
  const segment = defaultSegment();
  const words = [...(segment?.("代码分割优化") ?? [])];
  const terms = runTerms("代码分割优化", segment);
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(terms).toContain(word);
});

test("splits scripts at their boundaries", () => {
  expect(splitScripts("用 webpack 打包")).toEqual([
    {text: "用", start: 0, unspaced: true},
    {text: " webpack ", start: 1, unspaced: false},
    {text: "打包", start: 10, unspaced: true},
  ]);
});
