import {expect, it} from "vitest";
import {testInput} from "#fixtures/support/plan-input.ts";
import {siteContext} from "../context.ts";
import {homePageFile} from "./home-page.ts";

const pages = [
  ["/a/", "Using"],
  ["/b/", "Using"],
  ["/c/", "More"],
  ["/loose/", null],
].map(([url, group], sort) => ({
  url: url as string,
  index: false,
  title: `Page ${url}`,
  group: group ?? null,
  sort,
}));

const madeHome = (more: {url: string}[] = []): string | undefined => {
  const file = homePageFile(siteContext(testInput([...pages, {url: "/api/d/"}, {url: "/api/e/"}, ...more])));
  return file && [...file.produce()].map(String).join("");
};

it("lists sections and the first entries of the main one under each heading, not all pages", () => {
  const links = [...(madeHome() ?? "").matchAll(/href=\\"([^"\\]*)\\">([^<]*)/g)];
  expect(links.map(([, url, title]) => `${title} ${url}`)).toEqual([
    "Api /api/d/",
    "Page /loose/ /loose/",
    "More /c/",
    "Using /a/",
  ]);
});

it("is not generated if a page is the home page", () => expect(madeHome([{url: "/"}])).toBeUndefined());
