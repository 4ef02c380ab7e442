import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {
  codesOf,
  contextOf,
  enhanceText,
  findingsOf,
  renderText,
  type Surroundings,
} from "#fixtures/support/page.ts";
import {renderBody} from "./page.ts";

const html = (text: string, around: Surroundings = {}): string => renderText(text, around).body.html;

describe.each(["native", "remark"] as const)("Markdown by %s", parser => {
  it.each<[string, string]>([
    [
      "a *b* **c** ~~d~~ `e`\\\nf",
      "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code><br>\nf</p>",
    ],
    ["> a\n>\n> b", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
    ["- a\n\n  b\n- c", "<ul><li><p>a</p>\n<p>b</p></li><li><p>c</p></li></ul>"],
    ["3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
    [
      "- [ ] a\n- [x] b",
      '<ul class="tasks"><li><input type="checkbox" disabled aria-label="To do"> a</li><li><input type="checkbox" checked disabled aria-label="Done"> b</li></ul>',
    ],
    ["---", "<hr>"],
    ['a & b < c "d" \u00a0e', "<p>a &amp; b &lt; c &quot;d&quot; \u00a0e</p>"],
    ["size <8GB, I <3 it, {a}", "<p>size &lt;8GB, I &lt;3 it, {a}</p>"],
    ["<!-- note -->\n\ntext", "<p>text</p>"],
    [
      '<p align="center"><img src="https://x.example/a.png"><br>hi\n\n<hr>\n\ntext',
      '<p align="center"><img src="https://x.example/a.png" loading="lazy" decoding="async"><br>hi</p><hr><p>text</p>',
    ],
    ['<div class="two">\n\n**a**\n\n</div>', '<div class="two"><p><strong>a</strong></p></div>'],
    ["a <b>b", "<p>a <b>b</b></p>"],
    ["a </div> b", "<p>a  b</p>"],
    ["x\n\n<b>\n\ny", "<p>x</p><b></b><p>y</p>"],
    [
      "## `<link>`",
      '<h2 id="link"><code>&lt;link&gt;</code><a class="hash" href="#link" aria-label="Link to &lt;link&gt;">#</a></h2>',
    ],
    [
      "<details><summary>More</summary>\n\ntext\n\n</details>",
      "<details><summary>More</summary><p>text</p></details>",
    ],
  ])("%j", (text, expected) => expect(html(text, {parser}).replaceAll(/\n+/g, "\n")).toBe(expected));
});

describe("headings", () => {
  it("that are links have a permalink beside the link, not inside it", () => {
    expect(html("#### [Recipe](https://x.example)")).toBe(
      '<h4 id="recipe"><a href="https://x.example" target="_blank" rel="noopener noreferrer">Recipe</a><a class="hash" href="#recipe" aria-label="Link to Recipe">#</a></h4>',
    );
  });

  it("are followed by a line of types only if it consists of code", () => {
    const isType = (text: string): boolean =>
      html(`## a\n\n${text}`, {file: "a.mdx"}).includes('class="type"');
    expect(["`a`", "`a` `b`"].map(isType)).toEqual([true, true]);
    expect(["`a`, `b`", "a", "&#160;&#32;", "**`a`**"].map(isType)).toEqual([false, false, false, false]);
  });

  it("within a link have no permalink", () => {
    expect(html('<a href="https://x.example">\n\n## A\n\n</a>')).not.toContain('class="hash"');
  });

  it("move badges below them onto their line, and mark subsequent types", () => {
    const expected =
      '<h3 id="heat"><code>heat</code><span class="badge">5.0+</span><a class="hash" href="#heat" aria-label="Link to heat">#</a></h3><p class="type"><code>string = &#39;low&#39;</code><code>number</code></p><p>Text</p>'.replaceAll(
        "&#39;",
        "'",
      );
    expect(
      html("### `heat`\n\n<Badge text='5.0+' />\n\n`string = 'low'` `number`\n\nText", {
        file: "a.mdx",
      }),
    ).toBe(expected);
  });

  it.each([
    "## A <Badge text='5.0+' />",
    "## A\n\n<Badge text='5.0+' /> <Badge text='6' />",
    "## `a` *b* <Badge text='5' /> d",
    "## [c](https://x.example)",
    "## A[^1]\n\n[^1]: note",
    "## ![Logo](https://x.example/a.png)",
    '## A & "b"',
    "## <Badge text='5.0+' />",
  ])("have their title in permalink and table names: %j", text => {
    const {body, facts} = renderText(`${text}\n\n| a |\n|---|\n| b |`, {file: "a.mdx"});
    const page = new JSDOM(body.html).window.document;
    const title = facts.anchors[0]?.title;
    const label = (selector: string): string | null | undefined =>
      page.querySelector(selector)?.getAttribute("aria-label");
    expect(label("a.hash")).toBe(`Link to ${title || "this section"}`);
    expect(label("div.table")).toBe(title || "Table");
  });

  it("in HTML keep their id and have a permalink", () => {
    expect(html('<h2 id="own">A</h2>')).toBe(
      '<h2 id="own">A<a class="hash" href="#own" aria-label="Link to A">#</a></h2>',
    );
  });
});

describe("diagnostics in READMEs of other projects", () => {
  const repo = "https://github.com/o/x";
  const around = {external: true, file: "loaders/_x.md", pages: ["b.md"]};

  it.each([
    "[a](/gone/)",
    "[a](/B/)",
    "[a](javascript:x)",
    "![a](gone.png)",
    "<a href='/gone/'>a</a>",
    "<script>a</script>",
    "```nosuchlang\na\n```",
    "[a](b c.md)",
  ])("are not errors and name the repository: %s", text => {
    const found = findingsOf(renderText(`---\nrepo: ${repo}\n---\n\n${text}`, around));
    expect(found).toHaveLength(1);
    expect(found[0]?.severity).toBe("warning");
    expect(found[0]?.hint).toMatch(/^.+ Only its authors can fix it: https:\/\/github\.com\/o\/x$/);
  });

  it("name the known source", () => {
    const hint = (head: string): unknown =>
      findingsOf(renderText(`---\n${head}\n---\n\n[a](/gone/)`, around))[0]?.hint;
    expect(hint("source: https://x.example/r")).toMatch(/fix it: https:\/\/x\.example\/r$/);
    expect(hint("title: X")).toMatch(/fix it\.$/);
  });

  it("are errors in local pages, for any repository", () => {
    const [found] = findingsOf(renderText(`---\nrepo: ${repo}\n---\n\n[a](/gone/)`));
    expect(found?.severity).toBe("error");
    expect(found?.hint).not.toContain("authors");
  });
});

describe("ids", () => {
  it.each([
    ["index.md", ["data/sponsors.json"], ["a", "sponsors"]],
    ["index.md", [], ["a"]],
    ["guides/index.md", ["data/sponsors.json"], ["a"]],
  ])("of %s with %j are %j", (file, files, ids) =>
    expect(renderText("## A", {file, files}).facts.ids).toEqual(ids),
  );

  it("of elements and names count as anchors", () => {
    const {facts, body} = renderText(
      '<a name="old"></a>\n<div id="box"></div>\n\n## Head\n\n[1](#old) [2](#box) [3](#missing)',
    );
    expect(facts.ids).toEqual(["head", "old", "box"]);
    expect(facts.links.map(({fragment}) => fragment)).toEqual(["old", "box", "missing"]);
    expect(body.html).toContain('<a name="old"></a>');
  });

  it("are not required if a link refers to words of a page", () => {
    const {facts, body} = renderText("[a](#x:~:text=b) [c](#:~:text=d)", {});
    expect(facts.links.map(({fragment}) => fragment)).toEqual(["x"]);
    expect(body.html).toContain("#:~:text=d");
  });

  it("are unique: headings keep theirs, duplicates are removed", () => {
    const {body, facts} = renderText('<a id="setup"></a>\n\n## Setup\n\n<p id="x">1</p>\n<p id="x">2</p>');
    expect(body.html.match(/id="setup"/g)).toHaveLength(1);
    expect(body.html).toContain('<h2 id="setup">');
    expect(body.html.match(/id="x"/g)).toHaveLength(1);
    expect(new Set(facts.ids).size).toBe(facts.ids.length);
  });

  it("of the layout are reserved", () => {
    const page = renderText('<div id="dx-theme">x</div>');
    expect(page.body.html).toBe("<div>x</div>");
    expect(codesOf(page)).toEqual(["html-removed"]);
  });
});

describe("links", () => {
  const around = {file: "guides/a.md", pages: ["guides/caching.md", "api/index.md", "file 1.md"]};

  it("in Markdown, HTML and JSX become canonical alike", () => {
    expect(html("[x](caching.md#y)", around)).toBe('<p><a href="/guides/caching/#y">x</a></p>');
    expect(html('<a href="../api/index.md">x</a>', around)).toBe('<p><a href="/api/">x</a></p>');
    expect(html('<a href="/api">x</a>', {...around, file: "guides/a.mdx"})).toContain(
      '<a href="/api/">x</a>',
    );
    expect(html("[x]\n\n[x]: /api 'T'", around)).toBe('<p><a href="/api/" title="T">x</a></p>');
    expect(html("https://docs.example.org/api", around)).toContain(
      '<a href="/api/">https://docs.example.org/api</a>',
    );
  });

  it("with spaces work in angle brackets or encoded, and are otherwise text", () => {
    expect(html("[a](<../file 1.md>) [b](../file%201.md) [c](../file 1.md)", around)).toBe(
      '<p><a href="/file%201/">a</a> <a href="/file%201/">b</a> [c](../file 1.md)</p>',
    );
  });

  it("to other sites open separately and disclose nothing", () => {
    expect(html("[x](https://example.com)")).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });

  it("are recorded with their positions, in Markdown and HTML", () => {
    const {facts} = renderText(
      '---\ntitle: T\n---\n\na [x](caching.md#y)\n\n<p>\n<a href="#z">z</a>\n</p>',
      around,
    );
    expect(facts.links).toEqual([
      {
        raw: "caching.md#y",
        url: "/guides/caching/",
        fragment: "y",
        line: 5,
        column: 3,
        endLine: 5,
        endColumn: 20,
      },
      expect.objectContaining({raw: "#z", url: null, fragment: "z", line: 8, column: 1}),
    ]);
  });

  it("that are broken are reported at their position", () => {
    const found = findingsOf(renderText("text\n\n[x](Caching.md) [y](none.md) [z](chrome://x)", around));
    expect(found.map(({code, line, column, file}) => [code, line, column, file])).toEqual([
      ["link-case", 3, 1, "content/guides/a.md"],
      ["link-page", 3, 17, "content/guides/a.md"],
      ["link-scheme", 3, 30, "content/guides/a.md"],
    ]);
  });

  it("with labels use the first definition, regardless of case", () => {
    expect(
      html("[the API][api] and [API].\n\n[api]: https://a.example\n[API]: https://b.example"),
    ).not.toContain("b.example");
  });
});

describe("tables", () => {
  const cells = (text: string): [string, string | null, string][] =>
    [...new JSDOM(html(text)).window.document.querySelectorAll("th, td")].map(cell => [
      cell.localName,
      cell.getAttribute("scope"),
      cell.textContent as string,
    ]);

  it("scroll in a named region, and mark empty cells", () => {
    const text = "## Options\n\n| `key` and *type* | |\n|:--|--:|\n| a |\n| b | c |\n\n| x |\n|---|\n| y |";
    expect(cells(text)).toEqual([
      ["th", "col", "key and type"],
      ["th", "col", ""],
      ["td", null, "a"],
      ["td", null, "–"],
      ["td", null, "b"],
      ["td", null, "c"],
      ["th", "col", "x"],
      ["td", null, "y"],
    ]);
    expect(html(text).match(/<div class="table" role="region" aria-label="[^"]*" tabindex="0">/g)).toEqual([
      '<div class="table" role="region" aria-label="Options" tabindex="0">',
      '<div class="table" role="region" aria-label="Options (2)" tabindex="0">',
    ]);
  });

  it("with more cells than headers are reported, and the rest is dropped", () => {
    const page = renderText("| a | b |\n|---|---|\n| `x | y` | z |");
    expect(findingsOf(page).map(({code, line}) => [code, line])).toEqual([["table-cells", 3]]);
    expect(page.body.html).toContain("<td>`x</td><td>y`</td></tr>");
  });

  it("with an empty cell after the last header are not reported", () => {
    const page = renderText("| a | b |\n|---|---|\n| x | y | |");
    expect(findingsOf(page)).toEqual([]);
    expect(page.body.html).toContain("<td>x</td><td>y</td></tr>");
  });

  it("in HTML are treated the same", () => {
    expect(cells("<table><tr><th>A</th></tr><tr><td>1</td></tr></table>")).toEqual([
      ["th", "col", "A"],
      ["td", null, "1"],
    ]);
  });
});

describe("footnotes", () => {
  it("have unique ids and backlinks", () => {
    const {body, facts} = renderText("A[^1] B[^note] A[^1].\n\n[^1]: One.\n[^note]: Two[^1].\n\n## fn-1");
    expect(body.html).toContain(
      '<sup class="footnote-ref"><a href="#fn-1-1" id="fnref-1" aria-label="Footnote 1">1</a></sup>',
    );
    expect(body.html).toContain(
      '<li id="fn-1-1"><p>One. <a class="footnote-back" href="#fnref-1" aria-label="Back to reference 1">↩</a>',
    );
    expect(facts.ids).toEqual([
      "fn-1",
      "fn-1-1",
      "fnref-1",
      "fn-note",
      "fnref-note",
      "fnref-1-1",
      "fnref-1-2",
    ]);
    expect(new Set(facts.ids).size).toBe(facts.ids.length);
  });

  it("without a definition are text", () => expect(html("A[^x]")).toBe("<p>A[^x]</p>"));
});

describe("components", () => {
  it("are HTML, or islands that are complete without scripts", () => {
    const {body, facts} = renderText(
      '<StackBlitzPreview example="a?b=&c=" />\n\n<Tabs>\n\n<Tab title="A">\n\none\n\n</Tab>\n\n</Tabs>\n\n<BrandingSample color="#8dd6f9" />',
    );
    expect(facts.components).toEqual(["StackBlitzPreview", "Tabs"]);
    expect(body.html).toBe(
      '<div data-island="StackBlitzPreview" data-props="{&quot;example&quot;:&quot;a?b=&amp;c=&quot;}"><p><a href="https://stackblitz.com/github/example/docs/tree/main/examples/a?b=&amp;c=" target="_blank" rel="noopener noreferrer">Example a</a></p></div>' +
        '<div data-island="Tabs" data-props="{}"><div class="tab" data-title="A"><p class="tab__title">A</p><p>one</p></div></div>' +
        '<svg class="swatch" width="48" height="24" role="img" aria-label="#8dd6f9"><rect width="100%" height="100%" fill="#8dd6f9"></rect></svg>',
    );
  });

  it("with an invalid color become a notice", () => {
    const page = renderText('<BrandingSample color="url(x)" />');
    expect([page.body.html, codesOf(page)]).toEqual([
      '<span class="placeholder">url(x)</span>',
      ["mdx-prop"],
    ]);
  });
});

describe("styles", () => {
  it.each([
    ["display: block; background: #111", "display: block; background: #111", []],
    ["COLOR:red;;", "color: red", []],
    ["width: calc(1px + 2em); margin: 0 auto", "width: calc(1px + 2em); margin: 0 auto", []],
    ["position: fixed; color: red", "color: red", ["html-removed"]],
    ["background: url(x)", null, ["html-removed"]],
    ["margin: -1px", null, ["html-removed"]],
  ])("%s", (style, kept, codes) => {
    const page = renderText(`<div style="${style}">x</div>`);
    expect(page.body.html).toBe(kept === null ? "<div>x</div>" : `<div style="${kept}">x</div>`);
    expect(codesOf(page)).toEqual(codes);
  });

  it("and classes in external pages are dropped silently", () => {
    const page = renderText('<div style="color: red" class="drawer">x</div>', {external: true});
    expect([page.body.html, codesOf(page)]).toEqual(["<div>x</div>", []]);
  });

  it("in JSX are serialized", () => {
    expect(
      html("<div style={{backgroundColor: '#111', width: 20, lineHeight: 2, margin: 0}}>x</div>", {
        file: "a.mdx",
      }),
    ).toContain('style="background-color: #111; width: 20px; line-height: 2; margin: 0"');
  });
});

it("a large page works", () => {
  const rows = Array.from({length: 2000}, (_, i) => `| ${i} | [x](/page/) | \`a\` |`).join("\n");
  const {body, facts} = renderText(
    `| a | b | c |\n|---|---|---|\n${rows}\n\n${"Some *text* with `code`.\n\n".repeat(5000)}`,
  );
  expect(body.html.match(/<tr>/g)).toHaveLength(2001);
  expect(facts.links).toHaveLength(2000);
});

describe("front matter", () => {
  it("keeps schema keys without a page field, like unknown keys", () => {
    const page = enhanceText("---\ntitle: A\nsort: 2\nbadge: new\n---\n");
    const {summary} = renderBody(
      {...page, frontMatter: {...page.frontMatter, ...{layout: "wide"}}},
      contextOf(),
    );
    expect(summary.extra).toEqual({layout: "wide", badge: "new"});
    expect(summary.sort).toBe(2);
  });
});
