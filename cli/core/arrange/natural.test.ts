import fc from "fast-check";
import {expect, it} from "vitest";
import {compareNatural} from "./natural.ts";

it.each([
  ["step-2", "step-10"],
  ["Step 9", "Step 010"],
  ["v1.9.0", "v1.10.0"],
  ["a", "a1"],
  ["1", "a"],
  ["a2b", "a2c"],
  ["99999999999999999998", "99999999999999999999"],
  ["x01", "x1"],
])("%s is sorted before %s", (a, b) => {
  expect(Math.sign(compareNatural(a, b))).toBe(-1);
  expect(Math.sign(compareNatural(b, a))).toBe(1);
});

it("is a total order", () => {
  const text = fc.stringMatching(/^[a0-2-]{0,5}$/);
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(compareNatural(a, b) === 0).toBe(a === b);
      expect(Math.sign(compareNatural(a, b))).toBe(-Math.sign(compareNatural(b, a)) + 0);
      if (compareNatural(a, b) < 0 && compareNatural(b, c) < 0) expect(compareNatural(a, c)).toBeLessThan(0);
    }),
  );
});
