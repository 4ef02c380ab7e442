import fc from "fast-check";
import type {Nodes} from "mdast";
import {describe, expect, it} from "vitest";
import {inlineText} from "#core/model/mdast-text.ts";
import {codesOf, parseText, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {DIALECTS} from "#schemas/settings/dialects.ts";

const outline = (text: string, around: Surroundings = {}): string[] => {
  const {tree} = parseText(text, around);
  const lines: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "aside")
      lines.push(`${node.kind}: ${node.children.map(child => inlineText(child)).join(" / ")}`);
    else if (node.type === "paragraph") lines.push(inlineText(node));
    else if ("children" in node) for (const child of node.children) visit(child as Nodes);
  };
  visit(tree);
  return lines;
};

describe.each(["native", "remark"] as const)("asides by %s", parser => {
  it.each([
    ["T> Mix well.", ["tip: Mix well."]],
    ["W> Never `open` it.\nSee [heat](/heat/).", ["warning: Never open it.\nSee heat."]],
    ["?> Write this.", ["todo: Write this."]],
    ["T> one\n\nW> two", ["tip: one", "warning: two"]],
    ["- item\n\n  T> inside", ["item", "tip: inside"]],
    ["> T> quoted", ["tip: quoted"]],
    ["T> `code` first", ["tip: code first"]],
    ["T> write to me@example.com soon", ["tip: write to me@example.com soon"]],
  ])("%j", (text, expected) => expect(outline(text, {parser})).toEqual(expected));

  it.each([
    ["T>no space", ["T>no space"]],
    ["T\\> escaped", ["T> escaped"]],
    ["T&gt; by reference", ["T> by reference"]],
    ["`T>` code", ["T> code"]],
    ["[T> link](x)", ["T> link"]],
    ["X> other letter", ["X> other letter"]],
    ["T> T> twice", ["tip: T> twice"]],
  ])("%j is not an aside, or a single one", (text, expected) =>
    expect(outline(text, {parser})).toEqual(expected),
  );

  it("splits a paragraph before a marker in a later line and reports its position", () => {
    const page = parseText("Some text.\nT> A tip\nof two lines.\nW> A warning.", {parser});
    expect(outline("Some text.\nT> A tip\nof two lines.\nW> A warning.", {parser})).toEqual([
      "Some text.",
      "tip: A tip\nof two lines.",
      "warning: A warning.",
    ]);
    expect(page.diagnostics.map(({code, line, column}) => [code, line, column])).toEqual([
      ["aside-position", 2, 1],
      ["aside-position", 4, 1],
    ]);
    expect(page.tree.children.map(({position}) => [position?.start.offset, position?.end.offset])).toEqual([
      [0, 10],
      [11, 33],
      [34, 47],
    ]);
  });

  it("ignores an escaped marker in a later line", () => {
    expect(outline("Text\nT\\> not one", {parser})).toEqual(["Text\nT> not one"]);
  });

  it("finds a marker in a later line of a block quote", () => {
    const page = parseText("> text\n> T> tip", {parser});
    expect(page.diagnostics.map(({line, column}) => [line, column])).toEqual([[2, 3]]);
    expect(outline("> text\n> T> tip", {parser})).toEqual(["text", "tip: tip"]);
  });
});

describe("alerts", () => {
  it.each(["note", "tip", "important", "warning", "caution"])("%s", kind => {
    expect(outline(`> [!${kind.toUpperCase()}]\n> Body of it.\n>\n> More.`)).toEqual([
      `${kind}: Body of it. / More.`,
    ]);
  });

  it("may be on their own line, followed by a block", () => {
    expect(outline("> [!NOTE]\n>\n> - a list")).toEqual(["note: a list"]);
    expect(outline("> [!NOTE]  \n> after a hard break")).toEqual(["note: after a hard break"]);
    expect(outline("> [!NOTE]\\\n> after a hard break")).toEqual(["note: after a hard break"]);
  });

  it.each(["LEGACY", "SEEALSO"])("take an unknown word in capitals as their title: %s", name => {
    const label = name.charAt(0) + name.slice(1).toLowerCase();
    for (const text of [`> [!${name}]\n> text`, `> [!${name}] text`]) {
      const {html} = renderText(text).body;
      expect(html).toContain(label);
      expect(html).toContain("text");
      expect(html).not.toContain("[!");
    }
  });

  it.each(["> [!Other]\n> text", "> text\n> [!NOTE]", "[!NOTE]\ntext"])(
    "%j is a plain block quote or paragraph",
    text => expect(outline(text).join()).not.toMatch(/^\w+: /),
  );

  it.each([
    "> [!NOTE] body in the same line",
    "> [!NOTE] **body** in the same line",
    "> [!NOTE]- body in the same line",
  ])("%j is an aside", text => expect(outline(text)).toEqual(["note: body in the same line"]));

  it.each(DIALECTS)("never show the marker, whatever their name and title: %s", dialect => {
    const known = fc.constantFrom("note", "TIP", "Warning");
    const capitals = fc.stringMatching(/^[A-Z]{2,8}$/);
    const rest = fc.constantFrom("", " Own *title*", "\n> own", "\n>\n> - own");
    fc.assert(
      fc.property(fc.oneof(known, capitals), fc.constantFrom("", "+", "-"), rest, (name, sign, after) => {
        const {html, markdown} = renderText(`> [!${name}]${sign}${after}\n> body`, {dialect}).body;
        for (const text of [html, markdown]) {
          expect(text).not.toContain("[!");
          expect(text).toContain("body");
          if (after !== "") expect(text).toMatch(/own/i);
        }
      }),
      {numRuns: 20},
    );
  });

  it("may be escaped", () => expect(outline("> \\[!NOTE]\n> text")).toEqual(["[!NOTE]\ntext"]));
});

describe("alerts of Hugo", () => {
  it.each([
    ["> [!NB]\n> a", "NB"],
    ["> [!nb]+\n> a", "Nb"],
    ["> [!example]- Own\n> a", "Own"],
  ])("have any name: %j", (text, label) => {
    const {html} = renderText(text, {dialect: "hugo"}).body;
    expect(html).toContain(`label">${label}</p><p>a</p>`);
  });
});

describe("alerts of VitePress", () => {
  const around: Surroundings = {dialect: "vitepress"};
  const rows = ["note", "tip", "important", "warning", "caution", "info", "danger", "WARNING"].map(
    (name): [string, string] => [name, {info: "note", danger: "caution"}[name] ?? name.toLowerCase()],
  );

  it.each(rows)("may have a title: %s", (name, kind) => {
    const page = renderText(`> [!${name}] Own *title*\n> a\n>\n> b`, around);
    expect(page.body.html).toContain(`<div class="aside aside--${kind}"`);
    expect(page.body.html).toContain('<p class="aside__label">Own <em>title</em></p><p>a</p><p>b</p>');
    expect(page.body.markdown).toBe("> **Own title**\n> a\n>\n> b\n");
  });

  it("default to the name of their kind", () => {
    expect(renderText("> [!TIP]\n> a", around).body.markdown).toBe("> **Tip:**\n> a\n");
    expect(renderText("> [!TIP] A", around).body.html).toMatch(/label">A<\/p><\/div>$/);
  });

  it("with other names are block quotes", () => {
    expect(renderText("> [!constructor] x\n> a", around).body.html).toMatch(/^<blockquote>/);
  });
});

it("asides report nothing themselves", () => expect(codesOf(parseText("T> a\n\n> [!TIP]\n> b"))).toEqual([]));
