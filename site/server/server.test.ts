import {describe, expect, it} from "vitest";
import {headersFor, parseHeaders} from "./headers-file.ts";
import {parseRedirects} from "./redirects-file.ts";
import {withSlash} from "./slash.ts";

describe("withSlash", () => {
  it.each([
    ["/concepts", "/concepts/"],
    ["/concepts?x=1", "/concepts/?x=1"],
    ["/concepts/entry?x=/y", "/concepts/entry/?x=/y"],
    ["//evil/x", "/evil/x/"],
    ["/blog/webpack-5.0", "/blog/webpack-5.0/"],
    ["/blog/5.0-release", "/blog/5.0-release/"],
  ])("redirects %s to %s", (url, target) => {
    expect(withSlash(url)).toBe(target);
  });

  it.each(["/", "/concepts/", "/concepts/?x=1", "/assets/a.js", "/guides/caching.md", "/sw.js?x"])(
    "leaves %s",
    url => {
      expect(withSlash(url)).toBeNull();
    },
  );
});

describe("_headers", () => {
  const rules = parseHeaders("# note\n/*\n  X-A: 1\n  X-B: a: b\n/assets/*\n  X-A: 2\n/sw.js\n  X-C: 3\n");

  it("applies every matching rule, with later ones taking precedence", () => {
    expect(Object.fromEntries(headersFor(rules, "/assets/x.js"))).toEqual({"x-a": "2", "x-b": "a: b"});
    expect(Object.fromEntries(headersFor(rules, "/sw.js"))).toEqual({"x-a": "1", "x-b": "a: b", "x-c": "3"});
    expect(headersFor(rules, "/sw.jsx").get("x-c")).toBeUndefined();
  });
});

describe("_redirects", () => {
  it("parses paths, targets and statuses", () => {
    const found = parseRedirects("/old/ /new/#x 301\n# note\n\n/a /b\n");
    expect([...found]).toEqual([
      ["/old/", {to: "/new/#x", status: 301}],
      ["/a", {to: "/b", status: 301}],
    ]);
  });
});
