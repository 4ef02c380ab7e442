import {describe, expect, it} from "vitest";
import type {ArrangedSection} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import type {PageLayout} from "../model/page-layout.ts";
import {neighborsOf} from "./neighbors.ts";

const page = (name: string, view?: PageLayout): PageFacts =>
  ({
    path: `docs/${name}.md`,
    contentPath: `docs/${name}.md`,
    name: `${name}.md`,
    url: `/docs/${name}/`,
    title: name,
    extra: {},
    status: {listed: true, hidden: false},
    view,
  }) as Partial<PageFacts> as PageFacts;

/** Returns the previous and next page of the second of three pages, as `title url`. */
function around(view: PageLayout | undefined, first: PageLayout = {}) {
  const pages = [page("a", first), page("b", view), page("c"), page("alone", view)];
  const section = {pages: pages.slice(0, 3)} as Partial<ArrangedSection> as ArrangedSection;
  const {neighbors, diagnostics} = neighborsOf([section], pages);
  const of = (url: string) => {
    const {previous, next} = neighbors.get(url) ?? {previous: null, next: null};
    return [previous, next].map(link => link && `${link.title} ${link.url}`);
  };
  return {middle: of("/docs/b/"), alone: of("/docs/alone/"), codes: diagnostics.map(({code}) => code)};
}

describe("neighbors", () => {
  it("follow the page order, with the navigation titles of pages", () => {
    expect(around(undefined, {neighborTitle: "First"}).middle).toEqual(["First /docs/a/", "c /docs/c/"]);
  });

  it.each<[PageLayout, (string | null)[]]>([
    [{previous: false}, [null, "c /docs/c/"]],
    [{next: {title: "On"}}, ["a /docs/a/", "On /docs/c/"]],
    [{next: {url: "/docs/a/"}}, ["a /docs/a/", "a /docs/a/"]],
    [{next: {title: "Out", url: "https://x.example/"}}, ["a /docs/a/", "Out https://x.example/"]],
    [{previous: {id: "c"}}, ["c /docs/c/", "c /docs/c/"]],
    [{previous: {id: "docs/c"}}, ["c /docs/c/", "c /docs/c/"]],
  ])("can be set by a page: %j", (view, expected) => expect(around(view).middle).toEqual(expected));

  it("work for a page without sidebar that names them", () => {
    expect(around({next: {id: "a"}}).alone).toEqual([null, "a /docs/a/"]);
    expect(around({next: {title: "On"}}).alone).toEqual([null, null]);
  });

  it("follow the order if the given page does not exist, which is reported", () => {
    const {middle, codes} = around({next: {id: "gone"}});
    expect(middle).toEqual(["a /docs/a/", "c /docs/c/"]);
    expect(new Set(codes)).toEqual(new Set(["link-page"]));
  });
});
