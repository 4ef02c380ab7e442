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
    expect(first?.passages[0]).toMatchObject({url: "/guides/sample/#setup"});
    expect(first?.passages[0]?.text).toContain("compilerOptions.openBlock");
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

test("a flag is found in its row of a reference, before pages that mention it more often", async () => {
  const pages = [
    page("/errors/name/", "No Such Build", "Pass another --config-name, or leave --config-name out."),
    page(
      "/api/cli/",
      "Command Line",
      "Flags.\n## Flags\n-c, --config <path...>\nOne or more files.\n--config-name <name...>\nThose to run.",
    ),
  ];
  expect((await urls(pages, "--config-name"))[0]).toBe("/api/cli/");
});

test("a flag of one letter is found where it is described, and its case matters", async () => {
  const pages = [
    page("/guides/t/", "T Shirts", "A t is a t."),
    page("/api/cli/", "Command Line", "Flags.\n## Flags\n--target, -t\nWhere the result runs."),
    page("/api/other/", "Other", "Flags.\n## Flags\n--trace, -T\nShows more."),
  ];
  expect((await urls(pages, "-t"))[0]).toBe("/api/cli/");
  expect((await urls(pages, "-T"))[0]).toBe("/api/other/");
});

describe("a name that the index has as a whole", () => {
  const mention = (name: string): TestPage =>
    page("/guides/mention/", "Records", `Rows are kept. Call ${name}() for one of them, or for several.`);

  test("comes before pages about its parts and words like them", async () => {
    const names = [
      "updateOrCreate",
      "findManyByName",
      "createConfig",
      "remove_all_items",
      "resolve-app-path",
    ];
    for (const name of names) {
      const parts = name.split(/(?=[A-Z])|[-_]/).map(part => part.toLowerCase());
      const about = parts.map(part =>
        page(`/guides/${part}/`, part, `${part} ${part}.\n## ${part}\n${part}`),
      );
      const like = ["upgrade", "migrate", "resolve", "configuration", "delete", "application"].map(word =>
        page(`/more/${word}/`, word, `${word} ${word}.`),
      );
      expect((await urls([...about, ...like, mention(name)], name))[0], name).toBe("/guides/mention/");
    }
  });

  test("may consist of words that say little", async () => {
    const pages = [
      page("/guides/unique/", "Collections", "Lists.\n## unique()\nUnique items, unique keys."),
      mention("ShouldBeUnique"),
    ];
    expect((await urls(pages, "ShouldBeUnique"))[0]).toBe("/guides/mention/");
  });
});

describe("synonyms of the project", () => {
  const pages = [
    page("/guides/one/", "One", "How to upgrade from one major version to the next."),
    page("/guides/two/", "Two", "How to migrate from one major version to the next."),
  ];
  const found = async (query: string, synonyms: string[][]): Promise<string[]> => {
    const searcher = await createSearcher(testIndex(pages, undefined, synonyms).load);
    return (await searcher.search(query)).map(({url}) => url);
  };

  test("find pages with the other word, after pages with the word itself", async () => {
    expect(await found("migrate", [])).toEqual(["/guides/two/"]);
    expect(await found("migrate", [["migrate", "upgrade"]])).toEqual(["/guides/two/", "/guides/one/"]);
    expect(await found("upgrade", [["migrate", "upgrade"]])).toEqual(["/guides/one/", "/guides/two/"]);
  });

  test("do not apply to parts of names", async () => {
    expect(await found("migrateAll", [["migrate", "upgrade"]])).toEqual(["/guides/two/"]);
  });
});

test("a title without spaces is covered as far as its characters are in the query", async () => {
  const body = "サイドバーを設定します。";
  const pages = [
    page("/guides/a/", "設定とその他の一般的な項目", body),
    page("/guides/b/", "サイドバー", body),
  ];
  expect(await urls(pages, "サイドバー 設定")).toEqual(["/guides/b/", "/guides/a/"]);
});

describe("a title that is one word of the query", () => {
  const pages = [
    page("/guides/pipe/", "Pipe", "About each pipe.\n## Filters\nFilters of a pipe."),
    page(
      "/guides/streams/",
      "Streams",
      "About them.\n## Several\nOne reader for a socket and another for the pipe, both on the shared port.",
    ),
    ...Array.from({length: 8}, (_, n) => page(`/guides/other-${n}/`, `Other ${n}`, "A reader of a port.")),
  ];

  test("decides for a short query", async () => {
    expect((await urls(pages, "pipe reader"))[0]).toBe("/guides/pipe/");
  });

  test("does not decide for a long question", async () => {
    const [first] = await urls(
      pages,
      "how to use one reader for a socket and another for the pipe on a port",
    );
    expect(first).toBe("/guides/streams/");
  });
});

describe("a pasted message", () => {
  const named = Array.from({length: 3}, (_, n) =>
    page(
      `/guides/size-${n}/`,
      `SizePlugin in Use ${n}`,
      "SizePlugin and its constructor.\n## SizePlugin\nIt reports.",
    ),
  );
  const message = "TypeError: LimitPlugin is not a constructor";

  test.each([
    ["title", page("/errors/new/", message, "Something is wrong.\n## Causes\nOne.")],
    ["text", page("/errors/new/", "Errors", `Something is wrong.\n## Causes\n${message}`)],
  ])("finds the page with it as its %s before those about the reader's own name", async (_, wanted) => {
    const [first] = await urls([...named, wanted], "TypeError: SizePlugin is not a constructor");
    expect(first).toBe("/errors/new/");
  });
});
