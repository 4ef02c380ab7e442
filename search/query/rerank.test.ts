import {describe, expect, test} from "vitest";
import {page, type TestPage, testIndex} from "../test-site.ts";
import {createSearcher, type SearchResult} from "./query.ts";

async function search(pages: readonly TestPage[], query: string): Promise<SearchResult[]> {
  const searcher = await createSearcher(testIndex(pages).load);
  return await searcher.search(query);
}
const urls = async (pages: readonly TestPage[], query: string): Promise<string[]> =>
  (await search(pages, query)).map(({url}) => url);

describe("a page whose title is the query", () => {
  const pages = [
    page(
      "/a/",
      "Build Performance",
      "Caching caching caching.\n## Caching\nCaching is fast, caching is good.",
    ),
    page("/guides/b/", "Caching", "Files are kept.\n## Output Filenames\nHashes."),
    page("/c/", "Asset Modules and Caching of Assets", "Caching."),
  ];

  test.each(["caching", "Caching", "cach"])("comes first, as a page: %s", async query => {
    const [first] = await search(pages, query);
    expect(first).toMatchObject({url: "/guides/b/", titled: true});
  });

  test("is not taken for one where the query only holds its words", async () => {
    const [first] = await search(pages, "caching hashes");
    expect(first).toMatchObject({url: "/guides/b/", titled: false});
  });
});

describe("for the same words", () => {
  const text = "The token appears in the name of a file.";
  const own = page("/guides/own/", "Own", text);

  test("pages of other projects follow our own", async () => {
    const other = {...page("/loaders/other/", "Other", text), external: true};
    expect(await urls([other, own], "token")).toEqual(["/guides/own/", "/loaders/other/"]);
  });

  test("dated pages follow those that are kept up to date", async () => {
    expect(await urls([page("/blog/new/", "New", text, true), own], "token")).toEqual([
      "/guides/own/",
      "/blog/new/",
    ]);
  });

  test("deprecated pages follow", async () => {
    const old = page("/guides/old/", "Old", `This loader is deprecated. ${text}`);
    expect(await urls([old, own], "token")).toEqual(["/guides/own/", "/guides/old/"]);
  });

  test("the first page of a section follows the pages that it names", async () => {
    expect(await urls([page("/guides/", "Guides", text), own], "token")).toEqual([
      "/guides/own/",
      "/guides/",
    ]);
  });
});

describe("words in code", () => {
  const sample = page("/guides/sample/", "Sample", "Prose.\n## Setup\nAs follows.");
  const [lead, setup] = sample.sections;
  const withCode = {
    ...sample,
    sections: [lead, {...setup, code: "compilerOptions.openBlock = true"}],
  } as TestPage;

  test("give the section with the sample, and an excerpt of the code", async () => {
    const [first] = await search(
      [page("/guides/x/", "X", "Nothing."), withCode],
      "compilerOptions.openBlock",
    );
    expect(first?.sections[0]).toMatchObject({url: "/guides/sample/#setup"});
    expect(first?.sections[0]?.text).toContain("compilerOptions.openBlock");
  });

  test("count less than the same words in prose and headings", async () => {
    const prose = page("/guides/prose/", "Prose", "Set compilerOptions.openBlock to true.");
    expect((await urls([withCode, prose], "compilerOptions.openBlock"))[0]).toBe("/guides/prose/");
  });
});

describe("words side by side", () => {
  const apart = page(
    "/guides/apart/",
    "Apart",
    "A module is a file. A lot of federation happens elsewhere in the module.",
  );
  const together = page(
    "/guides/together/",
    "Together",
    "We call it module federation in these parts, a lot.",
  );

  test("outrank the same words far apart", async () => {
    expect((await urls([apart, together], "module federation"))[0]).toBe("/guides/together/");
  });

  test.each(['"module federation"', "“Module  federation”", '"module federation" parts'])(
    "in double quotes are asked for as they stand: %s",
    async query => expect(await urls([apart, together], query)).toEqual(["/guides/together/"]),
  );

  test("in double quotes give nothing where no page has them", async () => {
    expect(await urls([apart, together], '"federation module"')).toEqual([]);
  });
});

test("a flag is found where it is described, before pages that are all about its word", async () => {
  const pages = [
    page("/guides/merging/", "Merge", "Merge merges. To merge is good."),
    page("/api/cli/", "Command Line", "Flags.\n## Flags\n--merge\nMerges several configurations."),
  ];
  expect((await urls(pages, "--merge"))[0]).toBe("/api/cli/");
});
