import {mkdtempSync, rmSync, truncateSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {contentHash} from "../../files/hash.ts";
import type {PageFacts} from "../../model/page-facts.ts";
import {DamagedCache} from "./body-store.ts";
import {Cache} from "./cache.ts";
import {type PackedBody, packBody} from "./packed-body.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const SCOPE = ["content", "out"];
const open = (tool = "1", conditions = "same"): Cache => {
  const cache = Cache.open(folder, SCOPE, tool);
  cache.openPages(conditions);
  return cache;
};
const body = (text: string): PackedBody =>
  packBody({html: text, text, markdown: text, sections: [], terms: ""});
const facts = (url: string, text: string): PageFacts =>
  ({path: `${url}.md`, url, hash: text, bodyHash: text}) as PageFacts;

/** One build: stores what the cache does not know. Returns how many pages were made anew. */
function run(pages: PageFacts[], cache = open()): number {
  let fresh = 0;
  for (const page of pages) {
    if (cache.find(page.path, page.hash)) continue;
    cache.bodies.append(page.url, body(page.hash));
    fresh += 1;
  }
  for (const page of pages) expect(String(cache.bodies.read(page, "text"))).toBe(JSON.stringify(page.hash));
  cache.save(pages, {emitted: {}, git: {head: null, dates: {}}, fingerprint: null});
  cache.close();
  return fresh;
}

const pack = (): string => join(folder, contentHash(...SCOPE), "bodies.pack");

describe("Cache", () => {
  it("knows unchanged pages, and only these", () => {
    expect(run([facts("a", "one"), facts("b", "two")])).toBe(2);
    expect(run([facts("a", "one"), facts("b", "two")])).toBe(0);
    expect(run([facts("a", "one"), facts("b", "changed")])).toBe(1);
    expect(run([facts("a", "one")])).toBe(0);
  });

  it("forgets everything under other conditions or another version", () => {
    run([facts("a", "one")]);
    expect(run([facts("a", "one")], open("1", "other"))).toBe(1);
    expect(run([facts("a", "one")], open("2", "other"))).toBe(1);
  });

  it("stays small after many edits", () => {
    const big = (i: number): string => `${i}`.repeat(5000);
    for (let i = 0; i < 10; i += 1) run([facts("a", big(i)), facts("b", "same")]);
    const cache = open();
    expect(cache.bodies.waste([facts("a", big(9)), facts("b", "same")])).toBeLessThanOrEqual(0.5);
    cache.close();
  });

  it("tells a damaged pack, and starts anew without state or with rubbish", () => {
    run([facts("a", "one")]);
    truncateSync(pack(), 3);
    const cache = open();
    expect(() => cache.bodies.read(facts("a", "one"), "html")).toThrow(DamagedCache);
    cache.close();
    writeFileSync(join(folder, contentHash(...SCOPE), "pages.json"), "{");
    expect(run([facts("a", "one")])).toBe(1);
    Cache.remove(folder, SCOPE);
    expect(run([facts("a", "one")])).toBe(1);
  });

  it("leaves nothing where it is switched off", () => {
    const cache = Cache.none();
    cache.openPages("same");
    run([facts("a", "one")], cache);
    expect(Cache.open(folder, SCOPE, "1").find("a.md", "one")).toBeUndefined();
  });
});
