import {describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
const root = temporaryFolder();
writeFiles(root, {"content/includes/a.md": "From a *part*.\n", "content/a.cs": "one\ntwo\nthree\n"});
const around: Surroundings = {dialect: "docfx", root};

it("reads title, excluded files and nested tables of contents, and counts pages in YAML", async () => {
  const found = await detectFiles(folder, {
    "Docs/docfx.json":
      '{"build": {"content": [{"files": ["**/*.md"], "exclude": ["old/**"]}], "globalMetadata": {"_appTitle": "Acme"}}}',
    "Docs/TOC.yml":
      "- name: Home\n  href: index.md\n- name: Guide\n  href: guide/toc.yml\n- name: More\n  items:\n  - name: A\n    href: a.md#x\n  - name: Out\n    href: https://e.org\n  - name: Host\n    href: /other\n- name: Top\n  href: /\n",
    "Docs/guide/toc.yml": "items:\n- name: One\n  href: one.md\n",
    "Docs/index.md": "# Home\n\n[x](/dotnet/y) [z](/guide/one)\n",
    "Docs/guide/one.md": "# One\n",
    "Docs/faq.yml": "### YamlMime:FAQ\ntitle: FAQ\n",
  });
  expect(found?.dialect).toBe("docfx");
  expect(found?.left).toEqual(["1 page in YAML"]);
  expect(found?.config).toMatchObject({
    content: "Docs",
    title: "Acme",
    known: ["/dotnet", "/faq/"],
    sidebar: [
      {page: "/", title: "Home"},
      {title: "Guide", items: [{page: "/guide/one/", title: "One"}]},
      {
        title: "More",
        items: [
          {page: "/a/", title: "A"},
          {link: "https://e.org", title: "Out"},
        ],
      },
      {page: "/", title: "Top"},
    ],
  });
  expect(found?.config.exclude).toContain("old/**");
});

it("lists tables of contents that no other one refers to, and pages named from the root", async () => {
  const found = await detectFiles(folder, {
    "parts/docfx.json": "{}",
    "parts/toc.yml": "- name: Home\n  href: /\n- name: Out\n  href: https://e.org\n",
    "parts/guide/toc.yml":
      "items:\n- name: One\n  href: one.md\n- name: Map\n  href: /map/\n- name: Two\n  href: /guide/two.html\n- name: Host\n  href: /host/x.html\n",
    "parts/index.md": "# Home\n",
    "parts/map/index.md": "# Map\n",
    "parts/guide/one.md": "# One\n",
    "parts/guide/two.md": "# Two\n",
  });
  expect(found?.config.sidebar).toEqual({
    "/": [
      {page: "/", title: "Home"},
      {link: "https://e.org", title: "Out"},
    ],
    "/guide/": [
      {page: "/guide/one/", title: "One"},
      {page: "/map/", title: "Map"},
      {page: "/guide/two/", title: "Two"},
    ],
  });
});

it("leaves out files that complete others, and knows the PDF files of tables of contents", async () => {
  const found = await detectFiles(folder, {
    "print/docfx.json": '{"build": {"overwrite": [{"files": ["examples/**/*.md"]}, {"files": "more/*.md"}]}}',
    "print/toc.yml": "pdf: true\nitems:\n- name: Home\n  href: index.md\n",
    "print/guide/toc.yml": "pdf: true\npdfFileName: guide.pdf\nitems: []\n",
    "print/other/toc.yml": "items: []\n",
    "print/index.md": "# Home\n",
  });
  expect(found?.config.exclude).toEqual(["**/includes/**", "examples/**/*.md", "more/*.md"]);
  expect(found?.config.known).toEqual(["/guide/guide.pdf", "/toc.pdf"]);
  expect(found?.config.rules).toEqual({"import-outside": "warning"});
});

it("leaves out folders without content", async () => {
  const exclude = async (content: object[]) => {
    const found = await detectFiles(folder, {
      "some/docfx.json": JSON.stringify({build: {content}}),
      "some/guide/a.md": "# A\n",
      "some/print/b.md": "# B\n",
      "some/index.md": "# Home\n",
    });
    return found?.config.exclude;
  };
  expect(await exclude([{files: ["guide/**/*.md", "*.md"]}])).toEqual(["**/includes/**", "print/**/*.md"]);
  for (const content of [[{files: ["**/*.md"]}], [{files: "*.md"}], [{files: ["guide/*.md"], src: "../x"}]])
    expect(await exclude(content)).toEqual(["**/includes/**"]);
});

it("lists the names of pages, which links refer to", async () => {
  const found = await detectFiles(folder, {
    "named/docfx.json": "{}",
    "named/a/one.md": "---\nuid: Tool.One\n---\n# One\n",
    "named/index.md": "---\nuid: 7\n---\n# Home\n",
    "named/b.md": "# B\n",
  });
  expect(found?.config.variables).toEqual({uids: {"Tool.One": "/a/one/"}});
});

it("turns pages with another address into redirects, and names without a target into headings", async () => {
  const found = await detectFiles(folder, {
    "moved/docfx.json": "{}",
    "moved/toc.yml":
      "- href: index.md\n- name: More\n- href: new/b.md\n- name: C\n  items:\n  - name: D\n  - href: c.md\n- name: End\n",
    "moved/index.md": "# Home\n",
    "moved/old/a.md": "---\nredirect_url: ../new/b.html#x\n---\n",
    "moved/old/c.md": "---\nredirect_url: https://e.org/c\n---\n",
    "moved/old/index.md": "---\nredirect_url: /host/d\n---\n",
    "moved/new/b.md": "# B\n",
    "moved/c.md": "# C\n",
  });
  expect(found?.config).toMatchObject({
    known: ["/host"],
    redirects: {"/old/": "/host/d", "/old/a/": "/new/b/#x", "/old/c/": "https://e.org/c"},
    sidebar: ["/", {title: "More", items: ["/new/b/", {title: "C", items: [{title: "D", items: ["/c/"]}]}]}],
  });
  expect(found?.config.exclude).toEqual(["**/includes/**", "old/a.md", "old/c.md", "old/index.md"]);
});

it("reads comments and trailing commas, but not the inside of texts, and knows Microsoft Learn", async () => {
  const found = await detectFiles(folder, {
    "Docs/docfx.json":
      '{ // one\n"build": {"globalMetadata": {/* two */ "_appTitle": "A // b, ]",}, "content": [{"exclude": ["old/*",],},],},}',
    "Docs/index.md": "# Home\n",
    ".openpublishing.publish.config.json": "{}",
  });
  expect(found?.config).toMatchObject({
    title: "A // b, ]",
    rules: {"link-case": "info", "import-outside": "warning"},
  });
  expect(found?.config.exclude).toContain("old/*");
});

it("finds pages, images and code from the top, and images whatever their case", async () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  writeFiles(root, {
    "docs-index.config.json": '{"content": "site", "dialect": "docfx", "dates": "none"}',
    "site/index.md": "# Home\n",
    "site/api/one.md": "# One\n",
    "site/media/a.png": png,
    "site/guide/media/B.PNG": png,
    "site/code.cs": "one\n",
    "site/guide/two.md":
      "# Two\n\n[x](~/api/one.md) `[x](~/none.md)` ![x](~/media/a.png) ![x](media/b.png) [y]\n\n[!code-cs[M](~/code.cs)]\n\n[y]: ~/index.md\n",
  });
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.filter(({severity}) => severity === "error")).toEqual([]);
});

describe("a page of DocFX", () => {
  it.each<[name: string, text: string, words: string[]]>([
    ["tabs", "#### [A](#tab/a)\n\nx\n\n#### [B `c`](#tab/b)\n\ny\n\n---\n\nz", ["A", "x", "B c", "y", "z"]],
    ["tabs that nothing ends", "# [A](#tab/a)\n\nx", ["A", "x"]],
    ["columns", ':::row:::\n    :::column span="2":::\nx\n    :::column-end:::\n:::row-end:::', ["x"]],
    [
      "zones",
      ':::zone target="docs"\n\nx\n\n:::zone-end\n\n::: moniker range=">=1"\n\ny\n\n::: moniker-end',
      ["x", "y"],
    ],
    ["an include", "[!INCLUDE [t](includes/a.md)]", ["From a part."]],
    ["a next step", '> [!div class="nextstepaction"]\n> [Go](https://e.org)', ["Go"]],
    ["a video", "> [!VIDEO https://e.org/v]", ["https://e.org/v"]],
    ["references", "[x](xref:a.b) and <xref:System.String?displayProperty=fullName>", ["x", "System.String"]],
    [
      "references in HTML",
      '<a href="xref:a.b">x</a> <a href="xref:A.B?displayProperty=c"/> y',
      ["x", "A.B", "y"],
    ],
    ["references by element", '<xref href="A.B`1" altProperty="name"/> y', ["A.B`1", "y"]],
    ["references in angle brackets", "[**x**](<xref:A.B(C.D)>) [`y`](<xref:a.b>) z", ["x", "y", "z"]],
    ["references without words", "[](xref:A.B?title=C) y", ["A.B", "y"]],
    ["an alert", "> [!Tip]\n> x", ["x"]],
    ["a container", "1. Q\n\n    :::any-name\n    A *b*.\n    :::\n", ["Q", "A b."]],
  ])("shows the words of %s without syntax", (_, text, words) => {
    const page = renderText(text, around);
    expect(codesOf(page)).toEqual([]);
    const shown = page.body.html.replaceAll(/<[^>]*>/g, "");
    for (const word of words) {
      expect(shown).toContain(word);
      expect(page.body.text).toContain(word);
    }
    for (const output of [shown, page.body.text, page.body.markdown])
      expect(output).not.toMatch(/:::|\[!|#tab|xref:/i);
  });

  it("links references to pages, whatever their text contains, and keeps the words of others", () => {
    const uids = {"A.B": "/a/"};
    const text = "[`[P]` *x*](xref:a.b?title=y#part), [`[Q]` z](xref:Q.R) and [w][w]\n\n[w]: xref:A.B";
    const page = renderText(text, {...around, variables: {uids}});
    expect(codesOf(page)).not.toContain("link-scheme");
    const {html} = page.body;
    expect(html).toContain('<a href="/a/#part"><code>[P]</code> <em>x</em></a>');
    expect(html).toContain('<a href="/a/">w</a>');
    expect(html).toMatch(/<span><code>\[Q\]<\/code> z<\/span>/);
  });

  it("gives a heading the same id with and without the selector of an emoji", () => {
    const {html} = renderText("## \u2699\uFE0F Changes\n\n## \u2699 Fixes\n", around).body;
    expect(html).toContain('id="-changes"');
    expect(html).toContain('id="-fixes"');
  });

  it("keeps references in code", () => {
    const {html} = renderText('`[](xref:a.b)` ``<a href="xref:a.b"/>`` `[x](xref:a.b)`', around).body;
    expect(html.match(/xref:a\.b/g)).toHaveLength(3);
  });

  it.each(["> x\n> [!code-cs[](a.cs)]", "- x\n\n  >[!code-cs[](a.cs)]"])(
    "shows files in quotes: %j",
    text => {
      const {html} = renderText(text, around).body;
      expect(html).toMatch(/<blockquote>[\s\S]*two[\s\S]*<\/blockquote>/);
      expect(html).not.toContain("[!code");
    },
  );

  it("shows images and files as code", () => {
    const {html, markdown} = renderText(
      ':::image type="content" source="https://e.org/a.png" alt-text="An *a*":::\n\n[!code-csharp[M](a.cs#L2-L2)]\n\n:::code language="csharp" source="a.cs" range="3":::',
      around,
    ).body;
    expect(html).toContain('src="https://e.org/a.png"');
    expect(markdown).toMatch(/two[\s\S]*three/);
    expect(markdown).not.toContain("one");
  });
});
