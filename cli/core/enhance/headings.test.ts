import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, enhanceText, findingsOf, parseText, renderText} from "#fixtures/support/page.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {collectHeadings, type FoundHeading} from "./collect-headings.ts";
import {nameHeadings} from "./headings.ts";

const front = "---\ntitle: T\n---\n";
const ids = (text: string, file = "a.md"): string[] => enhanceText(front + text, {file}).headingIds;

describe("ids of headings", () => {
  it.each<[string, string, string[]]>([
    [
      "repeat with a number over all levels",
      "# Cake\n## Options\n# Pie\n## Options\n### Options",
      ["cake", "options", "pie", "options-1", "options-2"],
    ],
    ["count a number that an author wrote", "## part\n## part\n## part 1", ["part", "part-1", "part-1-1"]],
    [
      "named like members of objects",
      "## constructor\n## toString\n## constructor\n## \\_\\_proto\\_\\_\n## hasOwnProperty",
      ["constructor", "tostring", "constructor-1", "__proto__", "hasownproperty"],
    ],
    ["keep the place of an emoji", "## 🎂 Bake\n## Bake\n## key 🔑", ["-bake", "bake", "key-"]],
    ["without letters fall back", "## 🎂\n## ...\n## ", ["section", "section-1", "section-2"]],
    ["of other scripts", "## 配置：入口\n## Größe & Maß", ["配置入口", "größe--maß"]],
    ["drop dots and slashes", "## `oven.mode`\n## Oven.heat / Oven.time", ["ovenmode", "ovenheat--oventime"]],
    [
      "follow the parsed text",
      "## \\_\\_start\\_\\_ hook\n## The `<link>` tag\n## *a* **b** [c](d)",
      ["__start__-hook", "the-link-tag", "a-b-c"],
    ],
    [
      "count white space as GitHub does: each space is a dash, a line end is nothing",
      "## DEBUG  (x)\n\n## `a`  b\n\nTwo lines  \nhere\n---\n\n## Tab\there",
      ["debug--x", "a--b", "two-lineshere", "tabhere"],
    ],
    ["of links", "#### [Recipe file](./model/recipe.yml)", ["recipe-file"]],
    [
      "written by hand win wherever they stand",
      "## Setup\n## Install {#setup}\n## Setup",
      ["setup-1", "setup", "setup-2"],
    ],
    ["ignore a badge", "## `heat` <Badge text='5.0' />\n## <Badge text='1' /> `heat`", ["heat", "heat-1"]],
    ["that start like those of the frame", "## DX mode\n## dx-", ["section-dx-mode", "section-dx-"]],
  ])("%s", (_name, text, expected) => expect(ids(text)).toEqual(expected));

  it("written by hand are reported if they take the id of another title, in any order", () => {
    const word = fc.constantFrom("alpha", "beta", "gamma");
    fc.assert(
      fc.property(word, word, word, fc.boolean(), (own, title, id, isFirst) => {
        const lines = [`## ${own}`, `## ${title} {#${id}}`];
        const text = (isFirst ? lines : lines.reverse()).join("\n\n");
        const wanted = own === id && title !== id ? ["heading-id-taken"] : [];
        expect(codesOf(enhanceText(front + text))).toEqual(wanted);
      }),
    );
  });

  it("ignore MDX components", () => {
    expect(ids('## `heat` <Badge text="5.0" />\n\n## <Badge text="5.0" />heat', "a.mdx")).toEqual([
      "heat",
      "heat-1",
    ]);
  });

  it.each([
    "## A b {#own}",
    "## A b {#own} ##",
    "> ## A b {#own}",
    "- ## A b {#own}",
    "A b {#own}\n---",
    "A\nb {#own}\n===",
  ])("are set the same way in MDX and Markdown: %j", text => {
    for (const file of ["a.md", "a.mdx"]) {
      expect(ids(text, file), file).toEqual(["own"]);
      expect(codesOf(enhanceText(front + text, {file})), file).toEqual([]);
    }
  });

  it.each(["## Literal \\{#not-an-id}", "Literal \\{#not-an-id}\n---"])(
    "are text where escaped: %j",
    text => {
      for (const file of ["a.md", "a.mdx"])
        expect(enhanceText(front + text, {file}).anchors, file).toEqual([
          {title: "Literal {#not-an-id}", id: "literal-not-an-id", level: 2},
        ]);
    },
  );

  it("ignore code and comments", () => {
    const page = enhanceText(
      "Intro\n\n```bash\n# mix it\n```\n\n<!--\n## hidden\n-->\n\n    ## indented\n\n<pre>\n## in HTML\n</pre>\n\n## Real\n\n````md\n```js\n# no\n```\n````\n## After",
    );
    expect(page.anchors).toEqual([
      {level: 2, title: "Real", id: "real"},
      {level: 2, title: "After", id: "after"},
    ]);
  });

  it.each(["a.md", "a.mdx"])("are an error if they are repeated, with both lines, in %s", file => {
    const page = enhanceText("## A {#x}\n\n## B {#x}\n\n## C {#dx-y}\n\nD {#x}\n---", {file});
    expect(page.headingIds).toEqual(["x", "x-1", "section-dx-y", "x-2"]);
    expect(
      findingsOf(page).map(({code, severity, line, message}) => [code, severity, line, message]),
    ).toEqual([
      ["heading-id-clash", "error", 3, "the heading id `x` is used twice, in line 1 and in line 3"],
      ["heading-id-reserved", "warning", 5, "the heading id `dx-y` is reserved for the site"],
      ["heading-id-clash", "error", 7, "the heading id `x` is used twice, in line 1 and in line 7"],
    ]);
  });

  it("may repeat if a page includes a partial twice, or two independent partials", () => {
    const part = (file: string): FoundHeading => ({
      heading: {
        type: "heading",
        depth: 2,
        children: [{type: "text", value: "T"}],
        data: {id: "x"},
        position: {start: {line: 3, column: 1}, end: {line: 3, column: 4}},
      },
      file,
    });
    const {ids, diagnostics} = nameHeadings([part("a.md"), part("a.md"), part("b.md")]);
    expect(ids).toEqual(["x", "x-1", "x-2"]);
    expect(diagnostics).toEqual([]);
  });

  it.each<[string, string]>([
    ["## DEBUG  (x)", "debug--x"],
    ["## `DEBUG`  *(x)*", "debug--x"],
    ["## a <b></b> c", "a--c"],
    ["## a <Badge text='1' /> c", "a--c"],
    ["## <a name='x'></a> Text", "-text"],
    ["## tab\tstop", "tabstop"],
    ["Two\nlines\n---", "twolines"],
    ["Hard  \nbreak\n===", "hardbreak"],
    ["Three\n*short*\n`lines` here\n---", "threeshortlines-here"],
  ])("whitespace in %j is treated as on GitHub", (text, id) => expect(ids(text)).toEqual([id]));

  it.each(["a.md", "a.mdx"])("are text if they are escaped, in %s", file => {
    const text =
      "## A \\{#x}\n\n## B \\{#x} ##\n\n## C &#123;#x}\n\nD\n\\{#x}\n---\n\n> ## F {#f} ##\n\n- G {#g}\n  ---";
    const page = enhanceText(front + text, {file});
    expect(page.headingIds).toEqual(["a-x", "b-x", "c-x", "dx", "f", "g"]);
    expect(page.anchors.slice(0, 3).map(({title}) => title)).toEqual(["A {#x}", "B {#x}", "C {#x}"]);
    expect(codesOf(page)).toEqual([]);
  });

  it("are unique after Unicode normalization", () => {
    expect(ids("## caf\u00e9\n## cafe\u0301\n## X {#e\u0301}\n## \u00e9")).toEqual([
      "caf\u00e9",
      "caf\u00e9-1",
      "\u00e9",
      "\u00e9-1",
    ]);
    const {facts} = renderText(
      `${front}## cafe\u0301\n\n[a](#caf\u00e9) [b](#cafe\u0301) <i id="e\u0301">x</i>`,
    );
    expect(facts.links.map(({fragment}) => fragment)).toEqual(["caf\u00e9", "caf\u00e9"]);
    expect(facts.ids).toEqual(["caf\u00e9", "\u00e9"]);
  });

  it("are never empty or repeated, and are always rendered", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "a",
        "A",
        "a-1",
        "1",
        "🎂",
        "constructor",
        "__proto__",
        "{#a}",
        "{#a-1}",
        "{#x y}",
        "dx-a",
        "*b*",
        "`c`",
        "é",
        "e\u0301",
        "{#e\u0301}",
        "<i></i>",
        " ",
      ),
      fc.string({maxLength: 5}).filter(text => !/[\n\r]/.test(text)),
    );
    const heading = fc.tuple(fc.integer({min: 1, max: 6}), fc.array(piece, {maxLength: 3}));
    fc.assert(
      fc.property(fc.array(heading, {maxLength: 12}), headings => {
        const text = headings.map(([depth, parts]) => `${"#".repeat(depth)} ${parts.join(" ")}`).join("\n\n");
        const found = ids(text);
        expect(found.every(id => id !== "" && !/\s/.test(id))).toBe(true);
        expect(new Set(found.map(id => id.normalize("NFC"))).size).toBe(found.length);
        const {body, facts} = renderText(front + text);
        const rendered = [...body.html.matchAll(/<h\d id="([^"]*)"/g)].length;
        expect(rendered).toBe(found.length);
        expect(facts.ids.slice(0, found.length)).toEqual(found);
      }),
      {numRuns: 300},
    );
  });
});

describe("anchors", () => {
  it("contain headings of all levels with plain titles", () => {
    expect(enhanceText(`${front}# A & <b>B</b>\n## \`<link>\` *x*\n### C\n#### D\n##### E`).anchors).toEqual([
      {title: "A & B", id: "a--b", level: 1},
      {title: "<link> x", id: "link-x", level: 2},
      {title: "C", id: "c", level: 3},
      {title: "D", id: "d", level: 4},
      {title: "E", id: "e", level: 5},
    ]);
  });

  it("skip a heading that mixes links with text, and keep one that is a link", () => {
    const page = enhanceText(`${front}## [issue 1](x) - Title\n## [Whole](x)`);
    expect(page.anchors).toEqual([{title: "Whole", id: "whole", level: 2}]);
    expect(page.headingIds).toEqual(["issue-1---title", "whole"]);
  });
});

it("pages are numbered separately", () => {
  expect(ids("## Options\n## Options")).toEqual(["options", "options-1"]);
  expect(ids("## Options")).toEqual(["options"]);
  expect(codesOf(enhanceText("## Options"))).toEqual([]);
});

it.each(["vitepress", "vuepress", "starlight"] as const)(
  "text between the tags of a badge is part of the id as %s has it, that of a property is not",
  dialect => {
    const text = '## Oven <Badge type="tip">new</Badge>\n\n## Oven <Badge text="old" />';
    expect(enhanceText(front + text, {dialect, file: "a.md"}).headingIds).toEqual(["oven-new", "oven"]);
  },
);

it("a custom rule includes the space before a badge", () => {
  const {tree} = parseText(`${front}## Oven <Badge text="new" />\n\n## Oven`, {dialect: "vitepress"});
  const found = collectHeadings(tree, "a.md");
  const steps = ["lowercase", {replace: " ", with: "-"}] as const;
  expect(nameHeadings(found, {slug: GITHUB, steps}).ids).toEqual(["oven-", "oven"]);
});
