import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {markdownPath, pageDocumentPath, searchTextPath, sectionPath, sponsorsPath} from "./artifact-paths.ts";

describe("artifact paths", () => {
  it("follow the URL", () => {
    expect(pageDocumentPath("/")).toBe("data/pages/index.json");
    expect(pageDocumentPath("/guides/caching/")).toBe("data/pages/guides/caching/index.json");
    expect(markdownPath("/")).toBe("index.md");
    expect(markdownPath("/guides/caching/")).toBe("guides/caching.md");
    expect(markdownPath("/guides/index/")).toBe("guides/index/index.md");
    expect(sectionPath("_root")).toBe("data/sections/_root.json");
    expect(sponsorsPath("monthly", "gold")).toBe("data/sponsors/monthly/gold.json");
  });

  it("of different URLs never collide, and no file has the path of a required folder", () => {
    const part = fc.constantFrom("index", "a", "a.md", "index.md", "a.md~", "index.json", "index.json~", "b");
    const url = fc.array(part, {maxLength: 3}).map(parts => `/${parts.map(name => `${name}/`).join("")}`);
    fc.assert(
      fc.property(url, url, (one, other) => {
        fc.pre(one !== other);
        for (const pathOf of [markdownPath, pageDocumentPath, searchTextPath]) {
          expect(pathOf(one)).not.toBe(pathOf(other));
          expect(pathOf(one).startsWith(`${pathOf(other)}/`)).toBe(false);
        }
      }),
      {numRuns: 3000},
    );
  });
});
