import fc from "fast-check";
import {expect, test} from "vitest";
import {cutIndex, type IndexedPage, indexTerms} from "./build.ts";
import {listOf} from "./build-parts.ts";
import type {InvertedTerm} from "./inverted.ts";
import {DIGITS} from "./postings.ts";

const term = fc.oneof(fc.constantFrom("a", "ab", "加载", "=title"), fc.stringMatching(/^[a-e]{3,4}$/));
const page: fc.Arbitrary<IndexedPage> = fc.record({
  terms: fc
    .uniqueArray(fc.tuple(term, fc.integer({min: 1, max: 63})), {selector: ([text]) => text})
    .map(entries => entries.map(([text, level]) => DIGITS[level] + text).join("\n")),
  worth: fc.constantFrom(0.7, 1),
});
const far = fc.array(page, {maxLength: 60}).map(pages =>
  // Pages without terms increase the gaps between the others.
  pages.flatMap(one => [one, ...Array.from({length: 45}, () => ({terms: "", worth: 1}))]),
);

test("terms collected in several runs equal those of a single run", () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(page), far), fc.integer({min: 1, max: 40}), (pages, most) => {
      let runs = 0;
      const keep = (terms: Iterable<InvertedTerm>): InvertedTerm[] => {
        runs += 1;
        return [...terms];
      };
      const whole = [...indexTerms(pages, Infinity, keep)];
      expect(runs).toBe(0);
      expect([...indexTerms(pages, most, keep)]).toEqual(whole);
      const pairs = pages.reduce((sum, {terms}) => sum + (terms === "" ? 0 : terms.split("\n").length), 0);
      if (pairs >= most) expect(runs).toBeGreaterThan(0);
    }),
  );
});

test("the parts of an index are its terms, split into ranges whose first entries are sorted", () => {
  const count = fc.record({terms: fc.integer({min: 1, max: 9}), words: fc.integer({min: 1, max: 9})});
  fc.assert(
    fc.property(fc.array(page), count, (pages, wanted) => {
      const all = [...indexTerms(pages, Infinity, terms => terms)];
      const index = cutIndex(listOf(all), wanted);
      const parts = index.first.terms.map((_, n) => index.terms(n));
      expect(parts).toHaveLength(wanted.terms);
      expect(parts.flatMap(({terms}) => terms)).toEqual(all.map(one => one.term));
      expect(parts.flatMap(({postings}) => postings.split(" ")).filter(Boolean)).toEqual(
        all.map(one => one.postings),
      );
      const words = index.first.words.map((_, n) => index.words(n));
      expect(words).toHaveLength(wanted.words);
      expect(words.flatMap(part => part.words)).toEqual(
        all.map(one => one.term).filter(text => /^[a-e]{3,4}$/.test(text)),
      );
      for (const [list, firsts] of [
        [parts.map(({terms}) => terms[0]), index.first.terms],
        [words.map(part => part.words[0]), index.first.words],
      ] as const) {
        expect(firsts).toEqual(firsts.toSorted());
        for (const [n, first] of list.entries()) if (first !== undefined) expect(firsts[n]).toBe(first);
      }
    }),
  );
});
