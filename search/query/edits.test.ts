import fc from "fast-check";
import {expect, test} from "vitest";
import {edits} from "./edits.ts";

/** Computes the distance by definition, without any optimization. */
function slow(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      at(i - 1, j) + 1,
      at(i, j - 1) + 1,
      at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return at(a.length, b.length);
}

const word = fc.string({unit: fc.constantFrom("a", "b", "c"), maxLength: 6});

test("counts deleted, inserted, replaced and swapped letters", () => {
  expect(edits("loader", "lodaer", 2)).toBe(1);
  expect(edits("shaking", "shakng", 1)).toBe(1);
  expect(edits("source", "sorce", 1)).toBe(1);
  expect(edits("externals", "extrenals", 1)).toBe(1);
  expect(edits("loader", "plugin", 2)).toBe(3);
  expect(edits("ab", "ba", 2)).toBe(1);
  expect(edits("abc", "bac", 2)).toBe(1);
  expect(edits("abc", "acb", 2)).toBe(1);
});

test("agrees with the definition up to its limit", () => {
  fc.assert(
    fc.property(word, word, fc.integer({min: 0, max: 3}), (a, b, limit) => {
      expect(edits(a, b, limit)).toBe(Math.min(slow(a, b), limit + 1));
    }),
  );
});

test("an unfinished word matches the best prefix", () => {
  fc.assert(
    fc.property(word, word, fc.integer({min: 1, max: 2}), (a, b, limit) => {
      const beginnings = Array.from({length: b.length + 1}, (_, n) => slow(a, b.slice(0, n)));
      expect(edits(a, b, limit, true)).toBe(Math.min(...beginnings, limit + 1));
    }),
  );
});
