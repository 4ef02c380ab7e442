import {expect, test} from "vitest";
import {titleStems, titleTerm, titleTerms, wordsOf} from "./titles.ts";

test("a heading is one term however its words are joined", () => {
  const forms = [
    "Hot Module Replacement",
    "hot-module-replacement",
    "HotModuleReplacement",
    "hotmodulereplacement",
  ];
  expect(new Set(forms.map(titleTerm))).toEqual(new Set(["=hotmodulereplacement"]));
});

test("stemming and stop words do not affect the loose form", () => {
  expect(titleStems(wordsOf("How to load a font"))).toBe(titleStems(wordsOf("Loading Fonts")));
  expect(titleStems(wordsOf("how to"))).not.toBe("=");
});

test("stop words within a name matter: it is not the title of pages about its other words", () => {
  expect(titleStems(wordsOf("ShouldBeUnique"))).not.toBe(titleStems(wordsOf("Unique")));
  expect(titleStems(wordsOf("isArray()"))).not.toBe(titleStems(wordsOf("Arrays")));
});

test("very long headings have no term", () => {
  expect(titleTerms("x".repeat(79)).exact).toEqual([`=${"x".repeat(79)}`]);
  expect(titleTerms("x".repeat(80)).exact).toEqual([]);
});

test("parentheses after a heading and parents of a dotted name are optional", () => {
  expect(titleTerms("__webpack_hash__ (webpack-specific)").exact).toContain("=webpackhash");
  expect(titleTerms("output.publicPath")).toMatchObject({
    exact: ["=outputpublicpath"],
    loose: expect.arrayContaining(["=publicpath"]),
  });
});
