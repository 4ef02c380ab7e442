import fc from "fast-check";
import {expect, test} from "vitest";
import {InvertedIndex} from "./inverted.ts";
import {countPostings, decodePostings, encodePosting, TOP_WEIGHT, textOf} from "./postings.ts";

test("encoded postings are decoded unchanged", () => {
  const posting = fc.tuple(fc.integer({min: 1, max: 3_000_000}), fc.integer({min: 1, max: TOP_WEIGHT}));
  fc.assert(
    fc.property(fc.array(posting), list => {
      const codes: number[] = [];
      for (const [gap, weight] of list) encodePosting(codes, gap, weight);
      const {pages, weights} = decodePostings(textOf(codes));
      expect(weights).toEqual(list.map(([, weight]) => weight));
      let page = -1;
      expect(pages).toEqual(list.map(([gap]) => (page += gap)));
    }),
  );
});

test("inverts pages with terms to terms with pages", () => {
  const terms = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.integer({min: 1, max: TOP_WEIGHT}));
  fc.assert(
    fc.property(fc.array(terms, {maxLength: 200}), pages => {
      const index = new InvertedIndex();
      for (const page of pages) index.add(Object.entries(page), 1);
      const all = [...index.terms()];
      expect(all.map(({term}) => term)).toEqual(
        ["a", "b", "c", "d"].filter(term => pages.some(p => term in p)),
      );
      for (const {term, postings} of all) {
        const numbers = pages.flatMap((page, n) => (term in page ? [n] : []));
        expect(decodePostings(postings).pages).toEqual(numbers);
        expect(countPostings(postings)).toBe(numbers.length);
      }
    }),
  );
});
