import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {PageList} from "#schemas/settings/page-lists.ts";

/** Builds a blog with a post by Ana and Bob, and a list of authors. */
async function blogWith(authors: Partial<PageList>, key = "authors") {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs/index.md": "# Home\n\n[Blog](blog/index.md)\n",
    "docs/blog/index.md": "---\ntitle: Blog\n---\n\n<PageList />\n",
    "docs/blog/2026-01-05-first.md": `---\ntitle: First\n${key}: [ana, Bob Smith]\ntags: [news]\n---\n\nText.\n`,
    "docs-index.config.json": JSON.stringify({
      content: "docs",
      dates: "none",
      site: "https://x.example/",
      lists: {
        "/blog/tags/": {title: "Tags", by: "tags", folder: "blog"},
        "/blog/authors/": {title: "Authors", by: "authors", folder: "blog", ...authors},
      },
    }),
  });
  const {findings} = await buildProject(folder, "--no-cache");
  expect(findings).toEqual([]);
  const read = (path: string): string => readFileSync(join(folder, "artifacts", path), "utf8");
  const page = (url: string): PageDocument => JSON.parse(read(`data/pages${url}index.json`));
  return {post: page("/blog/2026-01-05-first/"), list: page("/blog/authors/"), feed: read("feed.xml")};
}

it("has a page for every author, with or without details, and links posts to them", async () => {
  const bob = {title: "Bob Smith", url: "/blog/authors/bob-smith/"};
  const plain = await blogWith({});
  expect(plain.post.authorLinks).toEqual([{title: "ana", url: "/blog/authors/ana/"}, bob]);
  expect(plain.list.html).toContain("Bob Smith</a> (1)");
  const detailed = await blogWith({terms: {ana: {title: "Ana Example", path: "a"}}});
  expect(detailed.post.authors).toEqual(["Ana Example", "Bob Smith"]);
  expect(detailed.post.authorLinks).toEqual([{title: "Ana Example", url: "/blog/authors/a/"}, bob]);
  expect(detailed.post.tags).toEqual([{title: "news", url: "/blog/tags/news/"}]);
  expect(detailed.feed).toContain("<author><name>Bob Smith</name></author>");
});

it("has a page for every author in a list under the singular key", async () => {
  const {post, list} = await blogWith({}, "author");
  expect(post.authorLinks?.map(({url}) => url)).toEqual(["/blog/authors/ana/", "/blog/authors/bob-smith/"]);
  expect(list.html).toContain("Bob Smith</a> (1)");
});

it("lists only the authors with details on request", async () => {
  const {post, list} = await blogWith({terms: {ana: {title: "Ana Example"}}, termsOnly: true});
  expect(post.authors).toEqual(["Ana Example", "Bob Smith"]);
  expect(post.authorLinks).toEqual([{title: "Ana Example", url: "/blog/authors/ana/"}]);
  expect(list.html).not.toContain("Bob");
});

it("generates the index and the feed of a blog that consists of posts alone", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs/index.md": "# Home\n",
    "docs/release-notes/2026-01-05-first.md":
      "---\ntitle: First\nauthor: Ana\ncategories: [a]\n---\n\nText.\n",
    "docs/release-notes/2026-02-05-second.md": "---\ntitle: Second\n---\n\nText.\n",
    "docs/guide/2026-01-05-dated.md": "# Dated\n",
    "docs/guide/other.md": "# Other\n",
    "docs-index.config.json": JSON.stringify({content: "docs", dates: "none", site: "https://x.example/"}),
  });
  const {findings} = await buildProject(folder, "--no-cache");
  expect(findings).toEqual([]);
  const read = (path: string): string => readFileSync(join(folder, "artifacts", path), "utf8");
  const {title, html} = JSON.parse(read("data/pages/release-notes/index.json")) as PageDocument;
  expect(title).toBe("Release notes");
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(match => match[1])).toEqual([
    "/release-notes/2026-02-05-second/",
    "/release-notes/2026-01-05-first/",
  ]);
  expect(read("feed.xml").match(/<entry>/g)).toHaveLength(2);
  expect(existsSync(join(folder, "artifacts/data/pages/guide/index.json"))).toBe(false);
});
