import {expect, it} from "vitest";
import {compareUrls} from "./compare-urls.ts";

it("compares a list with a build, whatever host and slash", () => {
  const list = "https://x.org/a/\n/b.html\n\n/c/index.html\n/d\n";
  expect(compareUrls(list, ["/a/", "/b/", "/c/", "/e/"])).toEqual({
    listed: 4,
    missing: ["/d"],
    added: ["/e"],
    rate: 75,
  });
});

it("reads a sitemap", () =>
  expect(
    compareUrls("<url><loc>https://x.org/</loc></url><url><loc> https://x.org/%C3%A9 </loc></url>", [
      "/",
      "/é/",
    ]).rate,
  ).toBe(100));

it("is no match where the list is empty", () => expect(compareUrls("", ["/"]).rate).toBe(0));
