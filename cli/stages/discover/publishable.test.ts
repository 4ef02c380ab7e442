import {describe, expect, it} from "vitest";
import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import type {SourceFile} from "../../model/source-file.ts";
import {publishable} from "./publishable.ts";
import {pageUrl} from "./url.ts";

function judge(contentPath: string): string | undefined {
  const found: Diagnostic[] = [];
  const page = {path: `content/${contentPath}`, contentPath, url: pageUrl(contentPath)} as SourceFile;
  const kept = publishable([page], found);
  expect(kept).toHaveLength(found.length === 0 ? 1 : 0);
  return found[0]?.code;
}

describe("publishable", () => {
  it.each([
    ["what?.md", "url-character"],
    ["c#/intro.md", "url-character"],
    ["_root/a.md", "url-reserved"],
    ["_root/index.md", "url-reserved"],
    ["_root/_index.mdx", "url-reserved"],
    ["_root/b/a.md", "url-reserved"],
    ["_Root/a.md", "url-reserved"],
    ["llms.txt/a.md", "url-reserved"],
    ["data/site.json/a.md", "url-reserved"],
    ["data/pages/index.json/a.md", "url-reserved"],
    ["_redirects/a.md", "url-reserved"],
  ])("leaves out %s: %s", (path, code) => expect(judge(path)).toBe(code));

  it.each([
    "index.md",
    "c++.md",
    "100%.md",
    "guides/_root/a.md",
    "_root.md",
    "_roots/a.md",
    "llms.txt.md",
    "data/a.md",
    "a.md/b.md",
    "json/a.md",
  ])("lets %s be", path => expect(judge(path)).toBeUndefined());
});
