import fc from "fast-check";
import {describe, expect, it} from "vitest";
import type {PageLayout} from "#core/model/page-layout.ts";
import {renderText} from "#fixtures/support/page.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";

const viewOf = (dialect: DialectName, yaml: string): PageLayout | undefined =>
  renderText(`---\ntitle: Page\n${yaml}\n---\n\n## Part\n`, {dialect, pages: ["other.md"]}).facts.view;

describe("what the front matter says of what stands around a page", () => {
  it.each<[DialectName, string, PageLayout | undefined]>([
    ["vitepress", "prev: false\nnext: Onward", {previous: false, next: {title: "Onward"}}],
    ["vitepress", "next: {text: Other, link: ./other}", {next: {title: "Other", url: "/other/"}}],
    ["vitepress", "next: {link: 'https://x.example/'}", {next: {url: "https://x.example/"}}],
    ["vitepress", "next: {text: Bad, link: 'javascript:alert(1)'}", {next: {title: "Bad"}}],
    ["vitepress", "outline: deep", {outline: [2, 6]}],
    ["vitepress", "outline: [3, 4]", {outline: [3, 4]}],
    ["vitepress", "outline: 2", {outline: [2, 2]}],
    ["vitepress", "outline: false\nsidebar: false", {outline: false, sidebar: false}],
    [
      "vitepress",
      "aside: false\neditLink: false\nlastUpdated: false",
      {outline: false, edit: false, updated: false},
    ],
    [
      "vitepress",
      "layout: page",
      {previous: false, next: false, outline: false, edit: false, updated: false},
    ],
    ["vitepress", "aside: left\nlayout: doc\nlastUpdated: true", undefined],
    ["vuepress", "next: /other.html", {next: {url: "/other/"}}],
    ["starlight", "prev: {label: Other, link: /other/}", {previous: {title: "Other", url: "/other/"}}],
    ["starlight", "tableOfContents: {minHeadingLevel: 3}", {outline: [3, 3]}],
    [
      "starlight",
      "tableOfContents: false\neditUrl: https://x.example/e",
      {outline: false, edit: "https://x.example/e"},
    ],
    ["starlight", "template: splash", {outline: false, sidebar: false}],
    ["starlight", "lastUpdated: 2026-01-31", {updated: "2026-01-31"}],
    ["starlight", "lastUpdated: 2026-02-31", undefined],
    ["docusaurus", "pagination_next: null\npagination_prev: other", {previous: {id: "other"}, next: false}],
    ["docusaurus", "pagination_label: Short", {neighborTitle: "Short"}],
    ["docusaurus", "hide_table_of_contents: true\ncustom_edit_url: null", {outline: false, edit: false}],
    ["docusaurus", "toc_max_heading_level: 2", {outline: [2, 2]}],
    ["docusaurus", "displayed_sidebar: null", {sidebar: false}],
    ["mkdocs", "hide: [navigation, toc]", {outline: false, sidebar: false}],
    ["mkdocs", "hide: footer", {previous: false, next: false}],
    ["rspress", "sidebar: false\noutline: false", {outline: false, sidebar: false}],
    ["plain", "outline: false", undefined],
    ["plain", "layout: page", {form: "page"}],
    ["plain", "layout: wide", {form: "wide"}],
    ["mkdocs", "layout: blank", {form: "blank"}],
    ["plain", "layout: doc", undefined],
    ["vitepress", "layout: false", {form: "blank"}],
    ["vitepress", "layout: wide", {form: "wide"}],
    ["vitepress", "layout: MyLayout", undefined],
    ["rspress", "pageType: custom", {form: "blank"}],
    ["mintlify", "mode: center", {form: "page"}],
    ["mintlify", "mode: custom", {form: "blank"}],
    ["mintlify", "mode: wide", {outline: false}],
    ["jekyll", "layout: page", undefined],
    ["hugo", "layout: wide", undefined],
    ["nuxt", "layout: blank", undefined],
  ])("of %s: %j", (dialect, yaml, expected) => expect(viewOf(dialect, yaml)).toEqual(expected));

  it.each<[DialectName, string]>([
    ["docusaurus", "last_update: {date: 2026-1-31, author: ann}"],
    ["zola", "updated: 2026-01-31T10:00:00Z"],
    ["jekyll", "last_modified_at: 2026-01-31 10:00"],
    ["jekyll", "last_modified_date: Jan 31, 2026"],
    ["hugo", "lastmod: 2026-01-31"],
    ["hugo", "Lastmod: 2026/01/31"],
  ])("is the date of the last change, which is no publication date, of %s: %s", (dialect, yaml) => {
    const page = (more: string) => renderText(`---\ntitle: Page\n${yaml}\n${more}---\n`, {dialect}).facts;
    expect(page("")).toMatchObject({date: null, view: {updated: "2026-01-31"}, diagnostics: []});
    expect(page("date: 2025-02-03\n")).toMatchObject({date: "2025-02-03", view: {updated: "2026-01-31"}});
  });

  it("is a notice whose HTML is sanitized and whose links are checked", () => {
    const yaml =
      'banner: {content: \'See <a href="/gone/" onclick="x()">this</a><script>alert(1)</script>\'}';
    const {facts} = renderText(`---\ntitle: Page\n${yaml}\n---\n`, {dialect: "starlight"});
    expect(facts.view?.banner).toBe('See <a href="/gone/">this</a>');
    expect(facts.diagnostics.map(({code}) => code)).toContain("link-page");
  });

  it("never fails, whatever the values are", () => {
    const keys = ["prev", "next", "outline", "aside", "sidebar", "editLink", "lastUpdated", "layout"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), values => {
        const yaml = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
        const view = viewOf("vitepress", yaml.join("\n"));
        const {outline} = view ?? {};
        expect(!outline || outline[0] <= outline[1]).toBe(true);
      }),
      {numRuns: 60},
    );
  });
});

describe("the key `layout`", () => {
  const findings = (dialect: DialectName, value: string): string[] =>
    renderText(`---\ntitle: Page\nlayout: ${value}\n---\n`, {dialect}).facts.diagnostics.map(
      ({code, line, message}) => `${line} ${code} ${message}`,
    );

  it("reports an unknown value with the allowed ones", () => {
    expect(findings("plain", "broad")).toEqual([
      "3 front-matter-type `layout` must be `doc`, `page`, `wide` or `blank`",
    ]);
  });

  it.each<[DialectName, string]>([
    ["vitepress", "home"],
    ["vitepress", "MyLayout"],
    ["vuepress", "Blog"],
    ["jekyll", "post"],
    ["jekyll", "page"],
    ["hugo", "single"],
    ["nuxt", "landing"],
    ["docusaurus", "page"],
    ["starlight", "../layouts/Base.astro"],
  ])("of %s: %s is no finding", (dialect, value) => expect(findings(dialect, value)).toEqual([]));
});
