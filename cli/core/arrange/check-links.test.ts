import {describe, expect, it} from "vitest";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {testFacts} from "#fixtures/support/plan-input.ts";
import type {PageFacts, PageLink} from "../model/page-facts.ts";
import {checkLinks} from "./check-links.ts";

const link = (url: string | null, fragment: string | null, file?: string): PageLink => ({
  raw: "",
  url,
  fragment,
  line: 3,
  column: 7,
  endLine: 3,
  endColumn: 12,
  ...(file === undefined ? {} : {file}),
});

const target = testFacts({url: "/guides/b/", ids: ["outputfilename", "配置", "top-of-all"]});

function findings(links: PageLink[], drafts: string[] = []): string[] {
  const page: PageFacts = testFacts({url: "/guides/a/", ids: ["own"], links});
  const byUrl = new Map([page, target].map(known => [known.url, known]));
  return checkLinks([page, target], byUrl, new Set(drafts)).map(
    ({code, file, line, column, message, hint}) => `${code} ${file}:${line}:${column} ${message} ${hint}`,
  );
}

describe("checkLinks", () => {
  it("accepts rendered ids, the top of a page, and missing pages", () => {
    const good = [
      link(null, "own"),
      link(null, "top"),
      link(null, "TOP"),
      link(null, ""),
      link("/guides/b/", "配置"),
      link("/guides/b/", null),
      link("/loaders/fetched-later/", "options"),
    ];
    expect(findings(good)).toEqual([]);
  });

  it.each([
    ["the-first-page", []],
    ["the-first-pages", ["link-anchor"]],
  ])("accepts the slug of the title, although no heading has it: #%s", (fragment, codes) => {
    const page = testFacts({
      url: "/a/",
      title: "The `first` page!",
      ids: ["own"],
      links: [link(null, fragment)],
    });
    const found = checkLinks([page], new Map([[page.url, page]]), new Set());
    expect(found.map(({code}) => code)).toEqual(codes);
  });

  it.each([
    ["further-reading", "further_reading", []],
    ["further-reading", "reading", ["link-anchor"]],
  ])("allows #%s if the layout may print the front matter key `%s`", (fragment, key, codes) => {
    const unknown = diagnostic("front-matter-unknown", `unknown key \`${key}\``, {file: "content/a.md"});
    const page = testFacts({url: "/a/", ids: ["own"], links: [link(null, fragment)], diagnostics: [unknown]});
    const found = checkLinks([page], new Map([[page.url, page]]), new Set());
    expect(found.map(({code}) => code)).toEqual(codes);
  });

  it.each([
    ["mdx-component", "made", "link-anchor"],
    ["template-tag", "made", "link-unverified"],
    ["template-call", "made", "link-unverified"],
    ["template-value", "made", "link-unverified"],
    ["template-tag", "o-wn", "link-anchor"],
    ["html-removed", "made", "link-anchor"],
  ] as const)(
    "judges a page with %s by what its program may print: #%s is %s",
    (code, fragment, expected) => {
      const finding = diagnostic(code, "x", {file: "content/a.md"});
      const page = testFacts({
        anchors: [{title: "Own", id: "own", level: 2}],
        url: "/a/",
        ids: ["own"],
        links: [link(null, fragment)],
        diagnostics: [finding],
      });
      const found = checkLinks([page], new Map([[page.url, page]]), new Set());
      expect(found.map(each => each.code)).toEqual([expected]);
    },
  );

  it.each([
    ["made", "link-unverified"],
    ["owm", "link-anchor"],
  ])("judges #%s on a page with an unknown block as %s", (fragment, expected) => {
    const anchors = [{title: "Own", id: "own", level: 2}];
    const page = testFacts({anchors, url: "/a/", ids: ["own"], links: [link(null, fragment)]});
    Object.assign(page, {hasUnknownBlock: true});
    const found = checkLinks([page], new Map([[page.url, page]]), new Set());
    expect(found.map(({code}) => code)).toEqual([expected]);
  });

  it("suggests the nearest id, ignoring dashes", () => {
    expect(findings([link("/guides/b/", "output-filename"), link(null, "owm")])).toEqual([
      "link-anchor content/guides/a.md:3:7 there is no #output-filename on /guides/b/ Did you mean #outputfilename?",
      "link-anchor content/guides/a.md:3:7 there is no #owm on this page Did you mean #own?",
    ]);
  });

  it("warns of links in READMEs of other projects, and explains where to report them", () => {
    const links = [link("/guides/b/", "output-filename"), link("/guides/c/", null)];
    const of = (facts: Partial<PageFacts>): unknown[] => {
      const page = testFacts({url: "/loaders/x/", links, ...facts});
      const byUrl = new Map([page, target].map(known => [known.url, known]));
      return checkLinks([page], byUrl, new Set(["/guides/c/"])).map(({severity, hint}) => [severity, hint]);
    };
    const repo = "https://github.com/o/x";
    expect(of({external: true, repo})).toEqual([
      ["warning", `Did you mean #outputfilename? Only its authors can fix it: ${repo}`],
      ["warning", `Remove the link, or \`draft: true\` there. Only its authors can fix it: ${repo}`],
    ]);
    expect(of({external: true, source: `${repo}/blob/README.md`})[0]).toEqual([
      "warning",
      `Did you mean #outputfilename? Only its authors can fix it: ${repo}/blob/README.md`,
    ]);
    expect(of({external: true})[0]).toEqual([
      "warning",
      "Did you mean #outputfilename? Only its authors can fix it.",
    ]);
    expect(of({repo})[0]).toEqual(["error", "Did you mean #outputfilename?"]);
  });

  it("names the partial that contains the link, and draft pages", () => {
    expect(findings([link(null, "gone", "parts/p.md")])[0]).toContain("parts/p.md:3:7");
    expect(findings([link("/guides/c/", null)], ["/guides/c/"])).toEqual([
      "link-page content/guides/a.md:3:7 the page /guides/c/ is a draft, so it is omitted Remove the link, or `draft: true` there.",
    ]);
  });
});
