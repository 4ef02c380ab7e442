import fc from "fast-check";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {producedText, type TestPage, testInput} from "#fixtures/support/plan-input.ts";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {composedHtml} from "#schemas/rules/printable/composed-html.ts";
import {planDocuments} from "../plan.ts";

/** Plans the printable page of a section, and composes its body. */
const printed = (pages: readonly TestPage[], section = "guides"): PageDocument => {
  const files = [...planDocuments(testInput(pages, {config: {title: "Docs"}}))];
  const read = (url: string): PageDocument => JSON.parse(producedText(files, pageDocumentPath(url)));
  const document = read(`/${section}/printable/`);
  expect(document.html).toBe("");
  return {...document, html: composedHtml(document, document.printable?.pages.map(read) ?? [])};
};

const dom = (html: string): DocumentFragment => JSDOM.fragment(html);

const page = (url: string, title: string, html: string, given: Partial<TestPage> = {}): TestPage => ({
  url,
  title,
  html,
  ids: [...html.matchAll(/ id="([^"]*)"/g)].map(match => match[1] as string),
  ...given,
});

describe("printable page", () => {
  const a = page(
    "/guides/a/",
    "Page <A>",
    '<h2 id="setup">Setup</h2><p><a href="#setup">x</a> <a href="/guides/b/#setup">y</a></p>',
    {
      sort: 1,
      anchors: [{title: "Setup", id: "setup", level: 2}],
    },
  );
  const b = page(
    "/guides/b/",
    "Page B",
    '<h1 id="top-b">Top</h1><h2 id="setup">Setup</h2><a href="#setup">x</a><a href="/guides/a/">y</a><a href="/api/z/">z</a>',
    {
      sort: 2,
    },
  );

  it("joins pages in sidebar order, with one heading each", () => {
    const {html} = printed([b, a]);
    const headings = [...dom(html).querySelectorAll("h1,h2,h3,h4")].map(
      h => `${h.tagName} ${h.id} ${h.textContent}`,
    );
    expect(headings).toEqual([
      "H2 a Page <A>",
      "H3 setup Setup",
      "H2 b Page B",
      "H3 top-b Top",
      "H4 b-setup Setup",
    ]);
  });

  it("keeps links between its pages internal, to the correct heading", () => {
    const {html} = printed([b, a]);
    expect([...dom(html).querySelectorAll("section a")].map(link => link.getAttribute("href"))).toEqual([
      "#setup",
      "#b-setup",
      "#b-setup",
      "#a",
      "/api/z/",
    ]);
  });

  it("starts with a table of contents", () => {
    const {html} = printed([b, a]);
    const contents = dom(html).querySelector("nav.chapters");
    expect(
      [...(contents?.querySelectorAll("a") ?? [])].map(link => [link.getAttribute("href"), link.textContent]),
    ).toEqual([
      ["#a", "Page <A>"],
      ["#setup", "Setup"],
      ["#b", "Page B"],
    ]);
    expect(contents?.getAttribute("aria-label")).toBe("Guides");
  });

  it("is marked as generated and has no neighbors", () => {
    expect(printed([a])).toMatchObject({
      documentTitle: "Combined printable page | Docs",
      url: "/guides/printable/",
      generated: true,
      printable: {label: "Guides", pages: ["/guides/a/"]},
      anchors: [{title: "Page <A>", id: "a", level: 2}],
    });
  });

  it("links footnotes back to the text of their page", () => {
    const note =
      '<p>Text<sup><a href="#fn-1" id="fnref-1" aria-describedby="footnote-label">1</a></sup></p><section><h2 id="footnote-label">Footnotes</h2><ol><li id="fn-1">Note <a href="#fnref-1">back</a></li></ol></section>';
    const {html} = printed([page("/guides/p1/", "P1", note), page("/guides/p2/", "P2", note)]);
    const document = dom(html);
    const [first, second] = [...document.querySelectorAll("sup a")] as HTMLAnchorElement[];
    expect(first?.getAttribute("href")).toBe("#fn-1");
    expect(second?.getAttribute("href")).toBe("#p2-fn-1");
    const item = document.getElementById("p2-fn-1");
    expect(item?.querySelector("a")?.getAttribute("href")).toBe(`#${second?.id}`);
    expect(document.getElementById(second?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Footnotes",
    );
  });

  it("supports names in other scripts and unusual letters", () => {
    const {html} = printed([
      page("/guides/å b/", "X", '<h2 id="配置">x</h2><h2 id="a%b">y</h2>'),
      page(
        "/guides/c/",
        "Y",
        '<a href="/guides/%C3%A5%20b/#%E9%85%8D%E7%BD%AE">1</a><a href="/guides/å b/#a%25b">2</a>',
      ),
    ]);
    const document = dom(html);
    const targets = [...document.querySelectorAll("section a")].map(link => {
      const fragment = (link.getAttribute("href") as string).slice(1);
      return document.getElementById(decodeURIComponent(fragment))?.textContent;
    });
    expect(targets).toEqual(["x", "y"]);
  });

  it("does not exist for sections that are not printed, nor in the index, sidebar or sitemap text", () => {
    const input = testInput([a], {
      config: {site: "https://x.org", sections: [{name: "guides", printable: false}]},
    });
    expect([...planDocuments(input)].filter(({path}) => path.includes("printable"))).toEqual([]);
    const printable = testInput([a], {config: {site: "https://x.org"}});
    expect(producedText(planDocuments(printable), "sitemap.xml")).not.toContain("printable");
    expect(producedText(planDocuments(printable), "data/sections/guides.json")).toContain(
      '"print":"/guides/printable/"',
    );
  });

  const id = fc.constantFrom("a", "b", "a-a", "setup", "guides", "a-1", "b-setup", "x y", "ü");
  const randomPage = fc.record({
    name: fc.constantFrom("a", "b", "c", "a-b", "setup", "ü"),
    ids: fc.array(id, {maxLength: 5}),
    links: fc.array(
      fc.tuple(fc.constantFrom("", "/guides/a/", "/guides/b/", "/guides/", "/guides/ü/"), fc.option(id)),
      {maxLength: 5},
    ),
  });

  it("has unique ids, and no broken internal links", () => {
    fc.assert(
      fc.property(fc.uniqueArray(randomPage, {selector: p => p.name, minLength: 1}), random => {
        const {html} = printed(
          random.map(({name, ids, links}) =>
            page(
              `/guides/${name}/`,
              name,
              [
                ...ids.map(i => `<h2 id="${i}">x</h2>`),
                ...links.map(([to, i]) => `<a href="${to}${i === null ? "" : `#${i}`}">x</a>`),
              ].join(""),
            ),
          ),
        );
        const document = dom(html);
        const all = [...document.querySelectorAll("[id]")].map(element => element.id);
        expect(new Set(all).size).toBe(all.length);
        const own = [...document.querySelectorAll("a[href^='#']")].map(link =>
          decodeURIComponent(link.getAttribute("href") as string).slice(1),
        );
        for (const fragment of own.filter(Boolean)) expect(all).toContain(fragment);
        for (const {name} of random) {
          expect(document.querySelectorAll(`a[href="/guides/${name}/"]`)).toHaveLength(0);
        }
      }),
      {numRuns: 60},
    );
  });
});
