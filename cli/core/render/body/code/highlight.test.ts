import {readdirSync} from "node:fs";
import {createRequire} from "node:module";
import {basename, dirname} from "node:path";
import fc from "fast-check";
import {beforeEach, describe, expect, it, vi} from "vitest";

const LANGS = readdirSync(dirname(createRequire(import.meta.url).resolve("refractor/bash")))
  .filter(file => file.endsWith(".js"))
  .map(file => basename(file, ".js"))
  .concat("html", "svg", "js", "ts", "c++", "vue", "coffee", "jsonc");

/**
 * Loads the highlighter without any state: no module of ours and no grammar in the core has been used before.
 */
async function freshHighlighter(): Promise<typeof import("./highlight.ts").highlightLines> {
  vi.resetModules();
  const {loadHighlighter} = await import("./grammars.ts");
  await loadHighlighter();
  const {languages} = (await import("./prism.ts")).prism;
  for (const name of Object.keys(languages)) if (typeof languages[name] === "object") delete languages[name];
  return (await import("./highlight.ts")).highlightLines;
}

/**
 * Text with content that grammars look for in each other: styles, scripts, templates, markup, doc comments.
 */
const PIECES = [
  '<style>@import "x.css"; a { color: red }</style>',
  "<script>let a = `<b>$".concat("{1 + 1}</b>`</script>"),
  '<p style="color: red" onclick="f(1)">x &amp; y</p>',
  "/** @param {string} a - `code` */",
  "const b: number = /re[gx]/.test('c') ? <D e={f} /> : null;",
  "<?php echo 1; ?> <% x %> {{ y | z }} {% if a %} #{b}",
  "# title\n\n```css\na { b: c }\n```\n:less\n  a",
  "class A extends B { @C d() {} } // end",
  "key: [1, 'two'] # three",
  "SELECT a FROM b WHERE c = 'd' -- e",
];
const block = fc.record({
  lang: fc.constantFrom(...LANGS),
  code: fc.array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 4}).map(pieces => pieces.join("\n")),
});

beforeEach(() => vi.resetModules());

describe("a highlighted block", () => {
  it("only depends on its text and language, regardless of previous blocks, in all languages", async () => {
    const code = PIECES.join("\n");
    const inOrder = await freshHighlighter();
    const first = LANGS.map(lang => inOrder(code, lang));
    const backwards = await freshHighlighter();
    const second = LANGS.toReversed().map(lang => backwards(code, lang));
    expect(second.toReversed()).toEqual(first);
  });

  it("is the same in any order, and on its own", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, {minLength: 2, maxLength: 6}), async blocks => {
        const together = await freshHighlighter();
        const lines = blocks.map(({code, lang}) => together(code, lang));
        const last = blocks.at(-1) as (typeof blocks)[number];
        const alone = await freshHighlighter();
        expect(alone(last.code, last.lang)).toEqual(lines.at(-1));
        const again = await freshHighlighter();
        for (const {code, lang} of blocks.toReversed()) again(code, lang);
        expect(blocks.map(({code, lang}) => again(code, lang))).toEqual(lines);
      }),
      {numRuns: 40},
    );
  });

  it("highlights styles and scripts within markup without preceding blocks of these", async () => {
    const highlightLines = await freshHighlighter();
    expect(highlightLines('<style>@import "x.css";</style>', "html").join("")).toContain(
      "<i class=t-k>@import",
    );
  });
});
