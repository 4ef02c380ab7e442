import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import type {Site} from "#schemas/site.ts";
import {planDocuments} from "./plan.ts";

const siteOf = (...args: Parameters<typeof testInput>): Site =>
  JSON.parse(producedText(planDocuments(testInput(...args)), "data/site.json"));

const PAGES = [
  {url: "/", title: "Home", description: "Intro"},
  {url: "/api/x/"},
  {url: "/guides/"},
  {url: "/blog/a/"},
];

describe("navigation", () => {
  it("has one item per section if the data file has none", () => {
    const config = {sections: [{name: "blog", navigation: false}]};
    expect(siteOf(PAGES, {config}).navigation).toEqual([
      {title: "Api", url: "/api/x/", activeFor: ["/api/"], children: []},
      {title: "Guides", url: "/guides/", activeFor: ["/guides/"], children: []},
    ]);
  });

  it("matches prefixes at path boundaries, and other sites are never active", () => {
    const navigation = [
      {title: "Docs", url: "/guides/#x", activeFor: ["/api", "/guides/"]},
      {title: "Vote", url: "/vote?a"},
      {title: "Shop", url: "https://shop.org/"},
    ];
    expect(siteOf(PAGES, {site: {navigation}}).navigation.map(item => item.activeFor)).toEqual([
      ["/api/", "/guides/"],
      ["/vote/"],
      [],
    ]);
  });

  it("has the listed children, or all visible ones; unknown ones are dropped", () => {
    const children = (sections: "all" | string[]) =>
      siteOf(PAGES, {
        config: {sections: [{name: "blog", title: "News", navigation: false}]},
        site: {navigation: [{title: "Docs", url: "/guides/", sections}]},
      }).navigation[0]?.children.map(child => child.title);
    expect(children("all")).toEqual(["Api", "Guides"]);
    expect(children(["guides", "blog", "gone"])).toEqual(["Guides", "News"]);
  });
});

describe("site document", () => {
  it("uses title and description of the home page by default", () => {
    expect(siteOf(PAGES)).toMatchObject({
      title: "Home",
      titleSuffix: " | Home",
      description: "Intro",
    });
    const documentation = {title: "Documentation", titleSuffix: " | Documentation", description: ""};
    expect(siteOf([{url: "/guides/"}])).toMatchObject(documentation);
  });

  it.each(["Welcome to the docs of everything!", "Build faster 🚀", "x".repeat(41), "One, two and three"])(
    "takes no sentence for its title: %s",
    title => expect(siteOf([{url: "/", title}]).title).toBe("Documentation"),
  );

  it("contains the origin without trailing slash, the screens, and the versions that samples ran with", () => {
    const verified = {webpack: "5.99.0", samples: 3, guides: ["a"]};
    expect(siteOf(PAGES, {config: {site: "https://x.org/"}, data: {verified}})).toMatchObject({
      origin: "https://x.org",
      screens: {organization: false, vote: false, sponsors: false},
      checkedWith: {webpack: "5.99.0"},
    });
  });

  it("has a build id that depends on the content, not on its location", () => {
    const id = (...args: Parameters<typeof testInput>) => siteOf(...args).buildId;
    const same = [id(PAGES), id([...PAGES].reverse()), id(PAGES, {config: {out: "/elsewhere"}})];
    expect(new Set(same).size).toBe(1);
    const others = [
      id(PAGES.slice(1)),
      id(PAGES.map(page => ({...page, bodyHash: "new"}))),
      id(PAGES, {dates: {"api/x.md": "2026-01-01"}}),
      id(PAGES, {site: {tagline: "t"}}),
      id(PAGES, {config: {title: "t"}}),
      id(PAGES, {config: {sections: [{name: "api", title: "t"}]}}),
      id([{...PAGES[0], url: "/", dependencies: [{path: "a.png", hash: "1"}]}, ...PAGES.slice(1)]),
    ];
    expect(new Set([...same, ...others]).size).toBe(1 + others.length);
  });
});
