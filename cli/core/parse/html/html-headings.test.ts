import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const front = "---\ntitle: T\n---\n\n";
/** Returns level, title and id of all listed headings and of those in the HTML, and the Markdown copy. */
const read = (text: string, file = "a.md") => {
  const page = renderText(front + text, {file});
  const {anchors} = page.facts;
  const shown = [...page.body.html.matchAll(/<h(\d) id="([^"]*)"/g)].map(([, level, id]) => [
    Number(level),
    id,
  ]);
  expect(shown).toEqual(anchors.map(({level, id}) => [level, id]));
  return {anchors: anchors.map(({level, title, id}) => [level, title, id]), copy: page.body.markdown, page};
};

describe("headings in HTML", () => {
  it.each<[string, unknown[], string]>([
    ["<h2>Title</h2>", [[2, "Title", "title"]], "## Title\n"],
    ["<H2 ID=own>Title</H2>", [[2, "Title", "own"]], "## Title\n"],
    [
      "<h3 align='center'>\n  Two\n  lines\n</h3>\n\ntext",
      [[3, "Two lines", "two-lines"]],
      "### Two lines\n\ntext\n",
    ],
    [
      "<h2>A &amp; <b>B</b> &mdash; <code>c</code></h2>",
      [[2, "A & B — c", "a--b--c"]],
      "## A & <b>B</b> — <code>c</code>\n",
    ],
    ["<h2>*not* `markdown`</h2>", [[2, "*not* `markdown`", "not-markdown"]], "## \\*not\\* \\`markdown\\`\n"],
    ["<div>\n<h2>In</h2>\n<p>text</p>\n</div>", [[2, "In", "in"]], "<div>\n\n## In\n\n<p>text</p>\n</div>\n"],
    [
      "<details><summary>S</summary>\n\n<h2>In</h2>\n\n</details>",
      [[2, "In", "in"]],
      "<details><summary>S</summary>\n\n## In\n\n</details>\n",
    ],
    ["> <h2>In\n> quote</h2>", [[2, "In quote", "in-quote"]], "> ## In quote\n"],
    ["- <h2>In a list</h2>", [[2, "In a list", "in-a-list"]], "- ## In a list\n"],
    ["<h2>\n\nMarkdown *title*\n\n</h2>", [[2, "Markdown title", "markdown-title"]], "## Markdown *title*\n"],
    [
      "<h2>One</h2>\n<h3>Two</h3>\n<h2>One</h2>",
      [
        [2, "One", "one"],
        [3, "Two", "two"],
        [2, "One", "one-1"],
      ],
      "## One\n\n### Two\n\n## One\n",
    ],
    ["<!-- <h2>No</h2> -->\n\n<script><h2>No</h2></script>\n\n`<h2>No</h2>`", [], "`<h2>No</h2>`\n"],
    ["<h2>Open\n\ntext", [[2, "Open", "open"]], "## Open\n\ntext\n"],
  ])("%j", (text, anchors, copy) => {
    const found = read(text);
    expect(found.anchors).toEqual(anchors);
    if (anchors.length > 0) expect(found.copy).toBe(copy);
  });

  it.each<[string, unknown[], string]>([
    ["<h2>JSX **title**</h2>", [[2, "JSX title", "jsx-title"]], "## JSX **title**\n"],
    ['<h2 id="own">Title</h2>', [[2, "Title", "own"]], "## Title\n"],
    ["<h3>\n  Title `code`\n</h3>", [[3, "Title code", "title-code"]], "### Title `code`\n"],
    ["<div>\n  <h2>In</h2>\n\n  text\n</div>", [[2, "In", "in"]], "## In\n\ntext\n"],
    ["export const v = 'x';\n\n<h2>Value {v}</h2>", [[2, "Value x", "value-x"]], "## Value x\n"],
    [
      "## A\n\n<h2>A</h2>",
      [
        [2, "A", "a"],
        [2, "A", "a-1"],
      ],
      "## A\n\n## A\n",
    ],
  ])("%j, as JSX", (text, anchors, copy) => {
    const found = read(text, "a.mdx");
    expect(found.anchors).toEqual(anchors);
    expect(found.copy).toBe(copy);
  });

  it("can be the page title, and conflict like other headings", () => {
    const page = renderText("<h1>The title</h1>\n\ntext", {file: "a.md"});
    expect([page.facts.title, page.body.text]).toEqual(["The title", "text"]);
    expect(codesOf(renderText("<h2 id='x'>A</h2>\n\n## B {#x}", {file: "a.md"}))).toEqual([
      "heading-id-clash",
    ]);
  });

  it("have the same ids and sections as in Markdown", () => {
    const title = fc.stringMatching(/^[a-zA-Z][a-z A-Z0-9().:é-]{0,12}[a-z]$/);
    const heading = fc.tuple(fc.integer({min: 2, max: 6}), title);
    fc.assert(
      fc.property(fc.array(heading, {minLength: 1, maxLength: 5}), headings => {
        const as = (write: (depth: number, title: string) => string, file: string) => {
          const {body, facts} = renderText(
            front +
              headings
                .map(([depth, text]) => `${write(depth, text.replaceAll(/ +/g, " "))}\n\ntext`)
                .join("\n\n"),
            {file},
          );
          return [facts.anchors, facts.ids, body.sections, body.text, body.markdown];
        };
        const markdown = as((depth, text) => `${"#".repeat(depth)} ${text}`, "a.md");
        expect(as((depth, text) => `<h${depth}>${text}</h${depth}>`, "a.md")).toEqual(markdown);
        expect(as((depth, text) => `<h${depth}>${text}</h${depth}>`, "a.mdx")).toEqual(markdown);
      }),
      {numRuns: 60},
    );
  });
});
