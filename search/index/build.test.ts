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
  const reach = fc.record({terms: fc.integer({min: 1, max: 60}), words: fc.integer({min: 1, max: 60})});
  fc.assert(
    fc.property(fc.array(page), reach, (pages, wanted) => {
      const all = [...indexTerms(pages, Infinity, terms => terms)];
      const index = cutIndex(listOf(all), wanted);
      const parts = index.first.terms.map((_, n) => index.terms(n));
      expect(parts.flatMap(({terms}) => terms)).toEqual(all.map(one => one.term));
      expect(parts.flatMap(({postings}) => postings.split(" ")).filter(Boolean)).toEqual(
        all.map(one => one.postings),
      );
      const words = index.first.words.map((_, n) => index.words(n));
      expect(words.flatMap(part => part.words)).toEqual(
        all.map(one => one.term).filter(text => /^[a-e]{3,4}$/.test(text)),
      );
      for (const [list, firsts] of [
        [parts.map(({terms}) => terms[0]), index.first.terms],
        [words.map(part => part.words[0]), index.first.words],
      ] as const) {
        expect(firsts).toEqual(firsts.toSorted());
        expect(list).toEqual(list[0] === undefined ? [undefined] : firsts);
        if (list[0] === undefined) expect(firsts).toEqual(["\uffff"]);
      }
    }),
  );
});

test("a changed, new or removed term moves only starts of parts beside it", () => {
  const reach = 200;
  const terms = Array.from({length: 3000}, (_, n) => ({term: `t${10_000 + 2 * n}`, postings: "AB"}));
  const startsIn = (list: InvertedTerm[]): string[] =>
    cutIndex(listOf(list), {terms: reach, words: reach}).first.terms;
  const before = startsIn(terms);
  const whole = terms.length * 8;
  expect(before.length).toBeGreaterThan(whole / reach / 3);
  expect(before.length).toBeLessThan(whole / reach);
  const size = fc.integer({min: 1, max: 500});
  const edit = fc.constantFrom("changed", "new", "removed");
  fc.assert(
    fc.property(fc.nat({max: terms.length - 1}), size, edit, (at, length, how) => {
      const {term} = terms[at] as InvertedTerm;
      const entry = {term: how === "new" ? `${term}a` : term, postings: "AB".repeat(length)};
      const edited = terms.toSpliced(at, how === "new" ? 0 : 1, ...(how === "removed" ? [] : [entry]));
      const far = (list: string[]): string[] =>
        list.filter(one => Math.abs(Number(one.slice(1, 6)) - Number(term.slice(1))) > (2 * reach) / 8 + 4);
      // The first term always starts a part.
      if (at > 0)
        expect(far(startsIn(edited.sort((a, b) => (a.term < b.term ? -1 : 1))))).toEqual(far(before));
    }),
  );
});
