import {describe, expect, it} from "vitest";
import {internalTarget} from "./internal-link.ts";

const base = "https://docs.example.org/guides/caching/";

describe("internalTarget", () => {
  it.each([
    ["/concepts/", "/concepts/", "", ""],
    ["/concepts", "/concepts/", "", ""],
    ["/concepts?x=1#entry", "/concepts/", "?x=1", "#entry"],
    ["#options", "/guides/caching/", "", "#options"],
    ["../output/", "/guides/output/", "", ""],
    ["/guides/gr%C3%B6%C3%9Fe/", "/guides/größe/", "", ""],
    ["/blog/2020-10-10-webpack-5.0/", "/blog/2020-10-10-webpack-5.0/", "", ""],
  ])("handles %s", (href, url, search, hash) => {
    expect(internalTarget(href, base)).toEqual({url, search, hash});
  });

  it.each([
    "https://other.example.org/concepts/",
    "http://docs.example.org/concepts/",
    "mailto:a@example.org",
    "/guides/caching.md",
    "/assets/icon.png",
    "http://[",
  ])("leaves %s to the browser", href => {
    expect(internalTarget(href, base)).toBeNull();
  });

  it("keeps invalid percent-encoding", () => {
    expect(internalTarget("/a%ZZ/", base)?.url).toBe("/a%ZZ/");
  });
});
