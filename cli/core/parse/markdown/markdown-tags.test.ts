import fc from "fast-check";
import type {Nodes} from "mdast";
import {visit} from "unist-util-visit";
import {describe, expect, it} from "vitest";
import {codesOf, parseText, renderText} from "#fixtures/support/page.ts";
import {COMPONENTS} from "./components.ts";

function sketch(node: Nodes): unknown {
  if (node.type === "text" || node.type === "html") return node.value;
  const name = node.type === "component" ? node.name : node.type;
  const props = node.type === "component" && Object.keys(node.props).length > 0 ? [node.props] : [];
  return [name, ...props, ...("children" in node ? node.children.map(child => sketch(child as Nodes)) : [])];
}
const md = (text: string): unknown[] => parseText(text).tree.children.map(sketch);

describe("component tags in Markdown", () => {
  it.each<[string, unknown[]]>([
    ['a <Badge text="5.0+" /> b', [["paragraph", "a ", ["Badge", {text: "5.0+"}], " b"]]],
    ["a <Badge text='5 > 4'/> b", [["paragraph", "a ", ["Badge", {text: "5 > 4"}], " b"]]],
    [
      '<Badge text="1" />\n\nafter',
      [
        ["Badge", {text: "1"}],
        ["paragraph", "after"],
      ],
    ],
    [
      '<Badge text="1" />\nswallowed **line**',
      [
        ["Badge", {text: "1"}],
        ["paragraph", "swallowed ", ["strong", "line"]],
      ],
    ],
    ["## Title <Badge text='2' />", [["heading", "Title ", ["Badge", {text: "2"}]]]],
    [
      '- x <Badge text="a &amp; b" />',
      [["list", ["listItem", ["paragraph", "x ", ["Badge", {text: "a & b"}]]]]],
    ],
    [
      '<Tabs>\n\n<Tab title="A">\n\none\n\n</Tab>\n\n</Tabs>',
      [["Tabs", ["Tab", {title: "A"}, ["paragraph", "one"]]]],
    ],
    [
      '<Tabs>\n<Tab title="A">\n\none\n\n</Tab>\n</Tabs>',
      [["Tabs", ["Tab", {title: "A"}, ["paragraph", "one"]]]],
    ],
  ])("%s", (text, expected) => {
    expect(md(text)).toEqual(expected);
    expect(codesOf(parseText(text))).toEqual([]);
  });

  it.each([
    "<badge text='1' />",
    "<Badges text='1' />",
    "`<Badge text='1' />`",
    "\\<Badge text='1' />",
    "{/* x */}",
    "import a from 'b'",
  ])("%j is not a component", text => expect(JSON.stringify(md(text))).not.toContain('"Badge"'));

  it("are reported at their line if they are never closed, wherever they stand", () => {
    const names = [...COMPONENTS].filter(([, {children}]) => children).map(([name]) => name);
    const around = [
      (text: string) => text,
      (text: string) => text.replaceAll(/^/gm, "> "),
      (text: string) => text.replaceAll(/^/gm, "  ").replace(/^ /, "-"),
      (text: string) => `<Steps>\n\n${text}\n\n</Steps>`,
      (text: string) => `<Steps>\n${text}\n</Steps>`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...around), (name, wrap) => {
        const text = wrap(`<${name}>\n\ntext\n\n## Heading`);
        const found = parseText(text).diagnostics.map(({code, line}) => [code, line]);
        const at = text.split("\n").findLastIndex(one => one.includes(`<${name}>`)) + 1;
        // An unclosed component of the same name takes the closing tag of the outer one.
        const line = name === "Steps" ? 1 : at;
        expect(found).toEqual([["html-unclosed", line]]);
      }),
      {numRuns: 200},
    );
  });

  it("within other HTML are closed, so that they do not swallow other content", () => {
    const {body} = renderText('<div><Badge text="1" /> after</div>\n\nlast');
    expect(body.html).toBe('<div><span class="badge">1</span> after</div><p>last</p>');
  });

  it("keep the positions of subsequent content in their block", () => {
    const page = parseText('x\n\n<Badge text="1" />\nT> late\nW> mark', {});
    expect(page.diagnostics.map(({code, line}) => [code, line])).toEqual([["aside-position", 5]]);
  });

  it("without a closing tag have no content", () => {
    expect(renderText("<Tabs>\n\ntext").body.html).toContain("<p>text</p>");
  });
});

const LINES = [
  "<Steps>",
  "</Steps>",
  '<Badge text="1" />',
  '<Card title="a">',
  "</Card>",
  "### a",
  "  <Tabs>",
];

it("adjacent tags and headings are parsed as with blank lines between them, with exact positions", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), {maxLength: 12}), lines => {
      const text = lines.join("\n");
      expect(md(text)).toEqual(md(lines.join("\n\n")));
      visit(parseText(text).tree, "heading", ({position}) => {
        expect(lines[(position?.start.line as number) - 1]).toBe("### a");
        expect(text.slice(position?.start.offset, position?.end.offset)).toBe("### a");
      });
    }),
  );
});

describe("rules for HTML elements", () => {
  const VOID = ["area", "br", "embed", "hr", "img", "input", "meta", "wbr"];
  const OTHERS = ["abbr", "b", "details", "div", "kbd", "mark", "p", "section", "span", "video"];
  const element = {element: "i", class: "ruled"};
  const html = (text: string, name: string): ReturnType<typeof renderText> =>
    renderText(text, {components: {[name]: element}});

  it.each(VOID)("apply to unclosed <%s>", name => {
    for (const text of [
      `<${name}>`,
      `<${name} title="a">`,
      `a <${name}> b`,
      `- <${name}>`,
      `> a <${name}/>`,
    ]) {
      const found = html(`${text}\n\nafter`, name);
      expect(found.body.html, text).toContain('<i class="ruled"></i>');
      expect(codesOf(found), text).toEqual([]);
      expect(found.body.html, text).toContain("<p>after</p>");
    }
  });

  it.each(OTHERS)("apply to <%s>, or are reported inside other HTML", name => {
    expect(html(`a <${name}>b</${name}> c`, name).body.html).toContain('<i class="ruled">b</i>');
    const found = html(`<figure>\n<${name}>b</${name}>\n</figure>`, name);
    expect(codesOf(found)).toContain("config-component");
    expect(codesOf(html(`<figure>\n<${name}>b</${name}>\n</figure>`, "kbdx"))).not.toContain(
      "config-component",
    );
  });
});

it("a closing tag ends its component after HTML without an empty line between them", () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("<div>", "</div>", "text", "</Other>"), {maxLength: 5}),
      fc.constantFrom("", "> ", "  "),
      (lines, before) => {
        const html = ["<ClientOnly>", "", "<div>", ...lines, "</ClientOnly>", "", "[x](none.md)"];
        const page = renderText(html.map(line => before + line).join("\n"), {dialect: "vitepress"});
        expect(page.facts.diagnostics.filter(({message}) => message.includes("ClientOnly"))).toEqual([]);
        const [link] = page.facts.diagnostics.filter(({code}) => code === "link-page");
        expect(link).toMatchObject({line: html.length, column: 1 + before.length});
      },
    ),
  ));

describe("indented tags", () => {
  const indent = fc.constantFrom("", "  ", "    ", "\t", "  \t", "\t\t");

  it("and the text after them are no code", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(indent, indent, indent), {minLength: 1, maxLength: 5}), cards => {
        const lines = cards.flatMap(([open, text, close], at) => [
          at % 2 ? `${open}<Card title="${at}">` : `${open}<Card\n${open}\ttitle="${at}"\n${open}>`,
          `${text}Text **${at}**`,
          `${close}</Card>`,
        ]);
        const page = parseText(`<CardGrid>\n${lines.join("\n")}\n</CardGrid>\n`);
        expect(page.tree.children.map(sketch)).toEqual([
          [
            "CardGrid",
            ...cards.map((_, at) => ["Card", {title: `${at}`}, ["paragraph", "Text ", ["strong", `${at}`]]]),
          ],
        ]);
        expect(codesOf(page)).toEqual(["title-missing"].filter(code => codesOf(page).includes(code)));
      }),
    );
  });

  it("leave code between blank lines, and all positions", () => {
    const text = '<Card title="a">\n\n    code\n\n</Card>\n\n<Card title="b">\n\t[x](none.md)\n</Card>\n';
    const page = renderText(text);
    expect(page.body.html).toContain("<code>code");
    expect(page.facts.diagnostics.filter(({code}) => code === "link-page")).toMatchObject([
      {line: 8, column: 2},
    ]);
  });
});
