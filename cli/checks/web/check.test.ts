import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {afterAll, describe, expect, it} from "vitest";
import {startMisbehaving} from "#fixtures/support/misbehaving-server.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {checkWebLinks, isExample, type WebOptions} from "./check.ts";

const server = await startMisbehaving();
afterAll(() => server.close());
const folder = temporaryFolder();

const options = (more: Partial<WebOptions> = {}): WebOptions => ({
  concurrency: 8,
  perHost: 2,
  patience: {timeoutMs: 300, retries: 1, firstWait: 5, longestWait: 1000},
  ignore: [],
  memory: null,
  maxAge: 1000,
  now: 1_000_000,
  known: new Set(),
  isExample: () => false,
  canResolve: async () => true,
  ...more,
});

const link = (url: string, line = 1) => ({url, file: "content/a.md", line, column: 1});

/** Returns code and message of each diagnostic for the given server paths. */
async function found(paths: string[], more: Partial<WebOptions> = {}): Promise<string[]> {
  const {diagnostics} = await checkWebLinks(
    paths.map(path => link(server.url + path)),
    options(more),
  );
  return diagnostics.map(({code, message}) => `${code} ${message.replaceAll(server.url, "")}`);
}

describe("checkWebLinks", () => {
  it.each([
    "/ok",
    "/no-head",
    "/head-lies",
    "/error-once",
    "/limit-once",
    "/elsewhere-for-now",
    "/cut-head",
    "/endless",
    "/half-a-body",
    "/slow",
  ])("%s works", async path => expect(await found([path])).toEqual([]));

  it.each([
    ["/gone", "it answers 404"],
    ["/gone-for-good", "it answers 410"],
    ["/to-gone", "it answers 404"],
    ["/circle", "it redirects more than 10 times"],
  ])("%s is broken", async (path, detail) =>
    expect(await found([path])).toEqual([`web-link ${path}: ${detail}`]),
  );

  it.each([
    ["/forbidden", "it answers 403"],
    ["/error", "it answers 500"],
    ["/limit-for-ever", "it answers 429"],
    ["/limit-odd", "it answers 429"],
    ["/to-mail", "it redirects to `mailto:a@b.example`"],
    ["/to-nowhere", "it redirects to `http://[broken`"],
    ["/redirect-without-target", "it answers 302"],
    ["/silent", "it did not answer in time"],
    ["/cut", "the request failed"],
  ])("%s can't be checked", async (path, detail) =>
    expect(await found([path])).toEqual([expect.stringContaining(`web-link-unsure ${path}: ${detail}`)]),
  );

  it("can't check URLs that are not HTTP, or hosts that refuse connections", async () => {
    const {diagnostics} = await checkWebLinks([link(server.garbage), link("http://127.0.0.1:1/")], options());
    expect(diagnostics.map(({code}) => code)).toEqual(["web-link-unsure", "web-link-unsure"]);
  });

  it.each(["/moved", "/moved-twice"])("%s has moved permanently", async path =>
    expect(await found([path])).toEqual([`web-link-moved ${path} has moved to /ok`]),
  );

  it("requests each URL once, regardless of fragments, and reports every occurrence", async () => {
    const from = server.requests.length;
    const links = [
      link(`${server.url}/gone?once`, 3),
      link(`${server.url}/gone?once#a`, 5),
      link(`${server.url}/gone?once#b`, 7),
    ];
    const {diagnostics, broken} = await checkWebLinks(links, options());
    expect(diagnostics.map(({line}) => line)).toEqual([3, 5, 7]);
    expect(broken).toEqual([`${server.url}/gone?once`]);
    expect(server.requests.slice(from).map(({method}) => method)).toEqual(["HEAD", "GET"]);
  });

  it("limits the concurrent requests to a host", async () => {
    const own = await startMisbehaving();
    try {
      const links = Array.from({length: 12}, (_, i) => link(`${own.url}/slow?${i}`));
      await checkWebLinks(
        links,
        options({patience: {timeoutMs: 5000, retries: 0, firstWait: 5, longestWait: 10}}),
      );
      expect(own.peak()).toBe(2);
    } finally {
      own.close();
    }
  });

  it("gives up on a host that does not respond", async () => {
    const own = await startMisbehaving();
    try {
      const links = Array.from({length: 20}, (_, i) => link(`${own.url}/cut?${i}`));
      const {diagnostics} = await checkWebLinks(links, options({perHost: 1}));
      expect(diagnostics).toHaveLength(20);
      // HEAD and GET, twice each, for three URLs.
      expect(own.requests.length).toBe(12);
    } finally {
      own.close();
    }
  });

  it("skips URLs on the ignore list", async () =>
    expect(await found(["/gone?a", "/gone?b"], {ignore: [`${server.url}/gone?a`, "*?b"]})).toEqual([]));

  it("reports only findings that are not in the baseline", async () => {
    const known = new Set([`${server.url}/gone?old`]);
    expect(await found(["/gone?old", "/gone?new"], {known})).toEqual(["web-link /gone?new: it answers 404"]);
  });

  it("caches successful responses for a while, and never failures", async () => {
    const memory = join(folder, "cache/web-links.json");
    const ask = async (now: number): Promise<number> => {
      const from = server.requests.length;
      await found(["/ok?kept", "/gone?kept"], {memory, now});
      return server.requests.length - from;
    };
    expect(await ask(1000)).toBe(3);
    expect(await ask(1900)).toBe(2);
    expect(await ask(2100)).toBe(3);
    expect(readFileSync(memory, "utf8")).not.toContain("gone");
    expect(existsSync(`${memory}.next`)).toBe(false);
  });

  it.each([1, 2, 3])(
    "blames the network if none of %i hosts answers and no name can be resolved",
    async count => {
      const links = ["a", "b", "c"].slice(0, count).map(name => link(`http://${name}.invalid/`));
      const offline = await checkWebLinks(links, options({canResolve: async () => false}));
      expect(offline.broken).toEqual([]);
      expect(offline.diagnostics.map(({code}) => code)).toEqual(["web-offline"]);
      const online = await checkWebLinks(links, options());
      expect(online.diagnostics.map(({code}) => code)).toEqual(Array(count).fill("web-link"));
    },
  );
});

describe("URLs that are not requested", () => {
  it.each([
    "http://localhost:8080/",
    "http://127.0.0.1/",
    "http://192.168.1.1/",
    "https://example.com/a",
    "https://docs.example.org/",
    "http://shop.test/",
    "http://[::1]/",
    "http://intranet/",
  ])("%s is an example", url => expect(isExample(url)).toBe(true));

  it("are counted, but neither requested nor broken", async () => {
    const urls = [
      "http://localhost:8080/",
      "https://example.com/a",
      "http://127.0.0.1/",
      "http://shop.test/",
    ];
    const {diagnostics, broken} = await checkWebLinks(
      urls.map((url, i) => link(url, i + 1)),
      options({isExample, ignore: ["http://shop.test/"]}),
    );
    expect(diagnostics.map(({code, severity, line}) => [code, severity, line])).toEqual([
      ["web-link-skipped", "info", 1],
      ["web-link-skipped", "info", 2],
      ["web-link-skipped", "info", 3],
    ]);
    expect(broken).toEqual([]);
  });

  it.each(["https://webpack.js.org/", "https://myexample.com/", "https://8.8.8.8/", "https://test.de/"])(
    "%s is real",
    url => expect(isExample(url)).toBe(false),
  );

  it("patterns match whole URLs, other entries match prefixes", () => {
    expect(matchesPattern("https://a.org/x/y", ["https://a.org/x"])).toBe(true);
    expect(matchesPattern("https://a.org/x/y", ["https://*.org/x"])).toBe(false);
    expect(matchesPattern("https://a.org/x/y", ["https://*.org/x/*"])).toBe(true);
    expect(matchesPattern("https://aXorg/", ["https://a.org*"])).toBe(false);
  });
});
