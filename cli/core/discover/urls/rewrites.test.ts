import {expect, it} from "vitest";
import {isRewritePattern} from "#schemas/rules/rewrite-pattern.ts";
import {rewriter} from "./rewrites.ts";

it.each([
  ["packages/:pkg/docs/:slug*", ":pkg/:slug*", "packages/oven/docs/a/b.md", "oven/a/b.md"],
  ["packages/:pkg/index.md", ":pkg/index.md", "packages/oven/index.md", "oven/index.md"],
  ["packages/:pkg/index.md", ":pkg/index.md", "packages/a/b/index.md", "packages/a/b/index.md"],
  ["old/:page", "new/:page", "old/x.md", "new/x.md"],
  ["en/:rest*", ":rest*", "en/index.md", "index.md"],
  ["a.md", "b/c.md", "a.md", "b/c.md"],
  ["a.md", "b/c.md", "axmd", "axmd"],
  [":a/:a.md", ":a.md", "x/x.md", "x.md"],
  [":a/:a.md", ":a.md", "x/y.md", "x/y.md"],
  ["v:major/:rest*", ":major/:rest*", "v3/a.md", "3/a.md"],
  ["a/:x*", "../../:x*", "a/../b.md", "b.md"],
])("%s → %s converts %s to %s", (pattern, target, path, expected) =>
  expect(rewriter({[pattern]: target})(path)).toBe(expected),
);

it("applies the first matching pattern", () =>
  expect(rewriter({"a/:x": "1/:x", "a/:y*": "2/:y*"})("a/b.md")).toBe("1/b.md"));

it("ignores patterns with unknown syntax", () => {
  expect(isRewritePattern("^packages/:pkg(\\w+)")).toBe(false);
  for (const slow of [":a:b:c:d", ":a-:b/:c-:d/:e-:f", ":a*x:b*x:c*x:d*"])
    expect(isRewritePattern(slow)).toBe(false);
  expect(rewriter({"(.*)": "x"})("a.md")).toBe("a.md");
});
