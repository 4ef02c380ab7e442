import {describe, expect, test} from "vitest";
import {synonymsOf} from "../text/synonyms.ts";
import {queryWords} from "./query-words.ts";

const words = (query: string): string[] => queryWords(query, null, synonymsOf()).map(word => word.typed);
const stops = (query: string): boolean[] => queryWords(query, null, synonymsOf()).map(word => word.stop);

describe("words of a query", () => {
  test("say little where they are stop words, unless there is nothing else", () => {
    expect(stops("the cache")).toEqual([true, false]);
    expect(stops("how to")).toEqual([false, false]);
  });

  test("stand once, and are no more than 24", () => {
    expect(words("cache Cache keep")).toEqual(["cache", "keep"]);
    const many = Array.from({length: 30}, (_, n) => `word${String.fromCharCode(97 + n)}x`);
    expect(words(many.join(" "))).toHaveLength(24);
  });

  test("are open only where the query ends within a word", () => {
    const open = (query: string): boolean[] => queryWords(query, null, synonymsOf()).map(word => word.open);
    expect(open("keep cach")).toEqual([false, true]);
    expect(open("keep cach ")).toEqual([false, false]);
  });
});
