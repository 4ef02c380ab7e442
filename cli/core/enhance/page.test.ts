import {describe, expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {enhanceText, parseText, type Surroundings} from "#fixtures/support/page.ts";
import {takeTitle} from "./title.ts";

const page = (text: string, around: Surroundings = {}): ReturnType<typeof enhanceText> =>
  enhanceText(text, around);

describe("title", () => {
  it.each<[string, string, string, string[]]>([
    ["---\ntitle: Front\n---\n# Other", "a.md", "Front", ["other"]],
    [
      "---\ntitle: Tree Shaking\n---\n# tree shaking\n## Why\n## Tree shaking",
      "a.md",
      "Tree Shaking",
      ["why", "tree-shaking"],
    ],
    ["---\ntitle: T\n---\n## First\n# T", "a.md", "T", ["first", "t"]],
    ["text\n\n# The *first* `heading`\n\n## B", "a.md", "The first heading", ["b"]],
    ["## only\n", "guides/_own-name.md", "own-name", ["only"]],
    ["", "guides/index.md", "guides", []],
    ["", "index.md", "index", []],
    ["---\n---\none\n\n---\n\ntwo: 2\n---\n", "x.md", "x", ["two-2"]],
    ["> # quoted", "x.md", "x", ["quoted"]],
  ])("%j", (text, file, title, headings) => {
    const found = page(text, {file});
    expect(found.title).toBe(title);
    expect(found.headingIds).toEqual(headings);
  });

  it.each(["vitepress", "docusaurus", "rspress", "mkdocs", "nextjs", "eleventy"] as const)(
    "in %s is the heading that readers see, and that of the front matter one for menus",
    dialect => {
      const {title, frontMatter, headingIds, targets} = page(
        "---\ntitle: A | Guide\n---\n\n# The A\n\n## B",
        {dialect},
      );
      expect({title, label: frontMatter.label, headingIds}).toEqual({
        title: "The A",
        label: "A | Guide",
        headingIds: ["the-a", "b"],
      });
      expect(targets).toContain("the-a");
      expect(page("---\ntitle: A\nlabel: L\n---\n\n# B", {dialect}).frontMatter.label).toBe("L");
      expect(page("---\ntitle: A\n---\n\n## B\n\n# C", {dialect}).title).toBe("A");
    },
  );

  it.each([
    ["## Only\n\n### Deep", "Only"],
    ["<!-- note -->\n\n### The `only` one", "The only one"],
    ["text\n\n## Two", "name"],
    ["## One\n\n# Two", "Two"],
    ['<!-- Old -->\n<a id="old"></a>\n\n## A\n\nText', "A"],
  ])("can be any heading at the start of the page: %j", (text, title) =>
    expect(takeTitle(parseText(text).tree, undefined, "a/name.md", toolNamed("mdbook").headings).title).toBe(
      title,
    ),
  );

  it("is reported if it is missing, and derived from the file name", () => {
    expect(page("text").diagnostics.map(({code}) => code)).toEqual(["title-missing"]);
    const home = enhanceText("---\nlayout: home\n---\n\ntext", {dialect: "vitepress"});
    expect(home.diagnostics).toEqual([]);
    expect(page("# A").diagnostics).toEqual([]);
  });

  it.each(["_.md", "guide/_.md", "-.md", "_index.md", "index.md"])("is never empty: %s", path => {
    expect(takeTitle({type: "root", children: []}, undefined, path, {}).title).not.toBe("");
  });
});

describe("description", () => {
  it.each([
    ["---\ntitle: T\ndescription: |\n  Two\n  lines\n---\ntext", "Two lines"],
    [
      "## H\n\nT> an aside\n\nFirst *real* `text`\nof <b>two</b> lines.\n\nMore",
      "First real text of two lines.",
    ],
    ["![only an image](x.png)\n\ntext", "text"],
    ["- a list\n\n> a quote", ""],
    ["", ""],
    ["a &amp; <br> b", "a & b"],
  ])("%j", (text, description) => expect(page(text).description).toBe(description));

  it("is cut at a word boundary", () => {
    const {description} = page(`${"word ".repeat(60)}`);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^(?:word )+word…$/);
  });

  it("without spaces is cut between characters", () => {
    expect(page("配".repeat(300)).description).toBe(`${"配".repeat(159)}…`);
    expect(page("😀".repeat(100)).description.isWellFormed()).toBe(true);
  });
});

describe("date", () => {
  it.each([
    ["---\ndate: 2026-01-31\n---", "blog/2025-12-01-x.md", "2026-01-31"],
    ["", "blog/2025-12-01-x.md", "2025-12-01"],
    ["", "blog/2025-12-011.md", null],
    ["", "x-2025-12-01.md", null],
  ])("%j in %s", (text, file, date) => expect(page(text, {file}).date).toBe(date));
});
