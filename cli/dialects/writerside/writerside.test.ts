import fc from "fast-check";
import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const around: Surroundings = {dialect: "writerside", pages: ["other-page.md"]};
const topic: Surroundings = {...around, file: "page.topic"};

it.each([
  ["a title comment", "[//]: # (title: My %a%)\n\nText", /^<p>Text<\/p>\s*$/],
  ["ids of headings", '## One {collapsible="true" id="x"}', /<h2 id="x">/],
  ["generated ids", "## What's new: HTTP/2", /id="what-s-new-http-2"/],
  [
    "variables, from their place on",
    '<var name="a" value="1"/>\n%a%\n<var name="a" value="2"/>\n%a% `%a%`',
    /1.*2 <code>2<\/code>/s,
  ],
  ["quotes as tips", "> Text", /aside--tip.*<p>Text/s],
  ["quotes with a style", '> Text\n>\n{style="warning"}', /aside--warning.*Text/s],
  ["plain quotes", '> Text\n{style="quote"}', /^<blockquote>\s*<p>Text<\/p>\s*<\/blockquote>\s*$/],
  ["asides in lists", '- One\n\n  > Two\n  {style="note"}', /<li>.*aside--note.*Two.*<\/li>/s],
  [
    "attributes of images",
    '![A](https://x.example/a.png){width="450" border-effect="line"}',
    /alt="A"(?!.*width="450" border)/,
  ],
  [
    "tabs",
    '<tabs>\n<tab title="A">\n\nOne\n\n</tab>\n    <tab title="B">\n        Two\n    </tab>\n</tabs>',
    /data-title="A".*One.*data-title="B".*Two/s,
  ],
  [
    "steps",
    "<procedure title='Do'>\n<step>One</step>\n<step><p>Two</p></step>\n</procedure>",
    /<strong>Do<\/strong>.*<ol>.*One.*<\/li>.*Two.*<\/ol>/s,
  ],
  [
    "definitions",
    '<deflist>\n<def title="A">One</def>\n<def><title><code>B</code></title>Two</def>\n</deflist>',
    /<dl>.*<dt>.*A.*<dd>.*One.*<dt>.*<code>B<\/code>.*<dd>.*Two.*<\/dl>/s,
  ],
  [
    "names of controls",
    "Click <control>Run</control> in <ui-path>File | New</ui-path>.",
    /Click <b>Run<\/b> in <b>File \| New<\/b>\./,
  ],
  [
    "code blocks",
    '1. One\n\n   <code-block lang="kotlin">\n       if (a &lt; b) {\n           x()\n       }\n   </code-block>',
    /<li>.*kotlin.*&lt;.*x.*<\/li>/s,
  ],
  [
    "tabs in lists",
    '1. One\n\n   <tabs>\n   <tab title="A">\n   Two\n   </tab>\n   </tabs>\n\n2. Three',
    /<li>.*data-title="A".*Two.*<\/li>.*Three/s,
  ],
  [
    "tables in lists",
    "- One\n\n  <table><tr><td>A</td></tr></table>\n\n- Three",
    /<ul>.*One.*<th.*A.*<\/th>.*Three.*<\/ul>\s*$/s,
  ],
])("reads %s in Markdown", (_, text, expected) => {
  const page = renderText(`${text}\n`, around);
  expect(codesOf(page).filter(code => code !== "title-missing")).toEqual([]);
  expect(page.body.html).toMatch(expected);
});

it.each([
  ["the title", '<topic title="A &amp; B"><p>One</p></topic>', /^<p>One<\/p>\s*$/],
  [
    "chapters",
    '<chapter title="A" id="a"><chapter title="B" id="b">T</chapter></chapter>',
    /<h2 id="a">.*<h3 id="b">/s,
  ],
  [
    "signs of Markdown as text",
    "<p>a_b_c *d* [e] # f</p>\n<p>1. g</p>",
    /a_b_c \*d\* \[e\] # f<\/p>.*<p>1\. g/s,
  ],
  [
    "nested lists",
    '<list type="decimal"><li><p>One</p><list><li>Two</li></list></li><li>Three</li></list>',
    /<ol>.*One.*<ul>.*Two.*<\/ul>.*Three.*<\/ol>/s,
  ],
  ["tables", "<table><tr><td>A</td></tr><tr><td>B</td></tr></table>", /<th.*A.*<\/th>.*<td>.*B.*<\/td>/s],
  [
    "comparisons",
    '<compare first-title="X" second-title="Y"><code-block>a</code-block><code-block>b</code-block></compare>',
    /data-title="X".*a.*data-title="Y".*b/s,
  ],
  ["anchors of links", '<a href="other-page.md" anchor="x">A</a>', /<a href="\/other-page\/#x">A<\/a>/],
  ["character data", "<code-block><![CDATA[\n  <a>\n    <b/>\n]]></code-block>", /&lt;.*a.*&lt;.*b/s],
])("reads %s in XML", (_, text, expected) => {
  const page = renderText(text, topic);
  expect(codesOf(page).filter(code => code !== "title-missing" && code !== "link-anchor")).toEqual([]);
  expect(page.body.html).toMatch(expected);
  expect(page.body.html).not.toMatch(/[\uE010\uE011]|\\/);
});

it("reports unknown elements, and keeps their content", () => {
  const page = renderText("<p>a</p><unheard>b</unheard>", topic);
  expect(codesOf(page)).toContain("mdx-component");
  expect(page.body.text).toContain("b");
});

it("resolves includes, code, images and links by name, and reports what is missing", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "writerside.cfg": '<ihp><topics dir="topics"/><snippets src="code"/><instance src="a.tree"/></ihp>',
    "a.tree":
      '<instance-profile id="a" name="A" start-page="a.md"><toc-element topic="a.md"/><toc-element topic="b.topic"/></instance-profile>',
    "topics/a.md": [
      "# A",
      '<include from="lib.topic" element-id="hello"><var name="who" value="World"/></include>',
      '<include from="b.topic" element-id="part"/>',
      '```\n```\n{src="x.kt"\ninclude-lines="2"}',
      "![I](i.png)",
      "[](b.topic) [gone](gone.md) [b](b.topic#nowhere)",
      '<include from="lib.topic" element-id="none"/>',
    ].join("\n\n"),
    "topics/deep/b.topic":
      '<topic title="Bee"><chapter title="Part" id="part"><p>In <a href="a.md"/></p><code-block lang="kotlin" src="x.kt" include-symbol="two"/></chapter></topic>',
    "topics/other/lib.topic":
      '<topic title="Lib"><snippet id="hello"><p>Hello, <code>%who%</code>!</p></snippet></topic>',
    "code/x.kt": "val one = 1\nfun two() {\n  3\n}\n",
    "images/deep/i.png": "",
  });
  const {diagnostics} = await checkFolder(folder);
  const errors = diagnostics.filter(({severity}) => severity === "error");
  expect(errors.map(({code, line}) => `${code} ${line}`).sort()).toEqual([
    "link-anchor 14",
    "link-page 14",
    "snippet-region 16",
  ]);
});

const name = fc.constantFrom(
  "tabs",
  "tab",
  "note",
  "p",
  "list",
  "li",
  "table",
  "tr",
  "td",
  "step",
  "procedure",
  "chapter",
  "a",
  "title",
  "def",
  "if",
  "code",
  "unheard",
  "link-summary",
);
const piece = fc.oneof(
  name.map(each => `<${each} title="x">`),
  name.map(each => `</${each}>`),
  fc.constantFrom(
    "\n",
    "\n\n",
    "  ",
    "- ",
    "> ",
    "```\n",
    "%a%",
    "*b*",
    "word",
    '{id="x"}\n',
    "<code-block>",
    "</code-block>",
    "<!--",
    '<include element-id="x"/>',
  ),
);

it.each(["page.md", "page.topic"])("never fails or leaves a marker, whatever the tags are: %s", file =>
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 40}), pieces => {
      const page = renderText(pieces.join(""), {...around, file});
      expect(page.body.html).not.toMatch(/[\uE010\uE011]/);
    }),
  ),
);
