import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import type {SourceFile} from "#core/model/source-file.ts";
import {toolNamed} from "#dialects/index.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {withDialectUrls} from "./dialect-urls.ts";
import {pageUrl} from "./url.ts";

const folder = temporaryFolder();

function urlOf(
  contentPath: string,
  text: string,
  dialect: DialectName,
  beside: string[] = [],
  prefix = "",
  dated = false,
  patterns: Record<string, string> = {},
): string {
  const page = (path: string, at: number): SourceFile => {
    const file = join(folder, `${at}.md`);
    writeFileSync(file, at === 0 ? text : "");
    const name = path.slice(path.lastIndexOf("/") + 1);
    return {
      path,
      contentPath: path,
      file,
      name,
      extension: ".md",
      url: pageUrl(path),
      section: "_root",
      external: false,
    };
  };
  const rules = {...toolNamed(dialect).urls, patterns};
  return withDialectUrls([contentPath, ...beside].map(page), rules, {prefix, dated})[0]?.url as string;
}

it.each<[DialectName, string, string, string]>([
  ["docusaurus", "a/b.md", "---\nid: c\n---", "/a/c/"],
  ["docusaurus", "a/b.md", "---\nslug: c\n---", "/a/c/"],
  ["docusaurus", "a/b.md", '---\ntitle: x\nslug: "/c/d"\n---', "/c/d/"],
  ["docusaurus", "a/b.md", "---\nslug: /\n---", "/"],
  ["docusaurus", "01-a/02-b.md", "", "/a/b/"],
  ["docusaurus", "a/2024-01-02-b.md", "", "/a/2024-01-02-b/"],
  ["docusaurus", "a/README.md", "", "/a/"],
  ["docusaurus", "a/a.md", "", "/a/"],
  ["plain", "a/Index.md", "", "/a/"],
  ["plain", "INDEX.md", "", "/"],
  ["plain", "a/Readme.md", "", "/a/"],
  ["docusaurus", "a/a.md", "---\nid: b\n---", "/a/"],
  ["docusaurus", "a/index.md", "---\nid: b\n---", "/a/"],
  ["docusaurus", "01-a/01-a.md", "", "/a/"],
  ["docusaurus", "01-a/a.md", "", "/a/a/"],
  ["docusaurus", "01-a/02-b.md", "---\nparse_number_prefixes: false\n---", "/01-a/02-b/"],
  ["docusaurus", "a/b.md", "slug: c", "/a/b/"],
  ["starlight", "Some Dir/My Page.md", "", "/some-dir/my-page/"],
  ["starlight", "a/b.md", "---\nslug: c/d\n---", "/c/d/"],
  ["eleventy", "pages/a.md", "---\npermalink: /b/index.html\n---", "/b/"],
  ["eleventy", "pages/a.md", "---\npermalink: /b.html\n---", "/b/"],
  ["eleventy", "a.md", '---\npermalink: "/{{ x }}/"\n---', "/a/"],
  ["eleventy", "a.md", "---\npermalink: false\n---", "/a/"],
  ["vitepress", "a/README.md", "---\nslug: x\n---", "/a/README/"],
  ["mkdocs", "a/README.md", "", "/a/"],
  ["mkdocs", "_a/_b.md", "", "/_a/_b/"],
  ["hugo", "A B/C (d).md", "", "/a-b/c-d/"],
  ["hugo", "functions/urls/RelRef.md", "", "/functions/urls/relref/"],
  ["hugo", "a/0.1+.md", "", "/a/0.1+/"],
  ["hugo", "a/_index.md", "", "/a/"],
  ["hugo", "a/b.md", "---\nslug: C\n---", "/a/c/"],
  ["hugo", "a/b/index.md", "---\nslug: c\n---", "/a/c/"],
  ["hugo", "a/b.md", "+++\ntitle = 'x'\nurl = '/c/d.html'\n+++", "/c/d/"],
  ["hugo", "a/b.md", '{\n  "title": "x",\n  "url": "c"\n}', "/c/"],
  ["hugo", "a/b.md", "+++\n[params]\nurl = '/c/'\n+++", "/a/b/"],
  ["jekyll", "a/b.md", "---\npermalink: /c/d.html\n---", "/c/d/"],
  ["jekyll", "a/b.md", "---\npermalink: c/\n---", "/c/"],
  ["nuxt", "1.guide/2.intro.md", "", "/guide/intro/"],
  ["nuxt", "1.guide/0.index.md", "", "/guide/"],
  ["nuxt", "3.utils/$fetch.md", "", "/utils/dollarfetch/"],
  ["nuxt", "1.guide/guide.md", "", "/guide/guide/"],
  ["nextjs", "(group)/a/(other)/b.mdx", "", "/a/b/"],
  ["nextjs", "(group)/index.mdx", "", "/"],
  ["nextjs", "01-a.md", "", "/01-a/"],
  ["plain", "README.md", "---\nslug: x\n---", "/"],
  ["plain", "01-a.md", "", "/01-a/"],
])("%s: %s with %j → %s", (dialect, path, text, url) => expect(urlOf(path, text, dialect)).toBe(url));

it.each([
  ["2024-01-02-a.b.md", "", "/2024/01/02/a.b/"],
  ["2024/1-2-a/index.mdx", "", "/2024/01/02/a/"],
  ["2024-01-02-a.md", "---\nslug: b\n---", "/b/"],
  ["2024-01-02-a.md", "---\nslug: /c/d\n---", "/c/d/"],
  ["x/a.md", "---\nslug: b\n---", "/b/"],
  ["x/a.md", "", "/x/a/"],
])("a post of a blog: %s with %j → %s", (path, text, url) => {
  expect(urlOf(path, text, "docusaurus", [], "blog/")).toBe(`/blog${url}`);
  expect(urlOf(`blog/${path}`, text, "docusaurus")).toBe(`/blog${url}`);
  expect(urlOf(path, text, "docusaurus", [], "news/", true)).toBe(`/news${url}`);
});

it("keeps dates of pages outside blogs", () =>
  expect(urlOf("2024-01-02-a.md", "", "docusaurus", [], "docs/")).toBe("/docs/2024-01-02-a/"));

it("keeps a README beside an index", () =>
  expect(urlOf("a/README.md", "", "mkdocs", ["a/index.md"])).toBe("/a/README/"));

it("keeps a page that differs from the index in letter case, and a README beside such a page", () => {
  expect(urlOf("a/Index.md", "", "plain", ["a/index.md"])).toBe("/a/Index/");
  expect(urlOf("a/README.md", "", "plain", ["a/Index.md"])).toBe("/a/README/");
});

it.each([
  ["a permalink from the root, whatever the folder", "a.md", "---\npermalink: /docs/c/\n---", "/docs/c/"],
  ["a page by its path", "a/b.md", "", "/docs/a/b/"],
])("collections of Jekyll: %s", (_, path, text, url) =>
  expect(urlOf(path, text, "jekyll", [], "docs/")).toBe(url),
);

it.each([
  ["/news/:year/:month/:day/:name/", "2026-01-02-a.md", "", "/news/2026/01/02/a/"],
  ["/news/:year/:month/:day/:name/", "x/2026-1-2-a.md", "", "/news/2026/01/02/a/"],
  ["/:year/:name/", "2026-01-02-a.md", "---\ndate: 2025-03-04 10:00\nslug: b\n---", "/2025/b/"],
  ["/:year/:i_month/:name/", "2026-01-02-a.md", "", "/2026/1/a/"],
  ["/:year/:name/", "a.md", "", "/posts/a/"],
  ["/:categories/:name/", "2026-01-02-a.md", "---\ncategories: [Big, small]\n---", "/big/small/a/"],
  ["/:categories/:name/", "2026-01-02-a.md", "---\ncategories: big small\n---", "/big/small/a/"],
  ["/:categories/:name/", "2026-01-02-a.md", "", "/a/"],
  ["/:section/:slug/", "a.md", "---\ntitle: Of All Things\n---", "/posts/of-all-things/"],
  ["/:sections/:title/", "x/a.md", '+++\ntitle = "T"\n+++', "/posts/x/t/"],
  ["/x/:path/", "y/a.md", "", "/x/y/a/"],
  [
    "/b/:year/:month/:day/:slug/",
    "a.md",
    "---\ndate:\n  created: 2026-01-02\n---\n\n# What `is` new",
    "/b/2026/01/02/what-is-new/",
  ],
  ["/x/../:name/", "a.md", "", "/posts/a/"],
])("a URL pattern of the config: %s, %s with %j → %s", (pattern, path, text, url) =>
  expect(urlOf(path, text, "jekyll", [], "posts/", false, {posts: pattern})).toBe(url),
);

it("keeps the index of a folder with a URL pattern", () =>
  expect(urlOf("index.md", "", "hugo", [], "posts/", false, {posts: "/:year/:slug/"})).toBe("/posts/"));
