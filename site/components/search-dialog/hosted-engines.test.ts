import {afterEach, describe, expect, it, vi} from "vitest";
import {algoliaEngine} from "./algolia-engine.ts";
import {typesenseEngine} from "./typesense-engine.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: unknown, status = 200) {
  const requests: {url: string; init: RequestInit}[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    requests.push({url, init});
    return new Response(JSON.stringify(body), {status});
  });
  return requests;
}

describe("algolia", () => {
  it("asks the index with the search key and reads records as crawlers write them", async () => {
    const requests = answerWith({
      hits: [
        {
          url: "https://docs.example.org/a/#b",
          content: "text",
          hierarchy: {lvl0: "Guides", lvl1: "A", lvl2: "B", lvl3: null},
          _snippetResult: {content: {value: "some <mark>text</mark>"}},
        },
      ],
    });
    const results = await algoliaEngine({appId: "APP", apiKey: "KEY", indexName: "i n"}).search("text");
    expect(results).toEqual([
      {
        url: "/a/",
        title: "A",
        sectionTitle: "Guides",
        score: 1,
        passages: [{url: "/a/#b", titles: ["A", "B"], text: "some text", marks: [[5, 9]]}],
      },
    ]);
    expect(requests[0]?.url).toBe("https://APP-dsn.algolia.net/1/indexes/i%20n/query");
    expect(requests[0]?.init.headers).toMatchObject({"x-algolia-api-key": "KEY"});
  });

  it("fails where the service does", async () => {
    answerWith({}, 403);
    await expect(algoliaEngine({appId: "a"}).search("x")).rejects.toThrow("403");
  });
});

describe("typesense", () => {
  it("asks the collection with the search key and reads its documents", async () => {
    const document = {
      url: "https://x.example.org/a/#b",
      content: "long text",
      hierarchy: {lvl0: "Guides", lvl1: "A", lvl2: "B"},
    };
    const highlight = {content: {snippet: "long <mark>te</mark>xt"}};
    const requests = answerWith({
      hits: [{document, highlight}, {document: {url: "/c/", hierarchy: {lvl0: "C"}}}],
    });
    const results = await typesenseEngine({
      url: "https://s.example.org/",
      apiKey: "KEY",
      collection: "docs",
    }).search("te st", 1);
    expect(results).toEqual([
      {
        url: "/a/",
        title: "A",
        sectionTitle: "Guides",
        score: 2,
        passages: [{url: "/a/#b", titles: ["A", "B"], text: "long text", marks: [[5, 7]]}],
      },
    ]);
    expect(requests[0]?.url).toContain("https://s.example.org/collections/docs/documents/search?q=te+st");
    expect(requests[0]?.init.headers).toEqual({"x-typesense-api-key": "KEY"});
  });

  it("fails where the server does, and finds nothing in an empty answer", async () => {
    answerWith({}, 500);
    await expect(typesenseEngine({url: "https://s"}).search("x")).rejects.toThrow("500");
    answerWith({});
    expect(await typesenseEngine({url: "https://s"}).search("x")).toEqual([]);
  });
});
