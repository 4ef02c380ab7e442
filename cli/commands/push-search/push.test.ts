import type {ServerResponse} from "node:http";
import {afterEach, describe, expect, test} from "vitest";
import {FatalError} from "#cli/report/diagnostic.ts";
import {pageRecords, type SearchRecord} from "#core/render/search/records.ts";
import {algoliaTarget} from "./algolia.ts";
import {batches} from "./batches.ts";
import {push} from "./push-search.ts";
import {type Fault, startAlgolia, startTypesense, type TestEngine} from "./test-engines.ts";
import {typesenseTarget} from "./typesense.ts";

const passages = [
  {id: "", title: "", level: 0, text: "Intro"},
  {id: "one", title: "One", level: 2, text: "x".repeat(6000)},
  {id: "two", title: "Two", level: 3, text: ""},
];
const pageOf = (n: number): SearchRecord[] =>
  pageRecords(
    {url: `/p${n}/`, title: `Page ${n}`, sectionTitle: "Guides"},
    {passages},
    "https://example.org",
  );
const records = Array.from({length: 450}, (_, n) => pageOf(n)).flat();

const engines = {
  algolia: {
    start: startAlgolia,
    target: (url: string) =>
      algoliaTarget({
        options: {appId: "APP", indexName: "docs", apiKey: "public", host: url},
        env: {ALGOLIA_ADMIN_KEY: "secret"},
        patience: 1,
      }),
    served: ({indexes}: TestEngine) => indexes.get("docs"),
    sending: "/batch",
    publishing: "/operation",
  },
  typesense: {
    start: startTypesense,
    target: (url: string) =>
      typesenseTarget({
        options: {url, collection: "docs", apiKey: "public"},
        env: {TYPESENSE_ADMIN_KEY: "secret"},
        patience: 1,
      }),
    served: ({indexes, aliases}: TestEngine) => indexes.get(aliases.get("docs") ?? ""),
    sending: "/import",
    publishing: "/aliases/docs",
  },
};

const running: TestEngine[] = [];
afterEach(async () => {
  for (const engine of running.splice(0)) await engine.close();
});

const status =
  (code: number, body = "{}") =>
  (response: ServerResponse) => {
    response.writeHead(code);
    response.end(body);
  };
const cut = (response: ServerResponse): void => {
  response.socket?.destroy();
};
const half = (response: ServerResponse): void => {
  response.writeHead(200, {"content-length": "1000"});
  response.write("{", () => response.socket?.destroy());
};

describe.each(["algolia", "typesense"] as const)("%s", name => {
  const {start, target, served, sending, publishing} = engines[name];
  const run = async (fault?: Fault, actions?: string[]): Promise<TestEngine> => {
    const engine = await start(fault, actions);
    running.push(engine);
    return engine;
  };

  test("serves all records after a push, and no other index", async () => {
    const engine = await run();
    await push(target(engine.url), records, () => {});
    expect(served(engine)).toHaveLength(records.length);
    expect(engine.indexes.size).toBe(1);
    expect(new Set(engine.calls.map(call => call.key))).toEqual(new Set(["secret"]));
    await push(target(engine.url), records.slice(0, 5), () => {});
    expect(served(engine)).toHaveLength(5);
    expect(engine.indexes.size).toBe(1);
  });

  test.each([
    ["503", status(503)],
    ["429", status(429)],
    ["408", status(408)],
    ["a cut connection", cut],
    ["half an answer", half],
  ])("gets over two times %s in each call", async (_, broken) => {
    const engine = await run((_call, count) => (count <= 2 ? broken : undefined));
    await push(target(engine.url), records.slice(0, 20), () => {});
    expect(served(engine)).toHaveLength(20);
  });

  test.each([
    ["500 for ever", status(500)],
    ["403", status(403)],
    ["413", status(413)],
    ["cut connections for ever", cut],
    ["an answer that is no JSON", status(200, "<html>")],
  ])("keeps the old index and leaves no half one: %s", async (_, broken) => {
    let failing = false;
    const engine = await run(call => (failing && call.path.includes(sending) ? broken : undefined));
    await push(target(engine.url), records.slice(0, 3), () => {});
    failing = true;
    await expect(push(target(engine.url), records, () => {})).rejects.toThrow();
    expect(served(engine)).toHaveLength(3);
    expect(engine.indexes.size).toBe(1);
  });

  test("keeps the old index where the switch fails", async () => {
    let failing = false;
    const engine = await run(call =>
      failing && call.path.includes(publishing) && call.method !== "GET" ? status(500) : undefined,
    );
    await push(target(engine.url), records.slice(0, 3), () => {});
    failing = true;
    await expect(push(target(engine.url), records.slice(0, 9), () => {})).rejects.toThrow("500");
    expect(served(engine)).toHaveLength(3);
    expect(engine.indexes.size).toBe(1);
  });

  test("sends nothing where the public key may write", async () => {
    const engine = await run(undefined, ["search", "documents:search", "addObject"]);
    await expect(push(target(engine.url), records, () => {})).rejects.toThrow("addObject");
    expect(engine.indexes.size).toBe(0);
  });

  test("refuses to empty an index", async () => {
    const engine = await run();
    await expect(push(target(engine.url), [], () => {})).rejects.toThrow("no record");
    expect(engine.calls).toEqual([]);
  });
});

test("typesense: one refused record fails the import", async () => {
  const engine = await startTypesense(call =>
    call.path.includes("/import")
      ? status(200, '{"success":true}\n{"success":false,"error":"Field `url` must be a string."}')
      : undefined,
  );
  running.push(engine);
  const target = engines.typesense.target(engine.url);
  await expect(push(target, records.slice(0, 2), () => {})).rejects.toThrow("must be a string");
  expect(engine.indexes.size).toBe(0);
});

test("keys come from the environment, and are not the public ones", () => {
  const options = {appId: "APP", indexName: "docs", apiKey: "secret"};
  expect(() => algoliaTarget({options, env: {}})).toThrow(FatalError);
  expect(() => algoliaTarget({options, env: {ALGOLIA_ADMIN_KEY: "secret"}})).toThrow("would be published");
  expect(() => algoliaTarget({options: {}, env: {ALGOLIA_ADMIN_KEY: "x"}})).toThrow("search.options.appId");
});

test("records: one a section, long text cut, headings kept", () => {
  const own = pageOf(1);
  expect(own.map(({objectID, type}) => [objectID, type])).toEqual([
    ["/p1/#", "content"],
    ["/p1/#one", "content"],
    ["/p1/#one~1", "content"],
    ["/p1/#one~2", "content"],
    ["/p1/#two", "lvl3"],
  ]);
  expect(own.at(-1)).toMatchObject({
    url: "https://example.org/p1/#two",
    hierarchy: {lvl0: "Guides", lvl1: "Page 1", lvl2: "One", lvl3: "Two", lvl4: null},
  });
  for (const record of own) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
});

test("batches keep all records in order, within the limits", () => {
  const all = [...batches(records)];
  expect(all.flat()).toEqual(records);
  for (const batch of all) expect(batch.length).toBeLessThanOrEqual(1000);
  expect(
    [...batches(Array.from({length: 5}, () => ({text: "x".repeat(900_000)})))].map(b => b.length),
  ).toEqual([2, 2, 1]);
});
