import fc from "fast-check";
import {describe, expect, it} from "vitest";
import type {SiteMap} from "#core/model/page-context.ts";
import {testInput} from "#fixtures/support/plan-input.ts";
import {activeRedirects, checkRedirects, redirectsWithin} from "./redirects.ts";

const PAGES = [{url: "/"}, {url: "/guides/a/", ids: ["one", "two"]}, {url: "/guides/å b/"}];

function setup(
  redirects: [from: string, to: string][],
  known: string[] = [],
  patterns: Record<string, string> = {},
) {
  const list = redirects.map(([from, to]) => ({from, to}));
  const text = JSON.stringify({redirects: list}, null, 1);
  const {data, arrangement} = testInput(PAGES, {
    data: {redirects: {redirects: list}, redirectsSource: {file: "content/data/redirects.json", text}},
  });
  const siteMap: SiteMap = {
    pages: new Map(),
    urls: new Map(known.map(url => [url.toLowerCase(), url])),
    files: new Map(),
    redirects: new Map(Object.entries(patterns)),
  };
  return {
    active: activeRedirects(data, arrangement).map(({from, to}) => `${from} ${to}`),
    found: checkRedirects(data, arrangement, siteMap).map(
      d => `${d.line}:${d.column} ${d.code} ${d.message} ${d.hint}`,
    ),
  };
}

describe("redirects", () => {
  it("get a final slash and keep query and fragment", () => {
    expect(
      setup([
        ["/old", "/guides/a#one"],
        ["/o.html", "/guides/a/?x=1#two"],
        ["/ext", "https://x.org"],
      ]),
    ).toEqual({
      active: ["/old/ /guides/a/#one", "/o.html /guides/a/?x=1#two", "/ext/ https://x.org"],
      found: [],
    });
  });

  it("lead to the URL of a page that they name as a file, and keep the names of other files", () => {
    const names = [
      "/guides/a.html",
      "/guides/a/index.html",
      "/guides/a.htm",
      "/guides/a.md",
      "/guides/a.mdx",
    ];
    const tail = fc.constantFrom("", "#one", "?x=1", "?x=1#two");
    fc.assert(
      fc.property(fc.constantFrom(...names), tail, (name, rest) => {
        expect(setup([["/old/", name + rest]])).toEqual({active: [`/old/ /guides/a/${rest}`], found: []});
      }),
    );
    expect(setup([["/old/", "/guides/å%20b.html"]]).active).toEqual(["/old/ /guides/å%20b/"]);
    expect(setup([["/old/", "/demo/index.html"]]).active).toEqual(["/old/ /demo/index.html"]);
    expect(setup([["/guides/a.html", "/guides/a.html"]]).active).toEqual(["/guides/a.html /guides/a/"]);
  });

  it("apply to another language or version only if it has their target", () => {
    const {data, arrangement} = testInput(PAGES, {
      data: {
        redirects: {
          redirects: [
            {from: "/a/", to: "/guides/a#one"},
            {from: "/b/", to: "/guides/%C3%A5%20b/"},
            {from: "/c/", to: "/later/"},
            {from: "/d/", to: "https://x.org/"},
            {from: "/e/", to: "/file.pdf"},
            {from: "/f/", to: "/?q=1"},
          ],
        },
      },
    });
    expect(redirectsWithin(data, arrangement).map(({from}) => from)).toEqual([
      "/a/",
      "/b/",
      "/d/",
      "/e/",
      "/f/",
    ]);
    expect(activeRedirects(data, arrangement)).toHaveLength(6);
  });

  it("lead directly to the end of a chain", () => {
    expect(
      setup([
        ["/1/", "/2/#two"],
        ["/2/", "/3"],
        ["/3/", "/guides/a/"],
      ]).active,
    ).toEqual(["/1/ /guides/a/#two", "/2/ /guides/a/", "/3/ /guides/a/"]);
  });

  it("are reported and inactive if they are circular", () => {
    const {active, found} = setup([
      ["/1/", "/2/"],
      ["/2/", "/1/"],
      ["/3/", "/3/"],
    ]);
    expect(active).toEqual([]);
    expect(found.map(line => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "5:10 redirect-loop /1/",
      "9:10 redirect-loop /2/",
      "13:10 redirect-loop /3/",
    ]);
  });

  it("from a page, or duplicates, are reported and inactive", () => {
    const {active, found} = setup([
      ["/guides/a", "/"],
      ["/x/", "/"],
      ["/x", "/guides/a/"],
    ]);
    expect(active).toEqual(["/x/ /"]);
    expect(found.map(line => line.split(" ")[1])).toEqual(["redirect-shadowed", "redirect-shadowed"]);
  });

  it("to missing pages and headings are reported with a suggestion", () => {
    const {found} = setup([
      ["/x/", "/guide/a/"],
      ["/y/", "/guides/a/#onne"],
    ]);
    expect(found).toEqual([
      expect.stringContaining("redirect-target there is no page /guide/a/ Did you mean /guides/a/?"),
      expect.stringContaining("redirect-target there is no #onne on /guides/a/ Did you mean #one?"),
    ]);
  });

  it("are valid if a prefix rule leads from their target to a page or another site", () => {
    const {found} = setup(
      [
        ["/w/", "/out/a/"],
        ["/x/", "/old/"],
        ["/y/", "/old/a/"],
        ["/z/", "/older/"],
      ],
      [],
      {"/old/*": "/guides/:splat", "/out/*": "https://x.example/:splat"},
    );
    expect(found).toEqual([
      expect.stringContaining("there is no page /guides/"),
      expect.stringContaining("there is no page /older/"),
    ]);
  });

  it("to percent-encoded pages, files, screens and pages not fetched yet are valid", () => {
    const {found} = setup(
      [
        ["/1/", "/guides/%C3%A5%20b/"],
        ["/2/", "/assets/a.png"],
        ["/3/", "/organization/"],
        ["/4/", "/loaders/css-loader/#x"],
      ],
      ["/organization/", "/loaders/css-loader/"],
    );
    expect(found).toEqual([]);
  });

  it("have correct positions even if texts look like keys", () => {
    const {found} = setup([
      ['/"from": "a"/', "/"],
      ["/to/", '/"to":"/'],
    ]);
    expect(found).toEqual([expect.stringMatching(/^9:10 redirect-target/)]);
  });
});

it("keeps the status of a redirect, and of a temporary one in its chain", () => {
  const {data, arrangement} = testInput(PAGES, {
    data: {
      redirects: {
        redirects: [
          {from: "/a/", to: "/b/"},
          {from: "/b/", to: "/guides/a/", status: 302},
          {from: "/c/", to: "/d/", status: 308},
          {from: "/d/", to: "/guides/a/"},
          {from: "/e/", to: "/b/", status: 307},
        ],
      },
    },
  });
  expect(activeRedirects(data, arrangement).map(({from, status = 301}) => [from, status])).toEqual([
    ["/a/", 302],
    ["/b/", 302],
    ["/c/", 308],
    ["/d/", 301],
    ["/e/", 307],
  ]);
});
