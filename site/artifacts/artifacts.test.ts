import {afterEach, describe, expect, it, vi} from "vitest";
import {promiseCache} from "./cache.ts";
import {loadChunk} from "./chunks.ts";
import {ChunkLoadError, ContentNotFoundError} from "./errors.ts";
import {fetchJson} from "./fetch-json.ts";

afterEach(() => vi.unstubAllGlobals());

describe("promiseCache", () => {
  it("shares one request, forgets failures, drops the oldest, and reloads outdated entries", async () => {
    let time = 0;
    const loaded: string[] = [];
    const cache = promiseCache<string>(
      async key => {
        loaded.push(key);
        if (key === "bad") throw new Error("no");
        return key;
      },
      2,
      () => time,
    );
    await Promise.all([cache.get("a"), cache.get("a")]);
    expect(loaded).toEqual(["a"]);
    await expect(cache.get("bad")).rejects.toThrow("no");
    await expect(cache.get("bad")).rejects.toThrow("no");
    expect(loaded).toEqual(["a", "bad", "bad"]);
    await cache.get("b");
    await cache.get("c");
    await cache.get("a");
    expect(loaded.filter(key => key === "a")).toHaveLength(2);
    time = 100;
    await cache.get("a", 100);
    expect(loaded.filter(key => key === "a")).toHaveLength(2);
    await cache.get("a", 99);
    expect(loaded.filter(key => key === "a")).toHaveLength(3);
    cache.set("z", "given");
    expect(await cache.get("z")).toBe("given");
  });
});

describe("loadChunk", () => {
  it("reports the part and the cause", async () => {
    const never = new Promise<never>(() => {});
    await expect(loadChunk("x", () => never, 1)).rejects.toThrow("Loading chunk x failed.\n(timeout)");
    const missing = () =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"));
    await expect(loadChunk("x", missing)).rejects.toThrow("(missing)");
    await expect(loadChunk("x", () => Promise.reject(new SyntaxError("bad")))).rejects.toThrow("(error)");
    expect(await loadChunk("x", async () => 1)).toBe(1);
  });

  it("identifies style sheets", async () => {
    const failed = loadChunk("x", () => Promise.reject(new Error("Unable to preload CSS for /assets/x.css")));
    await expect(failed).rejects.toThrow("Loading CSS chunk x failed");
    await expect(failed).rejects.toMatchObject({code: "CSS_CHUNK_LOAD_FAILED", name: "ChunkLoadError"});
    expect(await failed.catch(error => error instanceof ChunkLoadError)).toBe(true);
  });
});

describe("fetchJson", () => {
  const answer = (body: string, status: number, type = "application/json") =>
    vi.stubGlobal("fetch", async () => new Response(body, {status, headers: {"content-type": type}}));

  it("returns the content, and requests the encoded URL", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return new Response('{"a": 1}', {headers: {"content-type": "application/json"}});
    });
    expect(await fetchJson("data/sections/größe 1.json")).toEqual({a: 1});
    expect(asked).toEqual([`/data/sections/${encodeURIComponent("größe 1.json")}`]);
  });

  it.each([
    ["not found", "", 404, "text/html"],
    ["gone", "", 410, "application/json"],
    ["a page instead", "<h1>Home</h1>", 200, "text/html; charset=utf-8"],
  ])("distinguishes missing content from other failures: %s", async (_, body, status, type) => {
    answer(body, status, type);
    const failure = await fetchJson("data/x.json").catch(error => error);
    expect(failure).toBeInstanceOf(ContentNotFoundError);
    expect(failure).toMatchObject({code: "MODULE_NOT_FOUND", message: "Cannot find module 'data/x.json'"});
  });

  it("throws the status of other responses", async () => {
    answer("", 500);
    await expect(fetchJson("data/x.json")).rejects.toThrow("data/x.json: 500");
  });
});
