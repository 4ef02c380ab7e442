import {afterEach, expect, it, vi} from "vitest";
import {forgetRecent, keepRecent, readRecent} from "./recent-searches.ts";

afterEach(() => vi.unstubAllGlobals());

function withStorage(initial?: string) {
  let kept = initial ?? null;
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
}

it("keeps the five newest queries without duplicates", () => {
  withStorage();
  for (const query of ["a", "b", "c", "d", "e", "f", "c"]) keepRecent(query);
  expect(readRecent()).toEqual(["c", "f", "e", "d", "b"]);
  expect(forgetRecent("e")).toEqual(["c", "f", "d", "b"]);
});

it("starts empty with invalid content, and works without storage", () => {
  withStorage('{"not": "a list"}');
  expect(readRecent()).toEqual([]);
  withStorage('[1, null, "x"]');
  expect(readRecent()).toEqual(["x"]);
  vi.stubGlobal("localStorage", undefined);
  expect(keepRecent("a")).toEqual(["a"]);
});
