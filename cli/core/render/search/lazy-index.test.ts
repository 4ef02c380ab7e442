import {readdirSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, test} from "vitest";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {type IndexOptions, lazyIndex} from "./lazy-index.ts";

const folder = temporaryFolder();

test("an index kept in files has the same parts as one in memory, for any terms", () => {
  const term = fc.string({unit: "grapheme", minLength: 1, maxLength: 8}).filter(text => !/[\n\0]/.test(text));
  const page = fc.uniqueArray(term).map(terms => terms.map(text => `B${text}`).join("\n"));
  fc.assert(
    fc.property(fc.array(page, {maxLength: 20}), pages => {
      const facts = pages.map((_, n) => ({url: `/${n}/`, date: null, size: 10}) as PageFacts);
      const bodies: BodyReader = {read: ({url}) => Buffer.from(pages[Number(url.slice(1, -1))] as string)};
      const options: IndexOptions = {
        reach: {terms: 40, words: 60},
        scratch: () => folder,
        known: () => null as InvertedTerm[] | null,
      };
      const memory = lazyIndex(facts, bodies, options)();
      const files = lazyIndex(facts, bodies, {...options, memory: {source: -1, pairs: 7}})();
      expect(readdirSync(join(folder))).not.toEqual([]);
      expect(files.first).toEqual(memory.first);
      // In any order, because output files may be produced individually.
      for (const n of [...memory.first.terms.keys()].reverse())
        expect(files.terms(n)).toEqual(memory.terms(n));
      for (const n of memory.first.words.keys()) expect(files.words(n)).toEqual(memory.words(n));
    }),
  );
});
