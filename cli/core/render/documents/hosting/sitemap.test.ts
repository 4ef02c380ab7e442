import fc from "fast-check";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {ORGANIZATION} from "#fixtures/support/data-files.ts";
import {testInput, textOf} from "#fixtures/support/plan-input.ts";
import {siteContext} from "../context.ts";
import {sitemapFiles} from "./sitemap.ts";

const CONFIG = {site: "https://x.org/"};
const filesOf = (urls: string[], given: Parameters<typeof testInput>[1] = {}, limit?: number) =>
  sitemapFiles(
    siteContext(
      testInput(
        urls.map(url => ({url})),
        {config: CONFIG, ...given},
      ),
    ),
    limit,
  ).map(file => ({
    path: file.path,
    document: new JSDOM(textOf(file), {contentType: "application/xml"}).window.document,
  }));
const locations = (document: Document | undefined): string[] =>
  [...(document?.querySelectorAll("loc") ?? [])].map(loc => loc.textContent ?? "");

describe("sitemap", () => {
  it("lists pages and screens, encoded, with the date of the last change if known", () => {
    const [file] = filesOf(["/", "/guides/å & b/"], {
      data: {organization: ORGANIZATION},
      dates: {"guides/å & b.md": "2026-01-02"},
    });
    expect(locations(file?.document)).toEqual([
      "https://x.org/",
      "https://x.org/guides/%C3%A5%20&%20b/",
      "https://x.org/organization/",
    ]);
    expect([...(file?.document.querySelectorAll("lastmod") ?? [])].map(date => date.textContent)).toEqual([
      "2026-01-02",
    ]);
  });

  it("is an index of several files above the limit", () => {
    const files = filesOf(["/a/1/", "/a/2/", "/a/3/"], {}, 2);
    expect(
      files.map(({path, document}) => [path, document.documentElement.nodeName, locations(document).length]),
    ).toEqual([
      ["sitemap.xml", "sitemapindex", 2],
      ["sitemap-1.xml", "urlset", 2],
      ["sitemap-2.xml", "urlset", 1],
    ]);
  });

  it("does not exist without an origin", () => {
    expect(filesOf(["/"], {config: {}})).toEqual([]);
  });

  it("is well-formed and contains every page once, as a URL that resolves to it", () => {
    const name = fc
      .string({minLength: 1, unit: "grapheme"})
      .filter(text => !/[/?#\\]|^\.+$|^index$/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(name, {maxLength: 6, minLength: 1}), names => {
        const urls = names.map(part => `/s/${part}/`);
        const [file] = filesOf(urls);
        const paths = locations(file?.document).map(address => decodeURIComponent(new URL(address).pathname));
        expect(paths.sort()).toEqual(urls.sort());
      }),
      {numRuns: 50},
    );
  });
});
