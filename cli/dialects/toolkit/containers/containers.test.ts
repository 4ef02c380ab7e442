import type {Nodes} from "mdast";
import {describe, expect, it} from "vitest";
import {codesOf, parseText, renderText, type Surroundings} from "#fixtures/support/page.ts";

/** Returns a compact form of the tree: types, and what distinguishes nodes. */
function sketch(node: Nodes): unknown {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  const name =
    node.type === "aside"
      ? `${node.kind}:${node.titleText ?? "-"}`
      : node.type === "component"
        ? node.name
        : node.type;
  const props = node.type === "component" && Object.keys(node.props).length > 0 ? [node.props] : [];
  return [name, ...props, ...("children" in node ? node.children.map(child => sketch(child as Nodes)) : [])];
}
const tree = (text: string, around: Surroundings): unknown[] =>
  parseText(text, around).tree.children.map(sketch);
const P = (text: string): unknown[] => ["paragraph", text];

describe.each(["native", "remark"] as const)("containers by %s", parser => {
  it.each<[string, unknown[]]>([
    ["::: tip\na\n:::", [["tip:-", P("a")]]],
    [":::tip\na\n:::\nb", [["tip:-", P("a")], P("b")]],
    ["x\n::: tip My title\na\n:::", [P("x"), ["tip:My title", P("a")]]],
    ["::: danger\na\n:::", [["caution:Danger", P("a")]]],
    ["::: details More\na\n:::", [["Details", {summary: "More"}, P("a")]]],
    ["::: details More {open}\na\n:::", [["Details", {summary: "More", open: true}, P("a")]]],
    [":::: info\n::: tip\na\n:::\nb\n::::", [["note:Info", ["tip:-", P("a")], P("b")]]],
    ["::: tip\n::: info\na\n:::\nb\n:::", [["tip:-", ["note:Info", P("a")], P("b")]]],
    [
      "- x\n\n  ::: tip\n  a\n  :::\n- y",
      [["list", ["listItem", P("x"), ["tip:-", P("a")]], ["listItem", P("y")]]],
    ],
    ["::: tip\n- x\n  :::\ny", [["tip:-", ["list", ["listItem", P("x")]]], P("y")]],
    ["> ::: tip\n> a\n> :::", [["blockquote", ["tip:-", P("a")]]]],
    ["::: raw\na\n:::", [P("a")]],
    ["::: tip\n<p>x</p>\n:::\nb", [["tip:-", ["html"]], P("b")]],
    [
      '::: code-group\n```js title="a.js"\n1\n```\n```ts\n2\n```\n:::',
      [["Tabs", ["Tab", {title: "a.js"}, "1"], ["Tab", {title: "ts"}, "2"]]],
    ],
    [
      ":::tabs\n== One\na\n\nb\n== Two #two\n```js\n1\n```\n:::",
      [["Tabs", ["Tab", {title: "One"}, P("a"), P("b")], ["Tab", {title: "Two"}, "1"]]],
    ],
    [
      "::::tabs key:x\n=== One\na\n:::tabs\n== In\nb\n:::\n=== Two\nc\n::::",
      [
        [
          "Tabs",
          ["Tab", {title: "One"}, P("a"), ["Tabs", ["Tab", {title: "In"}, P("b")]]],
          ["Tab", {title: "Two"}, P("c")],
        ],
      ],
    ],
    [":::tabs\na\n== One\nb\n:::", [P("a"), ["Tabs", ["Tab", {title: "One"}, P("b")]]]],
    [":::tabs\na\n\nb\n:::", [P("a"), P("b")]],
    ["::: code-group\na\n```js\n1\n```\n:::", [P("a"), ["Tabs", ["Tab", {title: "js"}, "1"]]]],
  ])("%j", (text, expected) => {
    expect(tree(text, {dialect: "vitepress", parser})).toEqual(expected);
    expect(codesOf(parseText(text, {dialect: "vitepress", parser}))).toEqual([]);
  });

  it.each<[string, unknown[]]>([
    [':::info{title="T"}\na\n:::', [["note:T", P("a")]]],
    [":::note[A `b` c]\na\n:::", [["note:A `b` c", P("a")]]],
    ["<div>\n  :::tip\n  a\n  :::\n</div>", [["htmlElement", ["tip:-", P("a")]]]],
    [":::steps\n### One\n\na\n:::", [["Steps", ["heading", "One"], P("a")]]],
  ])("in MDX: %j", (text, expected) =>
    expect(tree(text, {dialect: "rspress", file: "a.mdx", parser})).toEqual(expected),
  );

  it.each<[string, unknown[]]>([
    ["!!! note\n    a", [["note:-", P("a")]]],
    ['x\n\n!!! warning "T"\n\n    a\n\n    b\n\ny', [P("x"), ["warning:T", P("a"), P("b")], P("y")]],
    ['!!! note ""\n\n    a', [["note:", P("a")]]],
    ["??? tip\n\n    a", [["Details", {summary: "Tip"}, P("a")]]],
    ['???+ bug "B"\n\n    a', [["Details", {summary: "B", open: true}, P("a")]]],
    [
      '=== "A"\n\n    a\n\n=== "B"\n\n    b\n\nc',
      [["Tabs", ["Tab", {title: "A"}, P("a")], ["Tab", {title: "B"}, P("b")]], P("c")],
    ],
    ['=== "A"\n\n    !!! tip\n\n        a', [["Tabs", ["Tab", {title: "A"}, ["tip:-", P("a")]]]]],
    ["!!! note\n\n    ```js\n    a\n      b\n    ```", [["note:-", "a\n  b"]]],
  ])("indented: %j", (text, expected) => expect(tree(text, {dialect: "mkdocs", parser})).toEqual(expected));
});

describe("containers", () => {
  it.each(["```\n::: tip\na\n:::\n```", "    ::: tip\n    a", "`::: tip`"])(
    "are text where they are none: %j",
    text => expect(JSON.stringify(tree(text, {dialect: "vitepress"}))).toContain(":::"),
  );

  it("with other names are replaced by their content in plain Markdown, unless they are never closed", () => {
    expect(tree("::: shell\na\n:::", {})).toEqual([P("a")]);
    expect(tree("::: shell\na", {})).toEqual([P("::: shell\na")]);
    expect(tree("!!! note\n    a", {})).toEqual([P("!!! note\na")]);
  });

  it("that are not closed end with their parent block, and are reported", () => {
    const page = parseText("> ::: tip\n> a\n\nb", {dialect: "vitepress"});
    expect(page.tree.children.map(sketch)).toEqual([["blockquote", ["tip:-", P("a")]], P("b")]);
    expect(page.diagnostics.map(({code, line}) => [code, line])).toContainEqual(["container-unclosed", 1]);
  });

  it.each([
    ["::: tip\n::: warning\na\n:::\n\nb", [["tip:-", ["warning:-", P("a")]], P("b")]],
    ["::: tip\n::: warning\na\n:::\n:::\n\nb", [["tip:-", ["warning:-", P("a")]], P("b")]],
    [
      "::: tip\n::: warning\na\n:::\n\nb\n\n::: tip\n::: note\nc\n:::\n:::\n\nd",
      [["tip:-", ["warning:-", P("a")]], P("b"), ["tip:-", ["note:-", P("c")]], P("d")],
    ],
    [
      "::: tip\n::: note\na\n:::\nb\n::: note\nc\n:::\n:::\n\nd",
      [["tip:-", ["note:-", P("a")], P("b"), ["note:-", P("c")]], P("d")],
    ],
    [
      "::::: tip\n::: note\n::: tip\na\n:::\nb\n:::::\n\nc",
      [["tip:-", ["note:-", ["tip:-", P("a")]], P("b")], P("c")],
    ],
  ])("nested with the same number of colons end together if one line closes both: %j", (text, expected) => {
    const page = parseText(text, {dialect: "docusaurus"});
    expect(page.tree.children.map(sketch)).toEqual(expected);
    expect(page.diagnostics).toEqual([]);
  });

  it("leave no syntax in any output", () => {
    const text =
      "::: tip Use **this**\nOne [link](#x).\n\n- a\n\n  ::: warning\n  two\n  :::\n:::\n\n::: details S\nthree\n:::";
    const {body} = renderText(text, {dialect: "vitepress"});
    expect(body.html).toContain('<p class="aside__label">Use <strong>this</strong></p>');
    expect(body.markdown).toBe(
      "> **Use this**\n>\n> One [link](#x).\n>\n> - a\n>\n>   > **Warning**\n>   >\n>   > two\n\n**S**\n\nthree\n".replace(
        "**Use **this****",
        "**Use this**",
      ),
    );
    expect(body.text).toBe("Use this\nOne link.\na\ntwo\nS\nthree");
    for (const output of Object.values(body)) expect(JSON.stringify(output)).not.toMatch(/:::|___/);
  });
});

describe("tabs named by lines in VuePress", () => {
  const [a, b] = [
    ["Tab", {title: "A"}, P("a")],
    ["Tab", {title: "B"}, P("b")],
  ];

  it.each(["tabs", "code-tabs#shell", "code-tabs"])("are those of a container: %s", name => {
    const text = (first: string, second: string): string =>
      `::: ${name}\n\n@tab${first}\n\na\n\n@tab${second}\n\nb\n\n:::`;
    for (const [first, second] of [
      [" A", " B"],
      [" A", ":active B"],
      [" A#one", " B #two"],
    ] as const)
      expect(tree(text(first, second), {dialect: "vuepress"})).toEqual([["Tabs", a, b]]);
    expect(tree(text(" C#", " B"), {dialect: "vuepress"})[0]).toContainEqual(["Tab", {title: "C#"}, P("a")]);
  });
});
