import fc from "fast-check";
import {describe, expect, test} from "vitest";
import {page, type TestPage, testIndex} from "../test-site.ts";
import {createSearcher} from "./query.ts";

async function urls(
  pages: readonly TestPage[],
  query: string,
  synonyms: readonly (readonly string[])[] = [],
): Promise<string[]> {
  const searcher = await createSearcher(testIndex(pages, {terms: 3, words: 1}, synonyms).load);
  return (await searcher.search(query)).map(({url}) => url);
}

/** Returns unrelated pages that enlarge the index, so that words on few pages are rare. */
const others = (count: number): TestPage[] =>
  Array.from({length: count}, (_, n) => page(`/more/${n}/`, `Other ${n}`, "Plain prose on another matter."));

describe("a verb and its noun", () => {
  const verb = page("/guides/verb/", "One", "You can translate every string of the page.");
  const noun = page("/guides/noun/", "Two", "The translation of every string of the page.");

  test("find each other, and the form that was typed comes first", async () => {
    expect(await urls([noun, verb, ...others(4)], "translate")).toEqual(["/guides/verb/", "/guides/noun/"]);
    expect(await urls([verb, noun, ...others(4)], "translation")).toEqual(["/guides/noun/", "/guides/verb/"]);
  });
});

test("a page that has a name as written outranks all pages that only have its parts", async () => {
  const part = fc.constantFrom("cache", "build", "user", "token", "policy", "route", "field");
  const names = fc.uniqueArray(part, {minLength: 2, maxLength: 3});
  await fc.assert(
    fc.asyncProperty(names, fc.constantFrom("camel", "_", "-"), async (parts, style) => {
      const name =
        style === "camel"
          ? parts.map((word, i) => (i === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`)).join("")
          : parts.join(style);
      const about = page(
        "/guides/about/",
        `All of ${parts.join(", then ")}`,
        `Read on.\n## Notes on ${parts.join(" or ")}\nNotes.`,
      );
      const mention = page("/guides/mention/", "Lists", `${"Some prose here. ".repeat(200)}See ${name}.`);
      const found = await urls([about, mention, ...others(8)], `${name} `);
      expect(found[0], name).toBe("/guides/mention/");
    }),
    {numRuns: 40},
  );
});

test("words that merely phrase a question do not decide", async () => {
  const pages = [
    page("/guides/working/", "Working in Teams", "The best ways to work together."),
    page("/guides/kinds/", "Kinds of Extensions", "A preset has settings for all of them."),
    ...others(6),
  ];
  const query = "what is the best way to work with a preset";
  expect((await urls(pages, query))[0]).toBe("/guides/kinds/");
});

describe("a title counts less", () => {
  const body = "Set up a key for every file.";

  test("for a synonym of a word than for the word", async () => {
    const pages = [
      page("/guides/a/", "Secrets", body),
      page("/guides/b/", "Credentials", body),
      ...others(4),
    ];
    const synonyms = [["credentials", "secrets"]];
    expect((await urls(pages, "credentials ", synonyms))[0]).toBe("/guides/b/");
    expect((await urls(pages, "secrets ", synonyms))[0]).toBe("/guides/a/");
  });
});
