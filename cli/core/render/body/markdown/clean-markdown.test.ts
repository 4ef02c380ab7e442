import fc from "fast-check";
import type {Nodes} from "mdast";
import {describe, expect, it} from "vitest";
import {parse} from "#core/parse/engine/engine.ts";
import {parseText, renderText, type Surroundings} from "#fixtures/support/page.ts";

const PAGES = ["guides/caching.md", "b.md"];
const copy = (text: string, around: Surroundings = {}): string =>
  renderText(text, {pages: PAGES, ...around}).body.markdown;

describe("the Markdown copy", () => {
  it.each<[string, string, string]>([
    [
      "leaves plain Markdown as it is",
      "# A *b*\n\n-   c\n    - d\n\n| a |\n|---|\n| b |\n\n```js\nx\n```\n",
      "a.md",
    ],
    ["leaves raw HTML", '<div class="x">\n\ntext <b>b</b>\n\n</div>\n', "a.md"],
    ["leaves links that are canonical", "[a](/b/) [b](https://x.example/c) [c](#d)\n", "a.md"],
  ])("%s", (_name, text, file) =>
    expect(copy(text, {file})).toBe(
      text.replace("# A *b*\n\n", file === "a.md" && text.startsWith("#") ? "" : ""),
    ),
  );

  it.each<[string, string, string]>([
    ["a tip", "T> Mix\nit `well`.", "> **Tip:** Mix\nit `well`."],
    ["a warning in a list", "- a\n\n  W> b", "- a\n\n  > **Warning:** b"],
    ["an alert", "> [!NOTE]\n> text", "> **Note:**\n> text"],
    ["marks within a paragraph", "a\nT> b", "a\n\n> **Tip:** b"],
    ["a relative link", '[a](guides/caching.md#x "t")', '[a](/guides/caching/#x "t")'],
    ["a link without slash", "*see [`a`](/b)*", "*see [`a`](/b/)*"],
    ["a bare link to this site", "https://docs.example.org/b", "[https://docs.example.org/b](/b/)"],
    ["a bracketed link to this site", "<https://docs.example.org/b>", "[https://docs.example.org/b](/b/)"],
    ["a definition", "[a][r]\n\n[r]: guides/caching.md 'T'", '[a][r]\n\n[r]: /guides/caching/ "T"'],
    [
      "a tag that is text here and none elsewhere",
      "a <base href=/b/c> 1 < 2 \\<b",
      "a \\<base href=/b/c> 1 < 2 \\<b",
    ],
    ["text of HTML whose tag goes", "</base>[a](javascript:x)", "\\[a](javascript:x)"],
    ["a link that goes nowhere", "[*a*](javascript:x)", "*a*"],
    ["an empty link", "[*a*](<>) [b]() [](<>)", "*a* b "],
    ["a reference that goes nowhere", "[*a*][r] [r]\n\n[r]: javascript:x", "*a* r"],
    ["an image that is not shown", "![a\\[](none.png) ![*b*](<>) ![c](data:x)", "a\\[ b c"],
    ["a reference to an image that is not shown", "![*a*][r]\n\n[r]: data:x", "a"],
    ["a link to the top", "[a](#)", "[a](#)"],
    ["a link in a table", "| [a](/b) |\n|---|\n| x |", "| [a](/b/) |\n|---|\n| x |"],
    ["a heading with an id", "## A {#x}", "## A"],
    ["a comment", "<!-- a -->\n\nb", "b"],
    ["a badge", '## `a`\n\n<Badge text="5.0+" />\n\ntext', "## `a`\n\n5.0+\n\ntext"],
    ["a title of code", "**a.js**\n\n```js\nx\n```", "**a.js**\n\n```js\nx\n```"],
    ["a title in the info string", '```js title="a.js"\nx\n```', '```js title="a.js"\nx\n```'],
    ["code with links", "```js-with-links\nx // [a](/b)\n```", "```js\nx // [a](/b)\n```"],
  ])("writes %s", (_name, text, expected) => expect(copy(text)).toBe(`${expected}\n`));

  it.each<[string, string, string]>([
    ["imports and exports", "export const a = 1\n\nb {a}", "b 1"],
    ["comments", "a {/* b */} c\n\n{/* d */}\n\n- e {/* f */}\n", "a  c\n\n- e "],
    ["a literal", "{'a'}", "a"],
    ["elements", '<div className="x">\n  **a**\n\n  - b\n</div>', "**a**\n\n- b"],
    [
      "inline elements",
      "a<br />b <sup>1</sup> <span className='x'>c</span> <a href='/b'>d</a>",
      "a<br>b <sup>1</sup> c [d](/b/)",
    ],
    ["images", '<img src="https://x.example/a b.png" alt="A" />', "![A](<https://x.example/a b.png>)"],
    [
      "tabs",
      '<Tabs>\n  <Tab title="A">\n\n  ```sh\n  a\n  ```\n\n  </Tab>\n</Tabs>',
      "**A**\n\n```sh\na\n```",
    ],
    [
      "nothing for what JSX does not show",
      "a {null} b {true}{false}\n\n{undefined}\n\n- {null}c",
      "a  b \n\n- c",
    ],
    [
      "nothing in headings and cells",
      "## a {null}\n\n| b{null} |\n|--|\n| {true}c |",
      "## a \n\n| b |\n|--|\n| c |",
    ],
    ["nothing of exported values", "export const n = null\n\na {n}b", "a b"],
    ["lists of values", "a {['b', null, [true, 2]]}", "a b2"],
    ["the content of unknown components", "a <Unknown x='1'>*b* {null}</Unknown> <>c</> d", "a *b*  c d"],
    ["the content of unknown blocks", "<Unknown>\n\n  *a*\n\n  - b\n\n</Unknown>", "*a*\n\n- b"],
    ["unknown blocks in lists", "- a\n\n  <Unknown>\n  b\n  </Unknown>\n- c", "- a\n\n  b\n- c"],
    ["unknown components as the page does", "a <Unknown x='1' /> b <></>c", "a  b c"],
    ["empty links", "<a href=''>a</a> <a>b</a> <img src='' alt='c*' />", "a b c\\*"],
    ["nothing of what can't be evaluated", "a {f()} b", "a  b"],
  ])("writes MDX: %s", (_name, text, expected) => expect(copy(text, {file: "a.mdx"})).toBe(`${expected}\n`));

  it.each(["a.md", "a.mdx"])("separates tabs written on one line in %s", file => {
    const text = '<Tabs><TabItem label="A">One `x`.</TabItem><TabItem label="B">Two.</TabItem></Tabs>';
    expect(copy(text, {file, dialect: "starlight"})).toBe("**A**\n\nOne `x`.\n\n**B**\n\nTwo.\n");
    const within = 'a <Badge text="b" /> **c**';
    expect(copy(within, {file: "a.mdx", dialect: "starlight"})).toBe("a b **c**\n");
  });

  it("is empty for an empty page", () => expect([copy(""), copy("<!-- x -->")]).toEqual(["", ""]));

  it("contains the same text as the page", () => {
    const types = (text: string): string => {
      const names: string[] = [];
      const visit = (node: Nodes): void => {
        if (node.type === "text" || node.type === "inlineCode" || node.type === "code")
          names.push(node.value.replaceAll(/\s+/g, " ").trim());
        if ("children" in node) for (const child of node.children) visit(child as Nodes);
      };
      visit(parse(text, "md", "native"));
      return names.filter(Boolean).join("|");
    };
    const piece = fc.constantFrom(
      "a *b*",
      "`c`",
      "\n\n",
      "\n",
      "- d",
      "  - e",
      "> f",
      "| g |\n|---|\n| h |",
      "[i](/b)",
      "[j](guides/caching.md)",
      "```js\nk\n```",
      "## l",
      " ",
      "1. m",
      "**n**",
    );
    fc.assert(
      fc.property(
        fc.array(piece, {maxLength: 8}).map(parts => `## x\n\n${parts.join("")}`),
        text => {
          // The parser extracts front matter and the first heading, so they are not included here.
          expect(types(copy(text)).replaceAll("|", "")).toBe(types(text).replaceAll("|", ""));
          expect(parseText(copy(text)).tree.children.map(({type}) => type)).toEqual(
            parseText(text).tree.children.map(({type}) => type),
          );
        },
      ),
      {numRuns: 300},
    );
  });
});
