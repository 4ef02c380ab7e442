import fc from "fast-check";
import {expect, it} from "vitest";
import {batchesOf} from "./batches.ts";

const paths = fc
  .uniqueArray(fc.string({minLength: 1, maxLength: 8}), {maxLength: 400})
  .map(all => all.sort());
const batches = (list: readonly string[]): string[][] => batchesOf(list, path => path);

it("batches contain every page once, in order, and at most 64", () =>
  fc.assert(
    fc.property(paths, list => {
      expect(batches(list).flat()).toEqual(list);
      for (const {length} of batches(list)) expect(length).toBeLessThanOrEqual(64);
    }),
  ));

it("a new page only changes its own batch, unless a batch is full", () =>
  fc.assert(
    fc.property(paths, fc.string({minLength: 1, maxLength: 8}), (list, added) => {
      const before = batches(list);
      fc.pre(!list.includes(added) && before.every(({length}) => length < 63));
      const known = new Set(before.map(batch => batch.join("\n")));
      const changed = batches([...list, added].sort()).filter(batch => !known.has(batch.join("\n")));
      expect(changed.length).toBeLessThanOrEqual(2);
    }),
  ));

it("every shard of the batches is divided like the whole", () =>
  fc.assert(
    fc.property(paths, fc.integer({min: 1, max: 5}), (list, count) => {
      const all = batches(list);
      const shares = Array.from({length: count}, (_, share) => all.filter((_, at) => at % count === share));
      expect(shares.flatMap(share => batches(share.flat())).sort()).toEqual(all.sort());
    }),
  ));
