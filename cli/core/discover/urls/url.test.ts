import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {pageName, pageUrl} from "./url.ts";

describe("pageUrl", () => {
  it.each([
    ["index.md", "/"],
    ["index.mdx", "/"],
    ["_index.md", "/"],
    ["comparison.md", "/comparison/"],
    ["guides/index.mdx", "/guides/"],
    ["guides/caching.md", "/guides/caching/"],
    ["guides/readme.md-tips/start.md", "/guides/readme.md-tips/start/"],
    ["plugins/NoEmitOnErrorsPlugin.md", "/plugins/NoEmitOnErrorsPlugin/"],
    ["loaders/_css-loader.md", "/loaders/css-loader/"],
    ["_drafts/_x_y.md", "/_drafts/x_y/"],
    ["a/index/index.md", "/a/index/"],
    ["a/file 1.md", "/a/file 1/"],
    ["a/my.page.v2.md", "/a/my.page.v2/"],
    ["ga\u030a.md", "/gå/"],
  ])("%s → %s", (path, url) => expect(pageUrl(path)).toBe(url));

  it("starts and ends with a slash, has no extension, and is unique per path", () => {
    const segment = fc
      .stringMatching(/^[A-Za-z0-9][A-Za-z0-9._ -]*$/)
      .filter(s => !/^index$|\.mdx?$/.test(s));
    fc.assert(
      fc.property(
        fc.array(segment, {minLength: 1, maxLength: 4}),
        fc.constantFrom(".md", ".mdx"),
        (parts, extension) => {
          const url = pageUrl(parts.join("/") + extension);
          expect(url).toBe(`/${parts.join("/")}/`);
          expect(url).not.toMatch(/\/\//);
        },
      ),
    );
  });
});

describe("pageName", () => {
  it("drops only one leading underscore of the base name", () => {
    expect(pageName("_css-loader.md")).toBe("css-loader.md");
    expect(pageName("__x.md")).toBe("_x.md");
    expect(pageName("a_b.md")).toBe("a_b.md");
    expect(pageName("_.md")).toBe("_.md");
  });
});
