import fc from "fast-check";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const html = (text: string, around: Surroundings = {}): string => renderText(text, around).body.html;
const {DOMParser} = new JSDOM().window;
const figure = (text: string): Element =>
  new DOMParser().parseFromString(html(text), "text/html").querySelector("figure") as Element;
/** Returns the text that the copy button copies. */
const copied = (text: string): string => {
  const code = figure(text).querySelector("code") as Element;
  for (const element of code.querySelectorAll("[data-nocopy]")) element.remove();
  return code.textContent ?? "";
};

describe("code blocks", () => {
  it("with diagrams are marked, and keep their source as text", () => {
    const {body, facts} = renderText("```mermaid\ngraph LR\n  A --> B\n```\n\n```js\na\n```");
    expect(body.html.match(/<figure[^>]*>/g)).toEqual([
      '<figure class="code" data-island="Diagram" data-props="{&quot;language&quot;:&quot;mermaid&quot;}">',
      '<figure class="code">',
    ]);
    expect(copied("```mermaid\ngraph LR\n  A --> B\n```")).toBe("graph LR\n  A --> B\n");
    expect(body.markdown).toContain("```mermaid\ngraph LR\n  A --> B\n```");
    expect(facts.components).toEqual(["Diagram"]);
  });

  it("are figures with title and language; lines have elements only if they differ", () => {
    const samples = ["js {2}", "js"].map(info =>
      html(`**a.js**\n\n\`\`\`${info}\nconst a = 1;\n\n// "b"\n\`\`\``),
    );
    const figures = [
      '<span class="ln"><i class=t-k>const</i> a = <i class=t-n>1</i>;\n</span><span class="ln hl">\n</span><span class="ln"><i class=t-c>// "b"</i>\n</span>',
      '<i class=t-k>const</i> a = <i class=t-n>1</i>;\n\n<i class=t-c>// "b"</i>\n',
    ].map(
      body =>
        `<figure class="code"><figcaption class="code__bar"><span class="code__title">a.js</span><span class="code__lang">js</span></figcaption><pre tabindex="0"><code>${body}</code></pre></figure>`,
    );
    expect(samples).toEqual(figures);
  });

  it.each([
    ['```js title="a b.js" {1,3-4}\nx\n```', "x\n"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    ["```js\nconst a = `b\n${c}\nd`;\n```", "const a = `b\n${c}\nd`;\n"],
    ['```html\n<a href="x">&amp;</a>\n```', '<a href="x">&amp;</a>\n'],
    ["````md\n```js\n# not a heading\n```\n````", "```js\n# not a heading\n```\n"],
    ["```\n\n  a\n\tb \n```", "\n  a\n\tb \n"],
    [
      "```diff\ndiff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n   a\n-  b\n+  c\n\n+\td\n\\ No newline at end of file\n```",
      "  a\n  b\n  c\n\n\td\n",
    ],
    ["```nosuchlang\n<b>\n```", "<b>\n"],
    ["    indented\n    code", "indented\ncode\n"],
  ])("%j copies %j", (text, expected) => expect(copied(text)).toBe(expected));

  it("mark the lines of a diff with a class and hidden text", () => {
    const lines = [...figure("```diff\n-a: 1,\n+a: 2,\n b\n```").querySelectorAll(".ln")];
    expect(lines.map(line => [line.className, line.textContent])).toEqual([
      ["ln del", "removed a: 1,\n"],
      ["ln add", "added a: 2,\n"],
      ["ln", "b\n"],
    ]);
    expect(figure("```diff\n+a\n```").className).toBe("code code--diff");
  });

  it("distinguish diff headers from lines that start with signs", () => {
    const code = "--- a/x\n+++ b/x\n---\n---flag\n+++i;\n--- a comment of SQL\n+-- another";
    const lines = [...figure(`\`\`\`diff\n${code}\n\`\`\``).querySelectorAll(".ln")];
    expect(lines.map(line => line.className)).toEqual([
      "ln",
      "ln",
      "ln del",
      "ln del",
      "ln add",
      "ln del",
      "ln add",
    ]);
  });

  it.each(["diff", "diff-ts", "diff-css", "patch"])(
    "of %s are copied without signs and their column",
    lang => {
      const line = fc.tuple(
        fc.constantFrom(" ", "-", "+"),
        fc.stringMatching(/^[ \t]{0,3}[a-z{}();.<&"'`-]{0,12}$/),
      );
      fc.assert(
        fc.property(fc.array(line, {minLength: 1, maxLength: 8}), lines => {
          fc.pre(!lines.some(([, text]) => text.includes("```") || /^(?:--|\+\+) \S/.test(text)));
          const text = `~~~${lang}\n${lines.map(([mark, rest]) => mark + rest).join("\n")}\n~~~`;
          expect(copied(text)).toBe(`${lines.map(([, rest]) => rest).join("\n")}\n`);
          expect(figure(text).querySelectorAll(".del")).toHaveLength(
            lines.filter(([mark]) => mark === "-").length,
          );
        }),
        {numRuns: 60},
      );
    },
  );

  it("are plain if they are very long", () => {
    const code = "const a = 1;\n".repeat(16_000);
    expect(html(`\`\`\`js\n${code}\`\`\``)).not.toContain("class=t-");
    expect(html(`\`\`\`js\n${code.slice(0, 13_000)}\`\`\``)).toContain("class=t-k");
  });

  it("close and open tokens at the end of a line", () => {
    expect(html("```js\n/* a\nb */\n```")).toContain("<i class=t-c>/* a</i>\n<i class=t-c>b */</i>\n");
  });

  it.each([
    "js",
    "ts",
    "jsx",
    "tsx",
    "json",
    "json5",
    "bash",
    "html",
    "xml",
    "css",
    "scss",
    "less",
    "yaml",
    "toml",
    "ruby",
    "nginx",
    "markdown",
    "coffeescript",
    "csv",
    "python",
    "rust",
    "go",
    "docker",
    "ini",
    "graphql",
    "vue",
    "sql",
  ])("support %s", lang => expect(codesOf(renderText(`\`\`\`${lang}\nx\n\`\`\``))).toEqual([]));

  it.each(["nosuchlang", "core", "all", "constructor", "../core", "__proto__"])(
    "report %s and show it plain",
    lang => {
      const page = renderText(`text\n\n\`\`\`${lang}\n<b>\n\`\`\``);
      expect(findingsOf(page).map(({code, line}) => [code, line])).toEqual([["code-language", 3]]);
      expect(page.body.html).toContain("&lt;b&gt;");
    },
  );

  it("have the language that the config defines for a name, and are labeled with the name", () => {
    const around = {codeLanguages: {grit: "js", block: "text", js: "text"}};
    const page = renderText(
      "```grit\nlet a\n```\n\n```block\nlet b\n```\n\n```js\nlet c\n```\n\n```constructor\nd\n```",
      around,
    );
    expect(codesOf(page)).toEqual(["code-language"]);
    expect(page.body.html.match(/code__lang">\w+/g)).toEqual(
      ["grit", "block", "js", "constructor"].map(name => `code__lang">${name}`),
    );
    expect(page.body.html).toContain("<i class=t-k>let</i> a");
    expect(page.body.html).toMatch(/<code>let b\n/);
    expect(page.body.html).toMatch(/<code>let c\n/);
  });

  it("without a language or with text have none", () => {
    expect(html("```\nx\n```")).toContain('<figcaption class="code__bar"></figcaption>');
    expect(html("```text\nx\n```")).not.toContain("code__lang");
  });
});

describe("js-with-links", () => {
  const text =
    "```js-with-links\nmodule.exports = {\n  heat: 200, // see [heat](/b) and [this](#x) [\"no\"]\n  a: '[string](/b)',\n};\n```";

  it("converts Markdown links in comments to canonical, recorded links", () => {
    const {body, facts} = renderText(text, {pages: ["b.md"]});
    expect(body.html).toContain(
      '<i class=t-c>// see <a href="/b/">heat</a> and <a href="#x">this</a> ["no"]</i>',
    );
    expect(body.html).toContain("[string](/b)");
    expect(facts.links.map(({raw, url, fragment, line}) => [raw, url, fragment, line])).toEqual([
      ["/b", "/b/", null, 3],
      ["#x", null, "x", 3],
    ]);
  });

  it("is copied with its text", () => expect(copied(text)).toContain('// see heat and this ["no"]'));
  it("is shown as js", () => expect(html(text)).toContain('<span class="code__lang">js</span>'));
  it("reports the line of a broken link", () => {
    expect(
      findingsOf(renderText("```js-with-links\n1\n// [x](/none/)\n```")).map(({code, line}) => [code, line]),
    ).toEqual([["link-page", 3]]);
  });
});

describe("js-with-links-details", () => {
  const text = `\`\`\`js-with-links-details
module.exports = {
  <heat "/b/#heat">
    <default>
      heat: 200, // number | string
    </default>
    heat: 'low', // a step
    heat: () => 3,
  </heat>
  <time "#">
    <default>
      time: 10,
    </default>
  </time>
};
\`\`\``;

  it("shows short forms with linked names, and variants in a disclosure", () => {
    const {body} = renderText(text, {pages: ["b.md"]});
    expect(body.html).toContain('<a href="/b/#heat">heat</a>');
    expect(body.html).toMatch(/<details class="variants"><summary>2 more lines<\/summary>/);
    expect(body.html).not.toContain("default");
    expect(body.html).not.toMatch(/<a href="#?">time/);
  });

  it.each(["i", "class", "t", "a", "href"])("links an option named %s, but not markup of that name", name => {
    const listing = `\`\`\`js-with-links-details\n<${name} "/b/">\n<default>\n${name}: "x", // ${name}\n</default>\n${name}: 1\n</${name}>\n\`\`\``;
    const {body} = renderText(listing, {pages: ["b.md"]});
    const link = new DOMParser().parseFromString(body.html, "text/html").querySelector("code a");
    expect(link?.textContent).toBe(name);
    expect(copied(listing)).toBe(`${name}: "x", // ${name}\n`);
  });

  it("copies only the short forms", () => {
    expect(copied(text)).toBe(
      "module.exports = {\n      heat: 200, // number | string\n      time: 10,\n};\n",
    );
  });

  it("loses nothing in unclosed regions", () => {
    expect(copied('```js-with-links-details\na\n<b "#">\n<default>\nc: 1\n```')).toContain("c: 1");
  });
});
