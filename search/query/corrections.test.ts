import {expect, test} from "vitest";
import {IndexStore} from "../index/store.ts";
import {page, testIndex} from "../test-site.ts";
import {corrections} from "./corrections.ts";

/** Creates an index with the given number of pages per word. */
async function storeOf(words: Record<string, number>): Promise<IndexStore> {
  const pages = Object.entries(words).flatMap(([word, count]) =>
    Array.from({length: count}, (_, n) => page(`/${word}/${n}/`, `Page ${n}`, word)),
  );
  return IndexStore.open(testIndex(pages).load);
}

test("the most common words come first, at most three", async () => {
  const store = await storeOf({mint: 1, list: 4, link: 3, lent: 2});
  expect(await corrections("lint", false, store)).toEqual(["list", "link", "lent"]);
});

test("equally common words are sorted alphabetically", async () => {
  expect(await corrections("lint", false, await storeOf({list: 1, lent: 1}))).toEqual(["lent", "list"]);
});

test("words with fewer than four letters are not corrected", async () => {
  const store = await storeOf({lint: 1, map: 1});
  expect(await corrections("mpa", false, store)).toEqual([]);
  expect(await corrections("lnit", false, store)).toEqual(["lint"]);
});

test("two edits are tried for long words if one is not enough", async () => {
  const store = await storeOf({replacement: 1, loader: 1});
  expect(await corrections("replecemant", false, store)).toEqual(["replacement"]);
  expect(await corrections("laoedr", false, store)).toEqual([]);
});

test("an unfinished word may match the beginning of a longer one", async () => {
  const store = await storeOf({configuration: 1});
  expect(await corrections("confgiur", true, store)).toEqual(["configuration"]);
  expect(await corrections("confgiur", false, store)).toEqual([]);
});
