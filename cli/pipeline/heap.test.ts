import {setFlagsFromString} from "node:v8";
import {beforeEach, expect, test, vi} from "vitest";
import {limitHeapGrowth} from "./heap.ts";

vi.mock("node:v8", () => ({setFlagsFromString: vi.fn()}));
beforeEach(() => vi.mocked(setFlagsFromString).mockClear());

test("the heap of a large site is collected earlier, that of others as ever", () => {
  limitHeapGrowth(2000);
  expect(setFlagsFromString).not.toHaveBeenCalled();
  limitHeapGrowth(2001);
  expect(setFlagsFromString).toHaveBeenCalledExactlyOnceWith("--heap-growing-percent=50");
});
