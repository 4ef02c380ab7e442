import fc from "fast-check";
import {expect, it} from "vitest";
import {removedIn} from "./edits.ts";

const ranges = fc
  .array(fc.tuple(fc.nat(40), fc.nat(10)), {maxLength: 20})
  .map(list => list.map(([from, size]): [number, number] => [from, from + size]).sort(([a], [b]) => a - b));

it("finds the removed ranges within a range", () =>
  fc.assert(
    fc.property(ranges, fc.nat(50), fc.nat(50), (removed, from, size) => {
      const to = from + size;
      expect(removedIn(removed, from, to)).toEqual(
        removed.filter(([start, end]) => start >= from && end <= to),
      );
    }),
  ));

it("finds the removed ranges of a block without reading all of them", () => {
  let reads = 0;
  const removed = new Proxy(
    Array.from({length: 100_000}, (_, i): [number, number] => [i * 10, i * 10 + 5]),
    {
      get(list, key) {
        if (/^\d+$/.test(String(key))) reads++;
        return Reflect.get(list, key);
      },
    },
  );
  expect(removedIn(removed, 500_000, 500_009)).toEqual([[500_000, 500_005]]);
  expect(reads).toBeLessThan(100);
});
