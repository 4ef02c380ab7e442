import {expect, test} from "vitest";
import {limitHeapGrowth} from "./heap.ts";

/** Returns the flags set for a number of pages. */
function flagsFor(pages: number): string[] {
  const flags: string[] = [];
  limitHeapGrowth(pages, flag => flags.push(flag));
  return flags;
}

test("the heap of a large site is collected earlier, and of other sites as usual", () => {
  expect(flagsFor(2000)).toEqual([]);
  expect(flagsFor(2001)).toEqual(["--heap-growing-percent=50"]);
  expect(flagsFor(30_001)).toEqual(["--heap-growing-percent=20"]);
});
