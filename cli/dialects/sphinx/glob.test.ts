import fc from "fast-check";
import {expect, it} from "vitest";
import {globFilter} from "./glob.ts";

it.each([
  ["*", "a", true],
  ["*", "a/b", false],
  ["**", "a/b", true],
  ["a/**/c", "a/b/b/c", true],
  ["a?c", "abc", true],
  ["a?c", "a/c", false],
  ["[a-c]x", "bx", true],
  ["[!a-c]x", "bx", false],
  ["[]]x", "]x", true],
  ["[", "[", true],
  ["a.c", "abc", false],
])("%s matches %s: %s", (pattern, path, expected) => expect(globFilter(pattern)(path)).toBe(expected));

it("agrees with a regular expression", () => {
  const patterns = fc.array(fc.constantFrom("*", "**", "?", "a", "b", "/"), {maxLength: 6});
  const paths = fc.array(fc.constantFrom("a", "b", "/"), {maxLength: 8});
  fc.assert(
    fc.property(patterns, paths, (parts, chars) => {
      const pattern = parts.join("");
      const source = pattern.replaceAll(/\*{1,2}|\?/g, sign =>
        sign === "**" ? ".*" : sign === "*" ? "[^/]*" : "[^/]",
      );
      const path = chars.join("");
      expect(globFilter(pattern)(path)).toBe(new RegExp(`^${source}$`).test(path));
    }),
    {numRuns: 1000},
  );
});

it("matches many stars in linear time", () =>
  expect(globFilter(`${"*a".repeat(50)}*b`)("a".repeat(2000))).toBe(false));
