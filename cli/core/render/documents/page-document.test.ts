import {describe, expect, it} from "vitest";
import {producedText, type TestPage, testInput} from "#fixtures/support/plan-input.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {planDocuments} from "./plan.ts";

const documentOf = (url: string, ...args: Parameters<typeof testInput>): PageDocument =>
  JSON.parse(producedText(planDocuments(testInput(...args)), `data/pages${url}index.json`));

describe("page document", () => {
  const pages: TestPage[] = [
    {url: "/", title: "webpack"},
    {
      url: "/guides/a/",
      title: "A",
      sort: 1,
      html: "<p>x</p>",
      extra: {cover: "y"},
      components: ["Badge"],
    },
    {url: "/guides/b b/", title: "B", sort: 2},
    {url: "/guides/ext/", title: "E", sort: 3, external: true},
  ];

  it("has the site's title after its own; home has only its own", () => {
    expect(documentOf("/guides/a/", pages).documentTitle).toBe("A | webpack");
    expect(documentOf("/", pages).documentTitle).toBe("webpack");
    expect(documentOf("/guides/a/", pages, {config: {title: "Docs"}}).documentTitle).toBe("A | Docs");
    expect(documentOf("/guides/a/", pages.slice(1)).documentTitle).toBe("A | Documentation");
  });

  it("has its neighbors, section and printable page; home has none", () => {
    expect(documentOf("/guides/b b/", pages)).toMatchObject({
      previous: {title: "A", url: "/guides/a/"},
      next: {title: "E", url: "/guides/ext/"},
      section: "guides",
      print: "/guides/printable/",
    });
    expect(documentOf("/", pages)).toMatchObject({section: "_root"});
    for (const key of ["previous", "next", "print"]) expect(documentOf("/", pages)).not.toHaveProperty(key);
  });

  it("links to the editor of its file, encoded; external pages to their own or none, pages without a file to none", () => {
    const editBase = "https://github.com/a/b/edit/main/content/";
    expect(documentOf("/guides/b b/", pages, {editBase}).edit).toBe(`${editBase}guides/b%20b.md`);
    expect(documentOf("/guides/ext/", pages, {editBase})).not.toHaveProperty("edit");
    expect(documentOf("/made/", [{url: "/made/", isMade: true}], {editBase})).not.toHaveProperty("edit");
    const own = [{url: "/guides/a/", edit: "https://x.org/e"}];
    expect(documentOf("/guides/a/", own, {editBase}).edit).toBe("https://x.org/e");
  });

  it("contains the body, unknown front matter and the date of the last change", () => {
    expect(documentOf("/guides/a/", pages, {dates: {"guides/a.md": "2026-01-02"}})).toMatchObject({
      html: "<p>x</p>",
      frontMatter: {cover: "y"},
      components: ["Badge"],
      updated: "2026-01-02",
      generated: false,
    });
  });

  it("has a hash that depends on every change and nothing else", () => {
    const hash = (given: Partial<TestPage>, rest: TestPage[] = []) =>
      documentOf("/guides/a/", [{url: "/guides/a/", ...given}, ...rest]).hash;
    expect(hash({})).toBe(hash({}, [{url: "/api/x/"}]));
    const others = [{title: "T"}, {bodyHash: "z"}, {extra: {a: 1}}, {components: ["X"]}];
    expect(
      new Set([hash({}), ...others.map(given => hash(given)), hash({}, [{url: "/guides/z/"}])]).size,
    ).toBe(6);
  });
});
