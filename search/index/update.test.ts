import fc from "fast-check";
import {expect, test} from "vitest";
import {unpackTerms} from "../text/packed-terms.ts";
import type {IndexedPage} from "./build.ts";
import {InvertedIndex, type InvertedTerm} from "./inverted.ts";
import {DIGITS} from "./postings.ts";
import {updateTerms} from "./update.ts";

const term = fc.constantFrom("a", "ab", "b", "=title", "ünder", "z", "加载");
const page: fc.Arbitrary<IndexedPage> = fc.record({
  terms: fc
    .uniqueArray(fc.tuple(term, fc.integer({min: 1, max: 63})), {selector: ([text]) => text})
    .map(entries => entries.map(([text, level]) => DIGITS[level] + text).join("\n")),
  worth: fc.constantFrom(0.7, 1),
});

function indexOf(pages: readonly IndexedPage[]): InvertedTerm[] {
  const index = new InvertedIndex();
  for (const one of pages) index.add(unpackTerms(one.terms), one.worth);
  return [...index.terms()];
}

test("an updated index equals a rebuilt one", () => {
  fc.assert(
    fc.property(fc.array(fc.record({before: page, after: fc.option(page)}), {maxLength: 40}), pages => {
      const changes = pages.flatMap(({before, after}, number) =>
        after ? [{page: number, before, after}] : [],
      );
      const updated = [...updateTerms(indexOf(pages.map(({before}) => before)), changes)];
      expect(updated).toEqual(indexOf(pages.map(({before, after}) => after ?? before)));
    }),
  );
});

test("pages far apart keep their gaps", () => {
  const many = Array.from({length: 3000}, (_, i): IndexedPage => ({terms: i % 700 ? "" : "Bx", worth: 1}));
  const [before, after] = [many[1500] as IndexedPage, {terms: "Cx\nDy", worth: 0.8}];
  const now = many.with(1500, after);
  expect([...updateTerms(indexOf(many), [{page: 1500, before, after}])]).toEqual(indexOf(now));
});
