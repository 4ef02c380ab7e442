import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
writeFiles(root, {
  "content/film.mp4": "film",
  "content/sound.mp3": "sound",
  "content/a.png": "picture",
  "content/b.md": "# B\n",
});
const copy = (text: string, around: Surroundings = {}): string =>
  renderText(text, {root, pages: ["b.md"], files: ["film.mp4", "sound.mp3", "a.png"], ...around}).body
    .markdown;

/** Media with a title, the host that frames may come from, and the target in the copy. */
const MEDIA: [html: string, target: string][] = [
  ['<iframe src="https://a.dev/x" title="TITLE"></iframe>', "https://a.dev/x"],
  [
    '<iframe width="3" src="//a.dev/x?b=1&amp;c=2" title="TITLE" allowfullscreen></iframe>',
    "https://a.dev/x?b=1",
  ],
  ['<iframe src="https://other.dev/x" title="TITLE"></iframe>', "https://other.dev/x"],
  ['<video src="./film.mp4" title="TITLE"></video>', "/film.mp4"],
  ['<video controls title="TITLE"><source src="film.mp4" type="video/mp4" /></video>', "/film.mp4"],
  ['<video src="https://a.dev/film.mp4" title="TITLE"></video>', "https://a.dev/film.mp4"],
  ['<audio src="/sound.mp3" title="TITLE"></audio>', "/sound.mp3"],
  ['<img src="a.png" alt="TITLE" />', "/a.png"],
  ['<picture><source srcset="./a.png 2x" /><img src="./a.png" alt="TITLE" /></picture>', "/a.png"],
  ['<a href="./b.md">TITLE</a>', "/b/"],
];

/** Places in a page. */
const PLACES = [
  "HERE",
  "Text HERE more.",
  "- a\n\n  HERE\n- b",
  "> HERE",
  '<div class="x">\n  HERE\n</div>',
  '<div class="x">\n\nHERE\n\n</div>',
  "| a |\n|---|\n| HERE |",
  "## Heading\n\nHERE\n\nEnd.",
];

describe("the Markdown copy", () => {
  it("keeps title and target of embedded media wherever they are", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEDIA),
        fc.constantFrom(...PLACES),
        fc.constantFrom("a.md", "a.mdx"),
        fc.constantFrom<string[]>([], ["a.dev"]),
        fc.constantFrom("Watch it", "A & B"),
        ([html, target], place, file, frames, title) => {
          const written = html.replace("TITLE", title.replace("&", "&amp;"));
          const text = copy(
            place.replace("HERE", () => written),
            {file, frames},
          );
          expect(text).toContain(target);
          expect(text.replaceAll(/&amp;|\\&/g, "&")).toContain(title);
          expect(text).not.toMatch(/iframe|["( ]\.\//);
        },
      ),
      {numRuns: 400},
    );
  });

  it.each([
    ['<iframe src="https://a.dev/x" title="W [1]"></iframe>', "[W \\[1\\]](https://a.dev/x)\n"],
    ['<iframe src="https://a.dev/x"></iframe>', "[https://a.dev/x](https://a.dev/x)\n"],
    ['a <iframe src="https://a.dev/x" title="W"></iframe> b', "a [W](https://a.dev/x) b\n"],
    ['<iframe src="/own/" title="W"></iframe>', ""],
    ['<iframe src="javascript:x" title="W"></iframe>', ""],
    ['<img src="none.png" alt="A">', '<img alt="A">\n'],
  ])("writes %s", (html, expected) => expect(copy(html, {frames: ["a.dev"]})).toBe(expected));

  it("has no frames of other projects' READMEs, as on the page", () =>
    expect(copy('<iframe src="https://a.dev/x" title="W"></iframe>', {external: true})).toBe(""));

  it("is never a way around the rules for HTML", () => {
    const part = fc.constantFrom(
      '"',
      "'",
      ">",
      "<",
      "&quot;",
      "&gt;",
      "<script>",
      "](javascript:x)",
      "a",
      " ",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 8}), fc.boolean(), (parts, inSource) => {
        const value = parts.join("");
        const [src, title] = inSource ? [`https://a.dev/${value}`, "W"] : ["https://a.dev/", value];
        const text = copy(`<iframe src="${src}" title="${title}"></iframe>\n`);
        expect(renderText(text).body.html).not.toMatch(/<script|href="javascript:/i);
      }),
      {numRuns: 300},
    );
  });
});
