import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, enhanceText, renderText} from "#fixtures/support/page.ts";

const html = (text: string, file = "page.md"): string => renderText(text, {file}).body.html;

describe("plain folders support syntax without meaning in CommonMark:", () => {
  it.each(["note", "info", "tip", "warning", "caution", "danger", "important", "hint", "success", "error"])(
    "containers named %s",
    name => {
      const shown = html(`:::${name}\nA\n:::\n\n::: ${name} My title\nB\n:::`);
      expect(shown.match(/<div class="aside/g)).toHaveLength(2);
      expect(shown).toContain("My title");
      expect(shown).not.toContain(":::");
    },
  );

  it("containers with any other name, whose content remains", () =>
    fc.assert(
      fc.property(
        fc
          .stringMatching(/^[a-z]{3,9}$/)
          .filter(name => !["note", "info", "tip", "hint", "steps"].includes(name)),
        fc.constantFrom("", " Words", "[Words]"),
        fc.integer({min: 3, max: 5}),
        (name, title, size) => {
          const colons = ":".repeat(size);
          const page = renderText(`Before\n${colons}${name}${title}\nA\n\n:::tip\nB\n:::\n${colons}\n`);
          expect(page.body.html).toMatch(/<p>Before<\/p>.*<p>A<\/p>.*<div class="aside aside--tip.*B/s);
          expect(page.body.html).not.toContain(":::");
        },
      ),
    ));

  it("but not containers in code, and unknown ones that are never closed", () => {
    expect(html(":::shell\nA\n")).toContain(":::shell");
    expect(html("```\n:::note\nA\n:::\n```")).toContain(":::note");
  });

  it("classes and ids after headings", () => {
    const shape = fc.constantFrom(
      "{.x}",
      "{ .x .y-z }",
      "{: .x}",
      "{#own}",
      "{ #own }",
      "{#own .x}",
      "{.x #own}",
      '{id="own"}',
      '{ id="own" collapsible="true" }',
      '{collapsible="true" id="own"}',
    );
    fc.assert(
      fc.property(shape, attributes => {
        const {tree, headingIds} = enhanceText(`#### \`when()\` ${attributes}\n`);
        expect(headingIds).toEqual([attributes.includes("own") ? "own" : "when"]);
        expect(tree.children[0]).toMatchObject({children: [{type: "inlineCode", value: "when()"}]});
      }),
    );
    expect(html("## Use {x} and {.} here\n\n## Set {a.b}")).toMatch(/\{x\} and \{\.\} here[\s\S]*\{a\.b\}/);
  });

  it("tabs imported from a theme", () => {
    const tabs =
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nOne\n\n</TabItem>\n<TabItem value="win">\n\nTwo\n\n</TabItem>\n</Tabs>\n';
    const page = renderText(tabs);
    expect(codesOf(page)).toEqual([]);
    expect(page.body.html).toContain("macOS");
    expect(page.body.html).toContain("Two");
    expect(page.body.html).not.toContain("import");
    expect(html(`\`\`\`js\n${tabs}\`\`\``)).toContain("@theme/Tabs");
  });

  it("the content of a badge, in Markdown and MDX", () => {
    for (const file of ["page.md", "page.mdx"]) {
      const page = renderText("A <Badge>required</Badge> name", {file});
      expect(page.body.html).toMatch(/<span class="badge[^>]*>required<\/span>/);
      expect(codesOf(page)).toEqual([]);
      expect(codesOf(renderText("A <Badge />", {file}))).toEqual(["mdx-prop"]);
    }
  });

  it("comments that mark lines of code", () => {
    expect(html("```js\na(); // [!code ++]\n```")).not.toContain("[!code");
  });
});

it.each(["sort_rank", "weight", "nav_order", "order", "position", "sidebar_position"])(
  "the order of pages may be written as %s, unless it is no number",
  key => {
    const page = enhanceText(`---\ntitle: A\n${key}: 7\n---\n`);
    expect([page.frontMatter.sort, codesOf(page)]).toEqual([7, []]);
    expect(codesOf(enhanceText(`---\ntitle: A\n${key}: last\n---\n`))).toEqual([]);
    expect(enhanceText(`---\ntitle: A\n${key}: 7\nsort: 2\n---\n`).frontMatter.sort).toBe(2);
  },
);

it("replaces the names of emoji, and no other text between colons", () => {
  const body = html(":zap: fast, `:zap:`, a:zap:b, :no_such_name:, 10:30:45\n");
  expect(body).toBe("<p>⚡ fast, <code>:zap:</code>, a:zap:b, :no_such_name:, 10:30:45</p>");
});

it("accepts what other tools understand and what changes nothing here", () => {
  const page = renderText(
    '---\ntitle: A\nhide_title: true\nnav_icon: x\n---\n\n<div class="a" markdown="1">\n\nSome *text*.\n\n</div>\n',
    {dialect: "plain"},
  );
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain("<em>text</em>");
});

it.each(["NOTE", "Warning", "tip"])("reads an alert whose text starts on the line of its name: %s", name => {
  const body = html(`> [!${name}] The \`key\` must be\n> unique.\n>\n> More.\n`);
  expect(body).toMatch(/class="aside aside--[\s\S]*The <code>key<\/code> must be\s+unique\.[\s\S]*More/);
  expect(body).not.toContain("[!");
});
