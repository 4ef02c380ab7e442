import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {COMMIT, producedText, type TestPage, testInput, textOf} from "#fixtures/support/plan-input.ts";
import {type PageRecord, pages as pagesSchema} from "#schemas/pages.ts";
import {planDocuments} from "./plan.ts";

type Args = Parameters<typeof testInput>;

const recordsOf = (...args: Args): PageRecord[] =>
  pagesSchema.parse(JSON.parse(producedText(planDocuments(testInput(...args)), "data/pages.json"))).pages;

const recordOf = (page: TestPage, given?: Args[1]): PageRecord => recordsOf([page], given)[0] as PageRecord;

describe("list of pages", () => {
  it("has the metadata, paths and hashes of each page", () => {
    const page: TestPage = {
      url: "/guides/a b/",
      title: "A",
      description: "About A",
      group: "Basics",
      date: "2026-01-01",
      contributors: ["octocat"],
      extra: {authors: [{name: "Ada"}, "Grace", "Ada"], tags: ["x"], noindex: true},
    };
    const given = {
      editBase: "https://github.com/a/b/edit/main/content/",
      dates: {"guides/a b.md": "2026-01-02"},
    };
    expect(recordOf(page, given)).toEqual({
      url: "/guides/a b/",
      title: "A",
      description: "About A",
      section: "guides",
      breadcrumbs: [{title: "Guides"}, {title: "Basics"}],
      date: "2026-01-01",
      updated: "2026-01-02",
      commit: COMMIT,
      authors: ["Ada", "Grace"],
      contributors: ["octocat"],
      tags: [{title: "x"}],
      edit: "https://github.com/a/b/edit/main/content/guides/a%20b.md",
      path: "content/guides/a b.md",
      document: "data/pages/guides/a b/index.json",
      markdown: "guides/a b.md",
      noindex: true,
      hashes: {
        document: expect.stringMatching(/^[0-9a-f]{16}$/),
        body: expect.any(String),
        metadata: expect.stringMatching(/^[0-9a-f]{16}$/),
        source: "0".repeat(64),
      },
    });
  });

  it("has author names from the authors list, like the document", () => {
    const lists = {
      "/authors/": {title: "Authors", by: "authors", terms: {ada: {title: "Ada Lovelace"}}},
    } as const;
    const pages: TestPage[] = [
      {url: "/authors/"},
      {url: "/blog/a/", extra: {authors: ["ada", "Grace"]}},
      {url: "/blog/b/", extra: {author: "Alan"}},
    ];
    const given = {config: {lists}};
    const names = (url: string) => recordsOf(pages, given).find(record => record.url === url)?.authors;
    expect([names("/authors/"), names("/blog/a/"), names("/blog/b/")]).toEqual([
      undefined,
      ["Ada Lovelace", "Grace"],
      ["Alan"],
    ]);
    const document = producedText(planDocuments(testInput(pages, given)), "data/pages/blog/a/index.json");
    expect(JSON.parse(document).authors).toEqual(["Ada Lovelace", "Grace"]);
  });

  it("gives page documents a hash that is equal only if they are", () => {
    const words = fc.constantFrom("a", "b");
    const page = fc.record({
      title: words,
      description: words,
      group: words,
      contributors: fc.uniqueArray(words),
      related: fc.array(fc.record({title: words, url: fc.constant("https://x.example/")}), {maxLength: 1}),
      extra: fc.dictionary(words, words),
      anchors: fc.uniqueArray(fc.record({title: words, id: words, level: fc.constantFrom(2, 3)}), {
        selector: ({id}) => id,
      }),
      html: words.map(word => `<p>${word}</p>`),
    });
    const site = fc.record({title: words, pagination: fc.boolean()});
    const documents = (pages: Partial<TestPage>[], config: object): string[] => {
      const given = pages.map(
        (page, i): TestPage => ({
          url: `/guides/${i}/`,
          sort: i,
          ...page,
          bodyHash: JSON.stringify(page.html),
        }),
      );
      const plan = [...planDocuments(testInput(given, {config}))];
      return given.map(({url}) => producedText(plan, `data/pages${url}index.json`));
    };
    const keys = [
      "title",
      "description",
      "group",
      "contributors",
      "related",
      "extra",
      "anchors",
      "html",
    ] as const;
    const changed = fc.subarray([...keys], {maxLength: 1});
    fc.assert(
      fc.property(page, page, page, changed, site, fc.option(site), (one, two, other, edit, old, now) => {
        const edited = {...one, ...Object.fromEntries(edit.map(key => [key, other[key]]))};
        const before = documents([one, two], old);
        const after = documents([edited, two], now ?? old);
        for (const [i, text] of before.entries()) {
          const [first, second] = [text, after[i] as string].map(json => JSON.parse(json));
          expect(first.hash === second.hash).toBe(text === after[i]);
        }
      }),
      {numRuns: 300},
    );
  });

  it("distinguishes a changed page from a changed neighbor, and a changed body from changed metadata", () => {
    const page: TestPage = {url: "/guides/a/", title: "A", sort: 1};
    const hashes = (own: Partial<TestPage>, neighbor: string): PageRecord["hashes"] =>
      (
        recordsOf([
          {...page, ...own},
          {url: "/guides/b/", title: neighbor, sort: 2},
        ])[0] as PageRecord
      ).hashes;
    const before = hashes({}, "B");
    const renamedNeighbor = hashes({}, "C");
    expect(renamedNeighbor).toEqual({...before, document: renamedNeighbor.document});
    expect(renamedNeighbor.document).not.toBe(before.document);
    const body = hashes({bodyHash: "f".repeat(16)}, "B");
    expect(body).toEqual({...before, document: body.document, body: "f".repeat(16)});
    for (const change of [
      {title: "D"},
      {description: "x"},
      {date: "2026-01-01"},
      {contributors: ["a"]},
      {extra: {x: 1}},
      {related: [{title: "a", url: "/b/"}]},
      {outlineHash: "f".repeat(16)},
    ]) {
      const changed = hashes(change, "B");
      expect(changed.body).toBe(before.body);
      expect(changed.metadata, JSON.stringify(change)).not.toBe(before.metadata);
    }
  });

  it("omits fields without a value", () => {
    expect(Object.keys(recordOf({url: "/a/", index: false})).sort()).toEqual(
      ["breadcrumbs", "document", "hashes", "markdown", "path", "section", "title", "url"].sort(),
    );
  });

  it("links breadcrumbs to the page that opens the section, except on that page", () => {
    const [index, other] = recordsOf([{url: "/guides/"}, {url: "/guides/a/"}]);
    expect(index?.breadcrumbs).toEqual([]);
    expect(other?.breadcrumbs).toEqual([{title: "Guides", url: "/guides/"}]);
  });

  const urls = fc.uniqueArray(fc.stringMatching(/^[a-c]{1,2}(?:\/[a-c \n"é]{1,3}){0,2}$/), {
    minLength: 1,
    selector: url => url.toLowerCase(),
  });

  it("is the same list in both formats, and matches the documents", () => {
    fc.assert(
      fc.property(urls, fc.string(), (found, title) => {
        const pages = found.map(url => ({url: `/${url}/`, title}));
        const files = new Map([...planDocuments(testInput(pages))].map(file => [file.path, file]));
        const text = (path: string): string => textOf(files.get(path) as never);
        const {pages: records} = pagesSchema.parse(JSON.parse(text("data/pages.json")));
        const lines = text("data/pages.ndjson").split("\n");
        expect(lines.pop()).toBe("");
        expect(lines.map(line => JSON.parse(line))).toEqual(records);
        expect(records.map(({url}) => url).sort()).toEqual(pages.map(({url}) => url).sort());
        for (const record of records) {
          const document = JSON.parse(text(record.document));
          expect(document).toMatchObject({url: record.url, title, section: record.section});
          expect(document.hash).toBe(record.hashes.document);
          expect(files.has(record.markdown)).toBe(true);
        }
      }),
      {numRuns: 50},
    );
  });

  it("is written page by page, for any number of pages", () => {
    const pages = Array.from({length: 500}, (_, i) => ({url: `/g/${i}/`}));
    const files = [...planDocuments(testInput(pages))].filter(({path}) => path.startsWith("data/pages."));
    expect(files.map(({path}) => path)).toEqual(["data/pages.json", "data/pages.ndjson"]);
    for (const file of files)
      for (const piece of file.produce())
        expect(String(piece).match(/"path":"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
