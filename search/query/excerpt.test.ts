import {describe, expect, test} from "vitest";
import {excerpt} from "./excerpt.ts";
import type {WeightedTerms} from "./query-terms.ts";

/** Searches for exact words with equal weight. */
const sought = (...words: string[]): WeightedTerms[] =>
  words.map(text => ({terms: [{text, whole: true}], telling: 1}));

/** Returns the excerpt and its highlighted words. */
function shown(text: string, ...words: string[]): {text: string; marked: string[]} {
  const found = excerpt(text, sought(...words));
  return {text: found.text, marked: found.marks.map(([start, end]) => found.text.slice(start, end))};
}

/** Creates text without any of the searched words. */
const filler = (length: number): string => "lorem ipsum ".repeat(Math.ceil(length / 12)).slice(0, length);

describe("an excerpt", () => {
  test("of a short text is complete, with marks up to its last letter", () => {
    expect(shown("keep\n  the cache", "cache", "keep")).toEqual({
      text: "keep the cache",
      marked: ["keep", "cache"],
    });
  });

  test("starts at the beginning if the first match is near it", () => {
    const near = `${filler(39)} cache ${filler(200)}`;
    expect(near.indexOf("cache")).toBe(40);
    expect(shown(near, "cache").text.startsWith("lorem")).toBe(true);
    expect(shown(`x${near}`, "cache").text.startsWith("…")).toBe(true);
  });

  test("starts and ends with whole words", () => {
    const {text, marked} = shown(`${filler(300)} cache ${filler(300)}`, "cache");
    expect(text).toMatch(/^…(?:lorem|ipsum) .*cache.* (?:lorem|ipsum)…$/);
    expect(text.length).toBeLessThanOrEqual(162);
    expect(marked).toEqual(["cache"]);
  });

  test("of a text without spaces is cut anyway", () => {
    expect(shown("x".repeat(500), "y").text).toBe(`${"x".repeat(160)}…`);
  });

  test("is the part with the most matches, the first if several are equal", () => {
    const apart = `cache ${filler(300)} keep cache ${filler(300)} cache keep`;
    expect(shown(apart, "cache", "keep").marked).toEqual(["keep", "cache"]);
    expect(shown(`first cache ${filler(300)} second cache`, "cache").text).toContain("first cache");
  });

  test("marks the longest match at a position, and none inside another", () => {
    expect(shown("set output.filename here", "output", "output.filename", "filename").marked).toEqual([
      "output.filename",
    ]);
  });
});
