import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {producedText, type TestPage, testInput} from "#fixtures/support/plan-input.ts";
import {planDocuments} from "../plan.ts";

const entry = (day: string, given: Partial<TestPage> = {}): TestPage => ({
  url: `/blog/${day}-x/`,
  name: `${day}-x.md`,
  date: day,
  title: `Of ${day}`,
  ...given,
});

/** Parses the feed with an XML parser, which throws if it is not well-formed. */
function feedOf(pages: TestPage[], dates: Record<string, string> = {}): Document {
  const input = testInput(pages, {config: {site: "https://x.org", title: "X & Y"}, dates});
  return new JSDOM(producedText(planDocuments(input), "feed.xml"), {contentType: "application/xml"}).window
    .document;
}

const texts = (document: Document, selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(element => element.textContent);

describe("feed", () => {
  it("lists the pages of dated sections, newest first, without the index page", () => {
    const document = feedOf([{url: "/blog/"}, {url: "/guides/a/"}, entry("2020-01-02"), entry("2021-03-04")]);
    expect(texts(document, "entry > title")).toEqual(["Of 2021-03-04", "Of 2020-01-02"]);
    expect(texts(document, "entry > published")).toEqual(["2021-03-04T00:00:00Z", "2020-01-02T00:00:00Z"]);
  });

  it("is dated by the latest change, never by a clock", () => {
    const document = feedOf([entry("2020-01-02"), entry("2019-01-02")], {
      "blog/2019-01-02-x.md": "2022-05-06",
    });
    expect(texts(document, "feed > updated")).toEqual(["2022-05-06T00:00:00Z"]);
    expect(texts(document, "entry > updated")).toEqual(["2020-01-02T00:00:00Z", "2022-05-06T00:00:00Z"]);
  });

  it("escapes titles and bodies, drops characters that XML forbids, and makes URLs absolute", () => {
    const html =
      '<p><a href="/a/?b=1&#x26;c=2">x</a> <a href="//cdn.org">y</a><img src="/i.png">]]>\u0007</p><h2 id="x">X<a class="hash" href="#x" aria-label="Link to X">#</a></h2><a href="#x">up</a>';
    const document = feedOf([entry("2020-01-02", {title: "<b> & \u0000", html, contributors: ["a&b"]})]);
    expect(texts(document, "entry > title")).toEqual(["<b> & "]);
    expect(texts(document, "entry > content")).toEqual([
      '<p><a href="https://x.org/a/?b=1&#x26;c=2">x</a> <a href="//cdn.org">y</a><img src="https://x.org/i.png">]]></p><h2 id="x">X</h2><a href="https://x.org/blog/2020-01-02-x/#x">up</a>',
    ]);
    expect(texts(document, "entry > author > name")).toEqual(["a&b"]);
  });

  it("contains the latest twenty", () => {
    const days = Array.from({length: 25}, (_, i) => `2020-01-${String(i + 1).padStart(2, "0")}`);
    const document = feedOf(days.map(day => entry(day)));
    expect(texts(document, "entry > title")).toHaveLength(20);
    expect(texts(document, "entry > title")[0]).toBe("Of 2020-01-25");
  });

  it("does not exist without an origin or without dated pages", () => {
    const paths = (...args: Parameters<typeof testInput>) =>
      [...planDocuments(testInput(...args))].map(({path}) => path);
    expect(paths([entry("2020-01-02")])).not.toContain("feed.xml");
    expect(paths([{url: "/a/b/"}], {config: {site: "https://x.org"}})).not.toContain("feed.xml");
  });
});
