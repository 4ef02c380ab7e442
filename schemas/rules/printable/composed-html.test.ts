import {readFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {pageDocumentPath} from "../../artifact-paths.ts";
import type {PageDocument} from "../../page-document.ts";
import {composePage} from "./compose-page.ts";
import {composedHtml} from "./composed-html.ts";

const PROJECTS = join(import.meta.dirname, "../../../fixtures/projects");

const reader =
  (folder: string) =>
  async (url: string): Promise<PageDocument> =>
    JSON.parse(readFileSync(join(PROJECTS, folder, pageDocumentPath(url)), "utf8"));

describe("composePage", () => {
  it.each([
    ["guides", "printable-pages/expected", "/guides/printable/"],
    ["links", "links/expected", "/guides/printable/"],
    ["headings", "headings/expected", "/printable/"],
    ["versions", "versions/expected/de", "/docs/printable/"],
  ])(
    "composes %s as the body that builds stored before version 2 of the schema",
    async (name, folder, url) => {
      const read = reader(folder);
      const stored = await read(url);
      expect(stored.html).toBe("");
      const {html, ...rest} = await composePage(stored, read);
      expect(`${html}\n`).toBe(readFileSync(join(import.meta.dirname, "golden", `${name}.txt`), "utf8"));
      const {html: _, ...others} = stored;
      expect(rest).toEqual(others);
    },
  );

  it("returns other documents unchanged", async () => {
    const read = reader("minimal/expected");
    const page = await read("/guides/first-steps/");
    expect(await composePage(page, () => Promise.reject(new Error("loads a page")))).toBe(page);
  });
});

describe("composedHtml", () => {
  const word = fc.constantFrom("a", "b", "a-a", "x & y", "ü", "<b>");
  const pages = fc.uniqueArray(
    fc.record({
      url: fc.constantFrom("/s/", "/s/a/", "/s/b/", "/s/ü/"),
      title: word,
      ids: fc.uniqueArray(fc.constantFrom("a", "b", "b-a", "c", "a-1"), {maxLength: 4}),
      text: word,
    }),
    {selector: ({url}) => url, minLength: 1},
  );

  it("contains each page once, in order, under the heading of its anchor, and each anchor has its element", () => {
    fc.assert(
      fc.property(pages, given => {
        const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        const documents = given.map(({ids, text, ...page}) => ({
          ...page,
          anchors: ids.map(id => ({title: id, id, level: 2})),
          html: `${ids.map(id => `<h2 id="${id}">${id}</h2>`).join("")}<p>${escaped(text)}</p>`,
        }));
        const anchors = given.map(({title}, i) => ({title, id: `page-${i}`, level: 2}));
        const printable = {label: "Contents", pages: given.map(({url}) => url)};
        const html = composedHtml({anchors, printable}, documents);
        expect(composedHtml({anchors, printable}, structuredClone(documents))).toBe(html);
        const chapters = html.split('<section class="chapter">').slice(1);
        expect(chapters).toHaveLength(given.length);
        given.forEach(({ids, text}, i) => {
          expect(chapters[i]).toContain(`<h2 id="page-${i}">`);
          expect(chapters[i]).toContain(`<p>${escaped(text)}</p>`);
          expect(chapters[i]?.match(/<h3 /g) ?? []).toHaveLength(ids.length);
        });
        const all = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
