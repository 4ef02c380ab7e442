import fc from "fast-check";
import {expect, it} from "vitest";
import {matchesPattern} from "./matches-pattern.ts";

const text = fc
  .array(fc.constantFrom("a", "b", "/", "/a", "*", "."), {maxLength: 6})
  .map(parts => parts.join(""));

/** Matches a URL against a single pattern, as a reference implementation. */
function matches(url: string, pattern: string): boolean {
  if (!pattern.includes("*")) return `${url}/` === pattern || url.startsWith(pattern);
  const parts = pattern.split("*").map(part => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join(".*")}$`).test(url);
}

it("a URL matches a list if it matches one of its patterns", () =>
  fc.assert(
    fc.property(fc.array(text), text, (patterns, suffix) => {
      const url = `/${suffix.replaceAll("*", "")}`;
      expect(matchesPattern(url, patterns)).toBe(patterns.some(pattern => matches(url, pattern)));
    }),
    {numRuns: 1000},
  ));

it("reads a list of patterns once, and tries few of them for each URL", () => {
  let reads = 0;
  const patterns = Array.from({length: 5000}, (_, i) => `/k${i}/*/x`);
  const counted = new Proxy(patterns, {
    get(list, key) {
      if (/^\d+$/.test(String(key))) reads++;
      return Reflect.get(list, key) as unknown;
    },
  });
  for (let i = 0; i < 1000; i++) expect(matchesPattern(`/k${i * 5}/y/x`, counted)).toBe(true);
  expect(reads).toBe(5000);
});

it("a pattern with many stars is matched in linear time", () => {
  expect(matchesPattern(`/${"a".repeat(5000)}`, [`/${"*a".repeat(50)}*b`])).toBe(false);
});
