import {describe, expect, test} from "vitest";
import {page, testIndex} from "../test-site.ts";
import {createSearcher, type SearchResult} from "./query.ts";

const PAGES = [
  page(
    "/output/",
    "Output",
    "Where bundles go.\n## output.filename\nName of each bundle.\n## output.publicPath\nAddress of bundles in the browser.",
  ),
  page(
    "/resolve/",
    "Resolve",
    "How modules are found.\n## resolve.alias\nOther names for modules.\n## resolve.extensions\nEndings that may be left out.",
  ),
  page(
    "/cli/",
    "Command Line",
    "Flags of the command.\n## Flags\n--config-name picks a configuration. --watch builds again.",
  ),
  page("/hot/", "Hot Module Replacement", "Exchanges modules while the application runs."),
  page("/hot-plugin/", "HotModuleReplacementPlugin", "Enables the exchange of modules."),
  page(
    "/caching/",
    "Caching",
    "Browsers keep files.\n## Output Filenames\nA hash of the content in the filename.\n## Options\nFirst.\n## Options\nSecond kind of options.",
  ),
  page(
    "/watch/",
    "Watch",
    "Builds again.\n## Not Enough Watchers\nENOSPC means that the system limit for the number of watchers was reached.",
  ),
  page(
    "/variables/",
    "Module Variables",
    "Names in modules.\n## __bundler_public_path__ (special)\nSame as the option.",
  ),
  page("/splitting/", "代码分割", "把代码分割优化成多个文件。\n## 动态导入\n按需加载。"),
  page("/news/", "Release", "Caching, output.publicPath and hot module replacement are better.", true),
];

async function search(query: string, limit?: number, segment?: null): Promise<SearchResult[]> {
  const {load} = testIndex(PAGES);
  const searcher = segment === null ? await createSearcher(load, null) : await createSearcher(load);
  return await searcher.search(query, limit);
}
const first = async (query: string): Promise<string | undefined> => (await search(query))[0]?.url;

test.each([
  ["output.publicPath", "/output/"],
  ["output publicpath", "/output/"],
  ["OUTPUT-PUBLIC-PATH", "/output/"],
  ["publicP", "/output/"],
  ["output.file", "/output/"],
  ["resolve", "/resolve/"],
  ["resolve-extensions", "/resolve/"],
  ["--config-name", "/cli/"],
  ["hotmodulereplacementplugin", "/hot-plugin/"],
  ["hot module rep", "/hot/"],
  ["__bundler_public_path__", "/variables/"],
  ["ENOSPC: System limit for number of file watchers reached", "/watch/"],
  ["cached", "/caching/"],
])("%s finds %s first", async (query, url) => {
  expect(await first(query)).toBe(url);
});

describe("misspelled words", () => {
  test.each([
    ["resovle", "/resolve/"],
    ["cachng", "/caching/"],
    ["hot modul replacment", "/hot/"],
    ["pulbicPath", "/output/"],
  ])("%s finds %s", async (query, url) => {
    expect(await first(query)).toBe(url);
  });

  test("are not looked for where the word exists", async () => {
    const {load, loaded} = testIndex(PAGES);
    await (await createSearcher(load)).search("hash");
    expect(loaded.filter(path => path.includes("/words/"))).toEqual([]);
  });

  test("that mean nothing find nothing", async () => {
    expect(await search("zzqqxxyy")).toEqual([]);
  });
});

describe("scripts without spaces", () => {
  test.each(["分割", "代码分割", "动态导入", "动态"])(
    "%s is found with and without a dictionary",
    async query => {
      expect((await search(query))[0]?.url).toBe("/splitting/");
      expect((await search(query, 10, null))[0]?.url).toBe("/splitting/");
    },
  );

  test("the places are marked", async () => {
    const [{passages} = {passages: []}] = await search("分割");
    const [{text, marks} = {text: "", marks: []}] = passages;
    expect(marks.map(([start, end]) => text.slice(start, end))).toContain("分割");
  });
});

test("one result a page, with its passages by their ids", async () => {
  const results = await search("options");
  expect(results.filter(({url}) => url === "/caching/")).toHaveLength(1);
  const {passages} = results.find(({url}) => url === "/caching/") as SearchResult;
  expect(passages.map(({url}) => url).sort()).toEqual(["/caching/#options", "/caching/#options-1"]);
});

test("the best passages come first, and those that answer much worse are not shown", async () => {
  const one = page(
    "/keeping/",
    "Keeping",
    "Text.\n## The size of a cache on disk\nThe cache.\n## Cache\nThe cache.\n## Other\nNo cache.",
  );
  const [result] = await (await createSearcher(testIndex([one]).load)).search("cache");
  expect(result?.passages.map(({titles}) => titles.at(-1))).toEqual(["Cache", "The size of a cache on disk"]);
});

test("a word that is being typed stands for sixty words at most", async () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const many = Array.from({length: 80}, (_, n) => {
    const word = `zo${letters[Math.floor(n / 26)]}${letters[n % 26]}k`;
    return page(`/${word}/`, `Page ${n}`, word);
  });
  const searcher = await createSearcher(testIndex(many).load);
  expect(await searcher.search("zo", 100)).toHaveLength(60);
});

test("passages carry their headings and marks that fit their text", async () => {
  const [result] = await search("output.publicPath");
  expect(result).toMatchObject({title: "Output", section: "guides", sectionTitle: "Guides"});
  expect(result?.passages[0]).toMatchObject({
    url: "/output/#output-publicpath",
    titles: ["output.publicPath"],
  });
  for (const {text, marks} of result?.passages ?? [])
    for (const [start, end] of marks) expect(text.slice(start, end)).toMatch(/^(?:output|public|path)/i);
});

test("a page that is kept up to date comes before a dated one", async () => {
  const urls = (await search("caching")).map(({url}) => url);
  expect(urls.indexOf("/caching/")).toBeLessThan(urls.indexOf("/news/"));
});

test.each(["", "   ", "…!?", "(", "a".repeat(5000), "constructor __proto__", "\\u{1F600} 😀", "the"])(
  "any text is a query: %j",
  async query => {
    expect(await search(query)).toBeInstanceOf(Array);
  },
);

test("gives no more pages than asked for", async () => {
  expect(await search("modules", 2)).toHaveLength(2);
});

describe("loading", () => {
  test("a part that failed is asked for again", async () => {
    const {files, load} = testIndex(PAGES);
    let failing = true;
    const searcher = await createSearcher(async path => {
      if (failing && path.includes("/terms/")) throw new Error("offline");
      return files.get(path) ?? load(path);
    });
    await expect(searcher.search("caching")).rejects.toThrow("offline");
    failing = false;
    expect((await searcher.search("caching"))[0]?.url).toBe("/caching/");
  });

  test("a page whose text is out of reach is listed without passages, and with them when it is there again", async () => {
    const {load} = testIndex(PAGES);
    let offline = true;
    const searcher = await createSearcher(async path => {
      if (offline && path.startsWith("data/text/")) throw new Error("offline");
      return load(path);
    });
    const [bare] = await searcher.search("caching");
    expect(bare).toMatchObject({
      url: "/caching/",
      title: "Caching",
      passages: [],
    });
    offline = false;
    const [whole] = await searcher.search("caching");
    expect(whole?.passages.length).toBeGreaterThan(0);
  });

  test("names every file of the index", async () => {
    const {files, load} = testIndex(PAGES);
    const searcher = await createSearcher(load);
    const index = [...files.keys()].filter(path => path.startsWith("data/search/"));
    expect(searcher.paths().sort()).toEqual(index.sort());
  });

  test("after a new deployment the index is read again", async () => {
    const {files, load} = testIndex(PAGES);
    const searcher = await createSearcher(load);
    for (const [path, text] of files) files.set(path, text.replace('"build":"1"', '"build":"2"'));
    expect((await searcher.search("caching"))[0]?.url).toBe("/caching/");
  });

  test("reads each part once", async () => {
    const {load, loaded} = testIndex(PAGES);
    const searcher = await createSearcher(load);
    for (const query of ["caching", "cachng", "caching options"]) await searcher.search(query);
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  test.each([100_000, 1000, 100])("answers are the same from parts with a reach of %i", async terms => {
    const {load} = testIndex(PAGES, {terms, words: Math.max(terms, 300)});
    const searcher = await createSearcher(load);
    for (const query of ["output.publicPath", "hot mod", "resovle", "分割"])
      expect(await searcher.search(query)).toEqual(await search(query));
  });
});

test("a compound is found by its parts, unless the index has it or a word that is almost the same", async () => {
  const pages = [
    page("/a/", "Navigation", "Die Leiste mit der Suche."),
    page("/b/", "Anderes", "Eine Seite."),
    page("/c/", "Suchliste", "Treffer."),
  ];
  const searcher = await createSearcher(testIndex(pages).load);
  expect((await searcher.search("Seitensuche "))[0]?.url).toBe("/b/");
  expect((await searcher.search("Suchleiste "))[0]?.url).toBe("/c/");
});
