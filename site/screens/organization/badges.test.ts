import {expect, it} from "vitest";
import {badgesOf, badgeUrl} from "./badges.ts";

it("defines nine images, each with its own meaning, cached for an hour", () => {
  const badges = badgesOf({repo: "acme/tool", npm: "tool"});
  expect(new Set(badges.map(badge => badge.meaning)).size).toBe(9);
  const urls = badges.map(badgeUrl);
  expect(urls.every(url => url.startsWith("https://img.shields.io/") && url.includes("maxAge=3600"))).toBe(
    true,
  );
  expect(urls).toContain("https://img.shields.io/npm/dm/tool.svg?label=npm&style=flat-square&maxAge=3600");
  expect(urls.find(url => url.includes("6%20months"))).toContain(
    "github/commits-since/acme/tool/master%40%7B6%20months%20ago%7D.svg?label=6m",
  );
  expect(urls.filter(url => url.includes("issues"))).toHaveLength(2);
});
