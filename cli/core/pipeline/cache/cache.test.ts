import {mkdtempSync, rmSync, truncateSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import type {PageLists, PageSummary} from "#core/model/page-facts.ts";
import {contentHash} from "#support/files/hash.ts";
import {DamagedCache} from "./body-store.ts";
import {Cache} from "./cache.ts";
import {type PackedBody, packBody} from "./packed-body.ts";
import type {StoredPage} from "./stored-pages.ts";

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
const lists = (text: string): PageLists => ({
  outline: {anchors: [{title: text, id: text, level: 2}], ids: [text]},
  targets: [],
  checks: {links: [], diagnostics: []},
});
const body = (text: string): PackedBody =>
  packBody({html: text, markdown: text, sections: [], terms: ""}, lists(text));
const facts = (url: string, text: string): PageSummary =>
  ({path: `${url}.md`, url, hash: text, bodyHash: text}) as PageSummary;

/** Simulates a build that stores what the cache does not contain. Returns the number of rebuilt pages. */
function run(summaries: PageSummary[], cache = open()): number {
  let fresh = 0;
  const pages = summaries.map((summary): StoredPage => {
    const known = cache.find(summary.path, summary.hash);
    if (!known) fresh += 1;
    return known ?? cache.bodies.append(summary, body(summary.hash));
  });
  for (const page of pages) {
    expect(String(cache.bodies.read(page, "html"))).toBe(JSON.stringify(page.hash));
    const read = {outline: page.readOutline(), targets: page.readTargets(), checks: page.readChecks()};
    expect(read).toEqual(lists(page.hash));
  }
  cache.save(pages, {emitted: {}, spare: null, git: {head: null, changes: {}}, fingerprint: null});
  cache.close();
  return fresh;
}

const pack = (): string => join(folder, contentHash(...SCOPE), "bodies.pack");

describe("Cache", () => {
  it("recognizes exactly the unchanged pages", () => {
    expect(run([facts("a", "one"), facts("b", "two")])).toBe(2);
    expect(run([facts("a", "one"), facts("b", "two")])).toBe(0);
    expect(run([facts("a", "one"), facts("b", "changed")])).toBe(1);
    expect(run([facts("a", "one")])).toBe(0);
  });

  it("is cleared under other conditions or by another version", () => {
    run([facts("a", "one")]);
    expect(run([facts("a", "one")], open("1", "other"))).toBe(1);
    expect(run([facts("a", "one")], open("2", "other"))).toBe(1);
  });

  it("stays small after many edits", () => {
    const big = (i: number): string => `${i}`.repeat(5000);
    for (let i = 0; i < 10; i += 1) run([facts("a", big(i)), facts("b", "same")]);
    const cache = open();
    const pages = [cache.find("a.md", big(9)), cache.find("b.md", "same")].filter(page => page !== undefined);
    expect(pages).toHaveLength(2);
    expect(cache.bodies.waste(pages)).toBeLessThanOrEqual(0.5);
    cache.close();
  });

  it("detects a damaged pack, and starts empty without state or with an invalid one", () => {
    run([facts("a", "one")]);
    truncateSync(pack(), 3);
    const cache = open();
    const page = cache.find("a.md", "one") as StoredPage;
    expect(() => cache.bodies.read(page, "html")).toThrow(DamagedCache);
    expect(() => page.readOutline()).toThrow(DamagedCache);
    cache.close();
    writeFileSync(join(folder, contentHash(...SCOPE), "pages.jsonl"), "{");
    expect(run([facts("a", "one")])).toBe(1);
    Cache.remove(folder, SCOPE);
    expect(run([facts("a", "one")])).toBe(1);
  });

  it("leaves nothing if it is disabled", () => {
    const cache = Cache.none();
    cache.openPages("same");
    run([facts("a", "one")], cache);
    expect(Cache.open(folder, SCOPE, "1").find("a.md", "one")).toBeUndefined();
  });
});
