import {describe, expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
writeFiles(root, {
  "content/part.md": "From a *part*.\n",
  "content/code.js": "// #region one\na();\n// #endregion one\nb();\n",
});
const around: Surroundings = {dialect: "docsify", root, file: "page.md", pages: ["guide.md"]};
const html = (text: string): string =>
  renderText(text, around)
    .body.html.replaceAll(/<figcaption.*?<\/figcaption>/gs, "")
    .replaceAll(/<\/?(?:span|figure|i)\b[^>]*>| (?:role|aria-label|tabindex|loading|decoding)="[^"]*"/g, "");

describe("a page of Docsify", () => {
  it.each([
    [
      "a tip",
      "?> A *b*",
      '<div class="aside aside--tip"><p class="aside__label">Tip</p><p>A <em>b</em></p></div>',
    ],
    [
      "what is important",
      "!> A",
      '<div class="aside aside--important"><p class="aside__label">Important</p><p>A</p></div>',
    ],
    ["an id of a heading", "## A b :id=c-d", '<h2 id="c-d">A b<a class="hash" href="#c-d">#</a></h2>'],
    ["a file", "[a](part.md ':include')", "<p>From a <em>part</em>.</p>"],
    ["a file from the root", '[a](/part.md ":include")', "<p>From a <em>part</em>.</p>"],
    ["a file as code", "[a](code.js ':include :fragment=one')", "<pre><code>a();\n</code></pre>"],
    ["Markdown as code", "[a](part.md ':include :type=code')", "<pre><code>From a *part*.\n</code></pre>"],
    ["a film", "[a](https://e.org/a.mp4 ':include :type=video')", 'href="https://e.org/a.mp4"'],
    ["a link in a text", "See [a](guide.md ':include')", '<p>See <a href="/guide/">a</a></p>'],
    ["a link that is left alone", "**[a](/guide ':ignore')**", '<strong><a href="/guide/">a</a></strong>'],
    [
      "the size of a picture",
      "![a](https://e.org/a.png ':size=10x20')",
      '<img src="https://e.org/a.png" alt="a">',
    ],
    ["a title", "[a](/guide 'To: b')", '<a href="/guide/" title="To: b">a</a>'],
  ])("has %s", (_, text, expected) => {
    const shown = html(text);
    expect(shown).toContain(expected);
    expect(shown).not.toMatch(/:(?:include|ignore|size|id)/);
  });

  it("has copies with words instead of markers", () => {
    expect(renderText("!> A\n\n?> B", around).body.markdown).toBe("> **Important:** A\n\n> **Tip:** B\n");
  });

  it("reports missing files", () => {
    expect(codesOf(renderText("[a](none.md ':include')", around))).toEqual(["import-missing"]);
  });
});

it("links from aliases to files of other sites", async () => {
  const page = `<script>window.$docsify = {alias: {
    '.*?/awesome': 'https://e.org/AWESOME.md', '/log': "https://e.org/log.md", '/zh/(.*)': 'https://e.org/$1'
  }}</script>`;
  const found = await detectFiles(temporaryFolder(), {"index.html": page, "README.md": "# A"});
  expect(found?.config.redirects).toEqual({
    "/awesome": "https://e.org/AWESOME.md",
    "/log": "https://e.org/log.md",
  });
});
