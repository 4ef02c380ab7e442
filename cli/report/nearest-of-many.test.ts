import fc from "fast-check";
import {expect, test} from "vitest";
import {nearest} from "./nearest.ts";
import {nearestFinder} from "./nearest-of-many.ts";

const segment = fc.string({unit: fc.constantFrom(..."abcABé-"), maxLength: 8});
const url = fc.array(segment, {minLength: 1, maxLength: 4}).map(segments => `/${segments.join("/")}/`);

test("finds the same candidate as a comparison with each one", () => {
  fc.assert(
    fc.property(
      fc.array(url, {maxLength: 60}),
      fc.array(url, {minLength: 1, maxLength: 8}),
      (urls, words) => {
        const find = nearestFinder(urls);
        for (const word of [...words, ...urls.slice(0, 4).map(text => `${text.slice(2)}x`)])
          expect(find(word), word).toBe(nearest(word, urls));
      },
    ),
    {numRuns: 2000},
  );
});

test("a candidate can be excluded", () => {
  fc.assert(
    fc.property(fc.uniqueArray(url, {minLength: 2, maxLength: 30}), url, (urls, word) => {
      const except = urls[0] as string;
      const others = urls.filter(text => text !== except);
      const find = nearestFinder(urls);
      for (const _ of [1, 2]) {
        expect(find(word, except)).toBe(nearest(word, others));
        expect(find(word)).toBe(nearest(word, urls));
      }
    }),
    {numRuns: 1000},
  );
});

test("words of any length are compared", () => {
  const long = `/${"a".repeat(2000)}/`;
  expect(nearestFinder([long, "/b/"])(`${long}b`)).toBe(long);
  expect(nearestFinder([])("word")).toBeUndefined();
  expect(nearestFinder([long])("")).toBeUndefined();
  expect(nearestFinder(["", "ab"])("")).toBe("");
});
