import fc from "fast-check";
import {expect, test} from "vitest";
import {roots, stem} from "./stem.ts";

test.each([
  ["caching", "cache", "cached", "caches"],
  ["splitting", "split", "splits"],
  ["dependencies", "dependency"],
  ["loading", "load", "loads", "loaded"],
  ["removed", "remove", "removing", "removes"],
  ["bundles", "bundle", "bundling"],
])("forms of one word share a stem: %s", (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each(["string", "need", "process", "alias2", "css", "loader", "分割", "publicpath"])(
  "%s stays",
  word => {
    expect(stem(word)).toBe(word);
  },
);

test("only cuts, so that a word begins with its stem", () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(..."aeiousedyingtp"), maxLength: 10}), word => {
      expect(word.startsWith(stem(word))).toBe(true);
    }),
  );
});

const share = (one: string, other: string): boolean => roots(one).some(root => roots(other).includes(root));

test.each([
  ["translate", "translation"],
  ["configuring", "configuration"],
  ["migrated", "migrations"],
  ["extract", "extraction"],
])("%s and %s share a root", (one, other) => {
  expect(share(one, other)).toBe(true);
});

test.each([
  ["act", "action"],
  ["station", "stat"],
  ["option", "opt"],
  ["version", "verse"],
  ["load", "loader"],
])("%s and %s share none", (one, other) => {
  expect(share(one, other)).toBe(false);
});

test("roots begin the word, the stem first", () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(..."aeionstr", "ion", "ation"), maxLength: 8}), word => {
      const all = roots(word);
      expect(all[0]).toBe(stem(word));
      for (const root of all) expect(word.startsWith(root)).toBe(true);
      expect(all).toEqual(all.toSorted((a, b) => b.length - a.length));
    }),
  );
});
