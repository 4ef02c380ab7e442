import {describe, expect, it} from "vitest";
import {canonicalEdition, type EditionPages, pageKey, translationsOf} from "./same-page.ts";

const edition = (lang: string, version: string): EditionPages => ({
  path: `${lang}/${version}`,
  lang,
  version,
  prefix: "",
  isDefault: lang === "en",
  isCurrent: version === "2",
});
const [en2, de2, en1, de1] = [edition("en", "2"), edition("de", "2"), edition("en", "1"), edition("de", "1")];
const ALL = [en2, de2, en1, de1];

/** Creates a function that reports which editions have a page. */
const having =
  (own: EditionPages[], fallback: EditionPages[] = []) =>
  (one: EditionPages): "own" | "fallback" | undefined =>
    own.includes(one) ? "own" : fallback.includes(one) ? "fallback" : undefined;

describe("the same page in several editions", () => {
  it.each([
    ["/docs/a/", "docs", "/a/"],
    ["/docs/", "docs", "/"],
    ["/a/", "", "/a/"],
    ["/blog/", "docs", ":/blog/"],
    ["/docsy/a/", "docs", ":/docsy/a/"],
  ])("%s below `%s` is %s", (url, prefix, key) => expect(pageKey(url, prefix)).toBe(key));

  it.each([
    ["everywhere", having(ALL), [en2, de2, en2, de2]],
    ["in the current version of the default language", having([en2], [de2, de1]), [en2, en2, en2, en2]],
    ["in the old version alone", having([en1, de1]), [en2, de2, en1, de1]],
    ["in German alone", having([de2]), [en2, de2, en1, de2]],
    ["translated in the old version alone", having([en2, en1, de1], [de2]), [en2, en2, en2, en2]],
  ] as const)("which is %s stands for itself where it should", (_, has, expected) => {
    expect(ALL.map(own => canonicalEdition(own, "/a/", ALL, has))).toEqual(expected);
  });

  it("only has translations of its own version that are not copies", () => {
    expect(translationsOf(en2, "/a/", ALL, having([en2, en1, de1], [de2]))).toEqual([en2]);
    expect(translationsOf(de1, "/a/", ALL, having(ALL))).toEqual([en1, de1]);
  });
});
