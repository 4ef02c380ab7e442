import type {Socket} from "node:net";
import {beforeEach, describe, expect, it} from "vitest";
import {startCacheServer} from "#fixtures/support/cache-server.ts";
import {sharedCacheSettings} from "./settings.ts";
import {SharedCache} from "./shared-cache.ts";

const server = await startCacheServer();
beforeEach(() => {
  server.entries.clear();
  server.requests.length = 0;
  server.fault = null;
});
const open = (timeoutMs = 5000): SharedCache => new SharedCache({url: server.url, write: true, timeoutMs});

describe("SharedCache", () => {
  it("returns stored entries, and null for others", async () => {
    const cache = open();
    await cache.put("key", () => Buffer.from("text"));
    expect(String(await cache.get("key"))).toBe("text");
    expect(await cache.get("other")).toBeNull();
    expect(cache.findings()).toEqual([]);
  });

  it("follows redirects of an object store", async () => {
    const cache = open();
    await cache.put("asked", () => Buffer.from("text"));
    server.entries.set("/docs/stored", server.entries.get("/docs/asked") as Buffer);
    server.fault = (request, response) =>
      request.url === "/docs/asked" && Boolean(response.writeHead(307, {location: "/docs/stored"}).end());
    expect(String(await cache.get("asked"))).toBe("text");
    expect(cache.findings()).toEqual([]);
  });

  it("does not wait for a slow server, and stops using it", async () => {
    server.fault = () => true;
    const cache = open(20);
    const keys = Array.from({length: 100}, (_, at) => String(at));
    expect(await Promise.all(keys.map(key => cache.get(key)))).toEqual(keys.map(() => null));
    expect(server.requests.length).toBeLessThan(50);
    expect(cache.writes).toBe(false);
    expect(cache.findings().map(({message}) => message)).toEqual([
      expect.stringMatching(/did not answer in 0\.02 s; it was not contacted again$/),
    ]);
  });

  it("does not wait for a response that never ends", async () => {
    server.fault = (_, response) => response.writeHead(200).write("docs-index-cache 2\n");
    expect(await open(20).get("key")).toBeNull();
  });
});

it("sends a request again if the server has closed an idle connection", async () => {
  const served = new WeakSet<Socket>();
  server.fault = ({socket}) => {
    const isReused = served.has(socket);
    served.add(socket);
    if (isReused) socket.resetAndDestroy();
    return isReused;
  };
  const cache = open();
  for (const key of ["a", "b", "c"]) await cache.put(key, () => Buffer.from(key));
  const keys = Array.from({length: 40}, (_, at) => "abc"[at % 3] ?? "");
  expect((await Promise.all(keys.map(key => cache.get(key)))).map(String)).toEqual(keys);
  expect(cache.findings()).toEqual([]);
});

describe("settings of the shared cache", () => {
  const none = {readOnly: false};
  const authorization = (env: Record<string, string>): string | undefined =>
    sharedCacheSettings({cacheUrl: "https://cache.example/docs/"}, none, env)?.authorization;

  it("come from flags before config, and credentials only from the environment", () => {
    expect(sharedCacheSettings({}, none, {})).toBeNull();
    const config = {url: "https://cache.example/a/", readOnly: true};
    expect(sharedCacheSettings({}, config, {})).toMatchObject({url: "https://cache.example/a", write: false});
    expect(sharedCacheSettings({cacheUrl: "http://b/"}, config, {})?.url).toBe("http://b");
    expect(authorization({})).toBeUndefined();
    expect(authorization({DOCS_INDEX_CACHE_TOKEN: "t"})).toBe("Bearer t");
    expect(authorization({DOCS_INDEX_CACHE_USER: "u", DOCS_INDEX_CACHE_PASSWORD: "p"})).toBe("Basic dTpw");
  });
});
