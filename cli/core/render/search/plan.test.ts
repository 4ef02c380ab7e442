import {expect, test} from "vitest";
import type {EmitFile} from "#core/model/emit-file.ts";
import {partOf, type TestPage, testInput, textOf} from "#fixtures/support/plan-input.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {searchIndex, searchPages, searchTerms, searchWords} from "#schemas/search.ts";
import {createSearcher} from "#search/query/query.ts";
import {packedTerms} from "#search/text/packed-terms.ts";
import {planSearch} from "./plan.ts";

const PAGES: TestPage[] = [
  {url: "/", title: "Home"},
  {url: "/guides/", title: "Guides"},
  {url: "/guides/caching/", title: "Caching", size: 300_000},
  {url: "/news/", title: "Release", date: "2026-01-01"},
];
const text: Record<string, string> = {
  "/guides/caching/": "A hash of the content in the name lets browsers keep files.",
  "/news/": "Caching is better.",
};

const folder = temporaryFolder();
const scratch = (): string => folder;

function plan(
  pages = PAGES,
  provider: "local" | "algolia" | "none" = "local",
): {files: EmitFile[]; reads: string[]} {
  const input = testInput(pages, {config: {search: {provider}}});
  const {reads} = input;
  const bodies: typeof input.bodies = {
    read: (facts, part) => {
      reads.push(facts.url);
      const sections = [{id: "", titles: [], level: 0, text: text[facts.url] ?? "", code: ""}];
      const terms = packedTerms({url: facts.url, title: facts.title, sections});
      return partOf({html: "", markdown: "", sections, terms}, part);
    },
  };
  return {files: [...planSearch({...input, bodies, scratch})], reads};
}

const produced = (files: readonly EmitFile[]): Map<string, string> =>
  new Map(files.map(file => [file.path, textOf(file)]));

test("plans an index and its parts", () => {
  const {files} = plan();
  expect(files.map(({path}) => path)).toEqual([
    "data/search/index.json",
    "data/search/terms/0.json",
    "data/search/words/0.json",
    "data/search/pages/0.json",
  ]);
});

test("plans the entry point without reading a body", () => {
  const input = testInput(PAGES);
  const [index] = planSearch({...input, scratch});
  expect(index?.path).toBe("data/search/index.json");
  expect(input.reads).toEqual([]);
});

test("files have the shapes of their schemas", () => {
  const shapes = {
    index: searchIndex,
    terms: searchTerms,
    words: searchWords,
    pages: searchPages,
  };
  const seen = new Set<string>();
  for (const [path, json] of produced(plan().files)) {
    const name = path.split("/")[2]?.replace(".json", "") as string;
    expect(shapes[name as keyof typeof shapes].safeParse(JSON.parse(json)).error, path).toBeUndefined();
    seen.add(name);
  }
  expect([...seen].sort()).toEqual(Object.keys(shapes).sort());
});

test("builds the index once, and reads each body once for it", () => {
  const {files, reads} = plan();
  produced(files.filter(({path}) => path.startsWith("data/search/")));
  expect(reads.sort()).toEqual(PAGES.map(({url}) => url).sort());
});

test("is found by the code of the browser", async () => {
  const files = produced(plan().files);
  const searcher = await createSearcher(async path => files.get(path) as string);
  const [result] = await searcher.search("content hash");
  expect(result).toMatchObject({
    url: "/guides/caching/",
    title: "Caching",
    section: "guides",
    sectionTitle: "Guides",
  });
  expect((await searcher.search("caching")).map(({url}) => url)).toEqual(["/guides/caching/", "/news/"]);
});

test("gives the same bytes again", () => {
  expect(produced(plan().files)).toEqual(produced(plan().files));
});

test("keys stay where nothing changed, and change with what the file is made of", () => {
  const keys = (pages: TestPage[]): Map<string, string> =>
    new Map(plan(pages).files.map(({path, key}) => [path, key]));
  const before = keys(PAGES);
  expect(keys(PAGES)).toEqual(before);
  const after = keys(PAGES.map(page => (page.url === "/news/" ? {...page, bodyHash: "new"} : page)));
  const changed = [...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path);
  expect(changed).toContain("data/search/terms/0.json");
});

test("nothing without search; a hosted engine has the index for the command line", () => {
  expect(plan(PAGES, "none").files).toEqual([]);
  expect(plan(PAGES, "algolia").files).toHaveLength(plan().files.length);
});

test("a site without pages has an empty index", async () => {
  const files = produced(plan([]).files);
  const searcher = await createSearcher(async path => files.get(path) as string);
  expect(await searcher.search("anything")).toEqual([]);
});

test("writes the text of all pages for other engines, in their formats", () => {
  const recordsIn = (records?: "docsearch" | "mkdocs") => {
    const input = testInput(PAGES, {config: {search: {records}, site: "https://example.org/docs/"}});
    const read: string[] = [];
    const bodies: typeof input.bodies = {
      read(facts, part) {
        read.push(facts.url);
        const more = {id: "a", title: 'A "quoted" heading', level: 2, text: "", code: "let a;"};
        const sections = [{id: "", title: "", level: 0, text: text[facts.url] ?? ""}, more];
        return part === "sections" ? Buffer.from(JSON.stringify(sections)) : input.bodies.read(facts, part);
      },
    };
    const file = [...planSearch({...input, bodies, scratch})].find(({path}) => path === "data/search.json");
    read.length = 0;
    return file && JSON.parse(textOf(file));
  };
  expect(recordsIn()).toBeUndefined();
  const {config, docs} = recordsIn("mkdocs");
  expect(config).toEqual({lang: ["en"], separator: "[\\s\\-]+"});
  expect(docs).toHaveLength(8);
  expect(docs.filter(({location}: {location: string}) => location.startsWith("guides/caching/"))).toEqual([
    {location: "guides/caching/", title: "Caching", text: text["/guides/caching/"]},
    {location: "guides/caching/#a", title: 'A "quoted" heading', text: "let a;"},
  ]);
  const records = recordsIn("docsearch");
  expect(records).toHaveLength(8);
  expect(new Set(records.map(({objectID}: {objectID: string}) => objectID)).size).toBe(8);
  expect(records.find(({anchor}: {anchor: string}) => anchor === "a")).toMatchObject({
    url: "https://example.org/docs/#a",
    type: "lvl2",
    hierarchy: {lvl1: "Home", lvl2: 'A "quoted" heading'},
    content: null,
  });
});

test("an edit changes only the parts with terms that it adds or removes", () => {
  const words = Array.from({length: 4000}, (_, n) => `word${n}`);
  const pages = Array.from({length: 200}, (_, n): TestPage => ({url: `/p${n}/`, title: `Page ${n}`}));
  const built = (edited: string): Map<string, string> => {
    const input = testInput(pages, {config: {}});
    const bodies: typeof input.bodies = {
      read({url, title}, part) {
        const n = Number(url.slice(2, -1));
        const own = words.filter((_, i) => i % 200 === n || i % 37 === n % 37).join(" ");
        const sections = [{id: "", titles: [], level: 0, text: n === 9 ? own + edited : own, code: ""}];
        const terms = packedTerms({url, title, sections});
        return partOf({html: "", markdown: "", sections, terms}, part);
      },
    };
    return produced([...planSearch({...input, bodies, scratch})]);
  };
  const before = built(" first");
  const after = built(" second");
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.size).toBeGreaterThan(8);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(4);
});
