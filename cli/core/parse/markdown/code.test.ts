import type {Code} from "mdast";
import {describe, expect, it} from "vitest";
import {parseText} from "#fixtures/support/page.ts";

const blocks = (text: string): Code[] => parseText(text).tree.children.filter(node => node.type === "code");
const block = (text: string): Code => blocks(text)[0] as Code;

describe("info strings", () => {
  it.each([
    ["js", "js", undefined],
    ["javascript", "js", undefined],
    [" JavaScript", "js", undefined],
    ["typescript", "ts", undefined],
    ["txt", "text", undefined],
    ["console", "bash", undefined],
    ["yml", "yaml", undefined],
    ["constructor", "constructor", undefined],
    ["js-with-links", "js-with-links", undefined],
    ['js title="a b.js" {1,3-4}', "js", {title: "a b.js", marks: [1, 3, 4]}],
    ["js {2} title='x.js'", "js", {title: "x.js", marks: [2]}],
    ["js{1-2,2}", "js", {marks: [1, 2]}],
    ["{3}", null, {marks: [3]}],
    ["ts filename=a.ts", "ts", {title: "a.ts"}],
    ["js {1-999999999}", "js", {marks: expect.any(Array)}],
    ["js {a}", "js", undefined],
    ["js subtitle=x", "js", undefined],
    ["", null, undefined],
  ])("%j", (info, lang, data) => {
    const code = block(`\`\`\`${info}\nx\n\`\`\``);
    expect(code.lang ?? null).toBe(lang);
    expect(code.data).toEqual(data);
  });

  it("with the language `ansi` are text, whose colors were removed when the file was read", () =>
    expect(block('```ansi title="out"\nred\n```')).toMatchObject({
      lang: "text",
      value: "red",
      data: {title: "out"},
    }));

  it("keep their metadata as written", () =>
    expect(block('```js title="a" {1}\nx\n```').meta).toBe('title="a" {1}'));
});

describe("titles from a bold line above", () => {
  it.each([
    ["**webpack.config.js**", "webpack.config.js"],
    ["__src/index.js__", "src/index.js"],
    ["**`app/[id]/+page.ts`**", "app/[id]/+page.ts"],
    ["**Dockerfile:**", "Dockerfile"],
    ["**/etc/hosts**", "/etc/hosts"],
    ["**.env (local)**", ".env (local)"],
    ["**src/index.js**:", "src/index.js"],
    ["**src/index.js** (entry point)", "src/index.js (entry point)"],
    ["**package.json** (in a dependency):", "package.json (in a dependency)"],
  ])("%j", (line, title) => {
    const {tree} = parseText(`Text.\n\n${line}\n\n\`\`\`js\nx\n\`\`\``);
    expect(tree.children.map(({type}) => type)).toEqual(["paragraph", "code"]);
    expect((tree.children[1] as Code).data?.title).toBe(title);
  });

  it.each([
    "**Examples** (by default):",
    "**Note** that this is text",
    "**The `main` file**",
    "**shell**",
    "**Request.**",
    "**and/or**",
    "**Version 2.0**",
    "**a.js and b.js**",
    "**src/index.js** and **other.js**",
    "Some **bold** text",
    "**[link](x)**",
    "**a\nb**",
    "*one.js*",
  ])("%j remains a paragraph", line => {
    const {tree} = parseText(`${line}\n\n\`\`\`js\nx\n\`\`\``);
    expect(tree.children.map(({type}) => type)).toEqual(["paragraph", "code"]);
    expect((tree.children[1] as Code).data?.title).toBeUndefined();
  });

  it("work in list items, and only directly above", () => {
    const {tree} = parseText("- **a.js**\n\n  ```js\n  x\n  ```\n\n**b.js**\n\ntext\n\n```js\ny\n```");
    expect(JSON.stringify(tree)).toContain('"title":"a.js"');
    expect(JSON.stringify(tree)).not.toContain('"title":"b.js"');
  });

  it("do not override the info string", () => {
    expect(blocks('**a.js**\n\n```js title="b.js"\nx\n```').map(({data}) => data?.title)).toEqual(["b.js"]);
  });

  it("are limited to one line each for consecutive blocks", () => {
    const texts = blocks("**a.js**\n\n```js\n1\n```\n\n**b.js**\n\n```js\n2\n```");
    expect(texts.map(({data}) => data?.title)).toEqual(["a.js", "b.js"]);
  });
});

describe("diagrams in elements", () => {
  it.each(['<pre class="mermaid">', "<pre class='mermaid'>", "<pre class=mermaid>"])(
    "are code of that language: %s",
    tag => {
      const [code] = blocks(`${tag}\ngraph TD\n  A --> B &amp; C\n\n  B --> D\n</pre>`);
      expect(code).toMatchObject({lang: "mermaid", value: "graph TD\n  A --> B & C\n\n  B --> D"});
    },
  );

  it("are HTML if the class differs", () => {
    expect(blocks('<pre class="mermaids">\na\n</pre>')).toEqual([]);
  });
});
