import {describe, expect, it} from "vitest";
import type {SourceFile} from "#core/model/source-file.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {publishable} from "./publishable-urls.ts";
import {pageUrl} from "./url.ts";

const pageAt = (contentPath: string): SourceFile =>
  ({path: `content/${contentPath}`, contentPath, url: pageUrl(contentPath)}) as SourceFile;

function judge(contentPath: string, {beside = []}: {beside?: string[]} = {}) {
  const found: Diagnostic[] = [];
  const kept = publishable([contentPath, ...beside].map(pageAt), new Map(), found);
  expect(kept).toHaveLength(1 + beside.length - found.length);
  expect(found.every(({file}) => file === `content/${contentPath}`)).toBe(true);
  return found[0]?.code;
}

describe("publishable", () => {
  it.each([
    ["what?.md", "url-character"],
    ["c#/intro.md", "url-character"],
    ["back\\slash.md", "url-character"],
    ["a\\b/intro.md", "url-character"],
    ["_root/a.md", "url-reserved"],
    ["_root/index.md", "url-reserved"],
    ["_root/_index.mdx", "url-reserved"],
    ["_root/b/a.md", "url-reserved"],
    ["_Root/a.md", "url-reserved"],
    ["llms.txt/a.md", "url-reserved"],
    ["data/site.json/a.md", "url-reserved"],
    ["data/pages/index.json/a.md", "url-reserved"],
    ["_redirects/a.md", "url-reserved"],
    ["robots.txt.md", "url-reserved"],
    ["llms.txt.md", "url-reserved"],
    ["llms-full.txt.mdx", "url-reserved"],
    ["Robots.TXT.md", "url-reserved"],
    ["sitemap.xml.md", "url-reserved"],
    ["feed.xml.md", "url-reserved"],
    ["manifest.webmanifest.md", "url-reserved"],
    ["data/site.json.md", "url-reserved"],
    ["sw.js.md", "url-reserved"],
    ["404.html.md", "url-reserved"],
    ["404.html/a.md", "url-reserved"],
    ["index.html.md", "url-reserved"],
    ["guides/index.html.md", "url-reserved"],
    ["app-shell.md", "url-reserved"],
    ["app-shell/index.md", "url-reserved"],
  ])("rejects %s: %s", (path, code) => expect(judge(path)).toBe(code));

  it.each([
    "index.md",
    "c++.md",
    "100%.md",
    "guides/_root/a.md",
    "_root.md",
    "_roots/a.md",
    "guides/llms.txt.md",
    "guides/404.html.md",
    "app-shell/a.md",
    "sw.md",
    "data/a.md",
    "a.md/b.md",
    "json/a.md",
  ])("accepts %s", path => expect(judge(path)).toBeUndefined());

  it.each([
    ["x.md.md", "x.md"],
    ["x.md/b.md", "x.mdx"],
    ["guides/X.md.md", "guides/x.md"],
  ])("rejects %s beside %s, whose Markdown copy has that path", (path, other) => {
    expect(judge(path, {beside: [other]})).toBe("url-reserved");
    expect(judge(path)).toBeUndefined();
  });

  it.each([
    ["archive.zip.md", "archive.zip"],
    ["INSTALL.md", "install"],
    ["guides/a.js/b.md", "guides/a.js"],
  ])("keeps %s instead of the file %s, whose path its folder needs", (path, file) => {
    const found: Diagnostic[] = [];
    const files = new Map([[file, ""]]).set(`other/${file}`, "");
    expect(publishable([pageAt(path)], files, found)).toHaveLength(1);
    expect(found).toMatchObject([{code: "url-reserved", severity: "warning", file: `content/${path}`}]);
    expect([...files.keys()]).toEqual([`other/${file}`]);
  });

  it.each([
    "con.md",
    "guides/AUX.mdx",
    "nul/index.md",
    "com1.notes.md",
    "a:b.md",
    "a..md",
    "<tag>.md",
    "b /c.md",
  ])("keeps %s, which is invalid on Windows, and reports it", path => {
    const found: Diagnostic[] = [];
    expect(publishable([pageAt(path)], new Map(), found)).toHaveLength(1);
    expect(found).toMatchObject([{code: "name-portable", severity: "info", file: `content/${path}`}]);
  });

  it.each(["console.md", "com.md", "com10.md", "auxiliary/nullable.md", "a.b.md", ".a/b.md"])(
    "does not report %s, which Windows can have",
    path => expect(judge(path)).toBeUndefined(),
  );
});
