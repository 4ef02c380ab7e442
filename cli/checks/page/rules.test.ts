import {describe, expect, it} from "vitest";
import {checkProject} from "#fixtures/support/check-project.ts";

/** Returns the positions of one rule's results in a page and its partials. */
async function found(rule: string, text: string, parts: Record<string, string> = {}): Promise<string[]> {
  const files = {
    "docs-index.config.json": '{"dates": "none"}',
    "content/a.mdx": `---\ntitle: A\n---\n\n${text}\n`,
    ...parts,
  };
  const {diagnostics} = await checkProject(files, "--rule", rule);
  return diagnostics.map(({file, line, column}) => `${file}:${line}:${column}`);
}
const inMarkdown = async (rule: string, text: string): Promise<string[]> => {
  const files = {
    "docs-index.config.json": '{"dates": "none"}',
    "content/a.md": `---\ntitle: A\n---\n\n${text}\n`,
  };
  const {diagnostics} = await checkProject(files, "--rule", rule);
  return diagnostics.map(({line, column}) => `${line}:${column}`);
};

describe("heading-level", () => {
  it("checks an included file separately", async () => {
    const parts = {"parts/p.md": "#### Deep\n\n###### Deeper\n"};
    const text = 'import P from "../parts/p.md"\n\n## B\n\n<P />\n\n#### C';
    expect(await found("heading-level", text, parts)).toEqual(["parts/p.md:3:1"]);
    expect(await found("heading-level", "## B\n\n#### C")).toEqual(["content/a.mdx:7:1"]);
  });

  it.each([
    ["## T\n\n### A", 0],
    ["## T\n\n#### A", 1],
    ["# T\n\n### A", 1],
  ])("counts from the heading that provides the page title: %j", async (text, count) => {
    const {diagnostics} = await checkProject(
      {"docs-index.config.json": '{"dates": "none", "dialect": "mdbook"}', "content/a.md": text},
      "--rule",
      "heading-level",
    );
    expect(diagnostics).toHaveLength(count);
  });
});

describe("image-alt", () => {
  it("finds images in HTML by line and column, except in comments", async () => {
    const html =
      '<p>a\n<img src="x.png"> <img src="y.png" alt="">\n<!-- <img src="z.png"> -->\n  <img src="w.png"></p>';
    expect(await inMarkdown("image-alt", html)).toEqual(["6:1", "8:3"]);
    expect(await inMarkdown("image-alt", '- a\n\n  <p>\n  <img src="x.png"></p>')).toEqual(["8:3"]);
    expect(await inMarkdown("image-alt", '> > <p><img src="x.png">\n> > b <img src="x.png"></p>')).toEqual([
      "5:8",
      "6:7",
    ]);
    expect(await inMarkdown("image-alt", 'text <b><img src="x.png"></b>')).toEqual(["5:9"]);
  });
});

describe("code-prompt", () => {
  it("applies only to blocks in which every line is a command", async () => {
    expect(await inMarkdown("code-prompt", "```bash\n$ npm ci\n# then\n$ npm test\n```")).toEqual(["5:1"]);
    expect(await inMarkdown("code-prompt", "```bash\n# nothing\n```")).toEqual([]);
    expect(await inMarkdown("code-prompt", "```bash\n$ npm ci\nadded 3\n```")).toEqual([]);
  });
});

describe("code-tabs", () => {
  it("allows tabs if the language requires them", async () => {
    expect(await inMarkdown("code-tabs", "```js\na(\n\tb,\n)\n```")).toEqual(["7:1"]);
    for (const lang of ["makefile", "go", "diff", "tsv"])
      expect(await inMarkdown("code-tabs", `\`\`\`${lang}\na:\n\tb\n\`\`\``), lang).toEqual([]);
  });
});

describe("table-delimiter", () => {
  it.each<[name: string, text: string, places: string[]]>([
    ["a missing cell", "| A | B |\n| --- |\n| 1 | 2 |", ["6:1"]],
    ["a cell too many, without outer pipes", "A | B\n--- | --- | ---\n1 | 2", ["6:1"]],
    ["a header of one cell", "A\n--- | ---\n1 | 2", ["6:1"]],
    ["a colon alone", "A | B\n:---\n1 | 2", ["6:1"]],
    ["in a quote", "> | A | B |\n> | --- |", ["6:3"]],
    ["in a list", "- | A | B |\n  | --- | --- | --- |", ["6:3"]],
    ["in an aside", "T> | A | B |\nT> | --- |", ["6:4"]],
    ["code that holds a pipe, which parts cells all the same", "| `a|b` | C |\n| --- | --- |", ["6:1"]],
  ])("finds %s", async (_, text, places) =>
    expect(await inMarkdown("table-delimiter", text)).toEqual(places),
  );

  it.each([
    ["a table", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
    ["an escaped pipe", "| `a\\|b` | C |\n| --- | --- |"],
    ["a table in a quote in a list", "- > | A | B |\n  > | --- | --- |"],
    ["dashes in the body of a table", "| A | B |\n| - | - |\n| --- |\n| --- | --- |"],
    ["code", "```\n| A | B |\n| --- |\n```"],
    ["a heading before it", "## A | B\n--- | --- | ---"],
    ["text and a rule", "A | B\n\n---"],
    ["a range", "10:00 | 11:00\n12:00 | 13:00 | 14:00"],
  ])("accepts %s", async (_, text) => expect(await inMarkdown("table-delimiter", text)).toEqual([]));
});

describe("link-undefined", () => {
  it.each([
    ["text", "See [Gone][nope]."],
    ["a collapsed reference", "See [Gone][]."],
    ["an image", "![Gone][nope]"],
    ["code as its text", "See [`Gone`][nope]."],
    ["emphasis as its text", "See [**Gone** _now_][nope]."],
    ["within emphasis", "See **[Gone][nope]**."],
    ["a heading", "## About [Gone][nope]"],
    ["a cell", "| A |\n| - |\n| [Gone][nope] |"],
    ["an item of a task list", "- [ ] [Gone][nope]"],
    ["a quote", "> [Gone][nope]"],
    ["an aside", "T> See [Gone][nope]."],
    ["two lines", "See [Gone\naway][nope]."],
    ["a label of two words", "See [Gone][no pe]."],
    ["punctuation before it", "Text ([Gone][nope])."],
    ["a footnote", "Text[^nope]."],
  ])("finds one in %s", async (_, text) => expect(await inMarkdown("link-undefined", text)).toHaveLength(1));

  it.each([
    ["a definition", "See [Gone][nope].\n\n[NOPE]: https://example.org/"],
    ["an index", "The value `a` is list[0][1]."],
    ["code", "`[Gone][nope]`"],
    ["a block of code", "    [Gone][nope]"],
    ["escaped brackets", "\\[Gone\\]\\[nope\\]"],
    ["one pair of brackets", "An [optional] argument, [x] and [1]."],
    ["numbers", "As others found [1][2]."],
    ["an empty text", "The type is `T`[][]."],
  ])("accepts %s", async (_, text) => expect(await inMarkdown("link-undefined", text)).toEqual([]));
});

describe("unused definitions", () => {
  it.each([
    ["a page", "[a]: /gone/", ["link-page"]],
    ["a heading of the page", "[a]: #gone", ["link-anchor"]],
    ["a heading of the page, with a title", '[a]: #gone "Gone"', ["link-anchor"]],
    ["a scheme that is not allowed", "[a]: javascript:alert(1)", ["link-scheme"]],
    ["a second definition of one label", "[x][a]\n\n[a]: https://example.org/\n\n[a]: /gone/", ["link-page"]],
    ["a comment", "[//]: # (A note)", []],
    ["a comment with a word", "[comment]: # (A note)", []],
    ["a comment in angle brackets", "[//]: <> (A note)", []],
    ["a comment without space", "[//]: #note", []],
  ])("that lead to %s", async (_, text, codes) => {
    const {diagnostics} = await checkProject({
      "docs-index.config.json": '{"dates": "none", "rules": {"page-orphan": "off"}}',
      "content/a.md": `---\ntitle: A\n---\n\n${text}\n`,
    });
    expect(diagnostics.map(({code}) => code)).toEqual(codes);
    const other = codes.includes("link-anchor") ? "error" : "warning";
    expect(diagnostics.every(({severity}) => severity === other)).toBe(true);
  });
});

describe("a query after the fragment", () => {
  it.each([
    ["#here?x=1", "`?x=1#here`"],
    ["/a/#here?x=1", "`?x=1#here`"],
    ["#?x=1", "`?x=1#`"],
  ])("%s does not link to a heading", async (target, hint) => {
    const {diagnostics} = await checkProject({
      "docs-index.config.json": '{"dates": "none", "rules": {"page-orphan": "off"}}',
      "content/a.md": `---\ntitle: A\n---\n\n[x](${target})\n\n## Here\n`,
    });
    expect(diagnostics).toMatchObject([{code: "link-anchor", hint: expect.stringContaining(hint)}]);
  });
});

describe("heading-underscores", () => {
  it.each([
    ["## __name__", 1],
    ["## The `__dirname` and __filename__ values", 1],
    ["## __FILE__", 1],
    ["__name__\n--------", 1],
    ["## `__name__`", 0],
    ["## \\_\\_name\\_\\_", 0],
    ["## __Important__ words", 0],
    ["## **name**", 0],
  ])("%s", async (text, count) => expect(await inMarkdown("heading-underscores", text)).toHaveLength(count));
});

describe("link-own-host", () => {
  it.each([
    ["https://docs.example.org", "", "/guide/a/#b"],
    ["https://docs.example.org/base/", "/base", "/guide/a/#b"],
    ["https://docs.example.org/base/", "/base/de", "/de/guide/a/#b"],
  ])("suggests the URL without host and base path: %s%s", async (site, base, target) => {
    const isGerman = base.endsWith("/de");
    const {diagnostics} = await checkProject(
      {
        "docs-index.config.json": JSON.stringify({
          dates: "none",
          site,
          ...(isGerman && {locales: [{lang: "en"}, {lang: "de"}]}),
        }),
        "content/index.md": "# Home\n",
        "content/guide/a.md": "# A\n\n## B\n",
        [`content/${isGerman ? "de/" : ""}c.md`]: `# C\n\n[A](https://docs.example.org${base}/guide/a/#b)\n`,
      },
      "--rule",
      "link-own-host",
    );
    expect(diagnostics.map(({hint}) => hint)).toEqual([`Write \`${target}\`.`]);
  });
});
