import {describe, expect, it} from "vitest";
import {compareSites} from "./compare.ts";
import {type Heading, readHtml} from "./html.ts";
import type {PageSnapshot, SiteSnapshot} from "./snapshot.ts";

const words = (start: number): string => Array.from({length: 30}, (_, i) => `w${start + i}`).join(" ");

/** Creates a page with the given heading ids, link targets and text. */
function page(url: string, ids: string[], targets: string[], text = words(url.length * 100)): PageSnapshot {
  const {links} = readHtml(targets.map(href => `<a href="${href}">x</a>`).join(""), url);
  const headings = ids.map((id): Heading => ({id, title: `Title of ${id}`, level: 2}));
  return {
    url,
    path: `content${url}`,
    title: url,
    isOld: false,
    sort: null,
    group: null,
    size: 1,
    headings,
    ids: new Set(ids),
    links,
    text,
  };
}

const site = (...pages: PageSnapshot[]): SiteSnapshot => ({
  pages: new Map(pages.map(one => [one.url, one])),
  redirects: new Map(),
});

const broken = (before: SiteSnapshot, after: SiteSnapshot, known: string[] = []): [string, string | null][] =>
  compareSites(before, after, known).brokenLinks.map(({target, now}) => [target, now]);

const B = page("/bb/", ["here"], []);

describe("new broken links", () => {
  const before = site(page("/a/", [], ["/bb/#here"]), B);
  it.each<[name: string, targets: string[], expected: [string, null][]]>([
    ["to a heading that is there", ["/bb/#here"], []],
    ["edited to a heading that does not exist", ["/bb/#gone"], [["/bb/#gone", null]]],
    ["to a heading of their own page that does not exist", ["#gone"], [["/a/#gone", null]]],
    ["to a page that does not exist", ["/gone/"], [["/gone/", null]]],
    ["to a file", ["/files/x.zip"], []],
    ["to what the config knows", ["/known/x/"], []],
  ])("%s", (_, targets, expected) =>
    expect(broken(before, site(page("/a/", [], targets), B), ["/known/"])).toEqual(expected),
  );

  it("are found on a new page", () =>
    expect(broken(before, site(page("/a/", [], []), B, page("/new-page/", [], ["/bb/#gone"])))).toEqual([
      ["/bb/#gone", null],
    ]));

  it("are not reported if they were already broken", () => {
    const faulty = page("/a/", [], ["/bb/#gone", "/gone/"]);
    expect(broken(site(faulty, B), site({...faulty, title: "Other"}, B))).toEqual([]);
  });
});

describe("the hint", () => {
  const text = words(9000);
  it.each<[name: string, ids: string[], now: string]>([
    ["the heading on the page that moved", ["here"], "/moved/#here"],
    ["the page alone, where the heading is gone too", [], "/moved/"],
  ])("is %s", (_, ids, now) => {
    const from = page("/a/", [], ["/bb/#here"]);
    const before = site(from, page("/bb/", ["here"], [], text));
    const after = site(from, page("/moved/", ids, [], text));
    const changes = compareSites(before, after);
    expect(changes.brokenLinks).toEqual([{page: "/a/", target: "/bb/#here", now}]);
    const removed = changes.anchors.flatMap(({url, removed}) => removed.map(({id}) => `${url}#${id}`));
    expect(removed).not.toContain(now);
  });
});
