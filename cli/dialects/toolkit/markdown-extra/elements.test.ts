import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

describe.each(["jekyll", "mkdocs"] as const)("elements in %s", dialect => {
  const html = (text: string): string => renderText(text, {dialect}).body.html;

  it.each([
    ["nested", '<aside markdown="1">\n  Text.\n  <p markdown="1" class="c">\n*a*\n  </p>\n</aside>'],
    ["on one line", '<div markdown="span">*a*</div>'],
    ["with text beside the tags", '<div markdown="block">*a*\n\nb</div>'],
    ["in an element without it", '<div>\n<p markdown="1">*a*</p>\n</div>'],
    ["with an element of its name", '<div markdown="1">\n<div>\nb\n</div>\n*a*\n</div>'],
    ["after a nested element", '<div markdown="1">\n<p markdown="1">b</p>\n*a*\n</div>'],
    ["after an image", '<div markdown="1">\n  <img src="https://x.example/a.png">\n  *a*\n</div>'],
  ])("contain Markdown: %s", (_, text) => {
    const page = html(text);
    expect(page).toContain("<em>a</em>");
    expect(page).not.toContain("<p></p>");
  });

  it.each([
    '<img src="https://x.example/a.png">\n*a*',
    "<div>\nb\n</div>\n*a*",
    "<div>b</div>\n*a*",
    "<div>\n<div>b</div>\n</div>\n*a*",
  ])("end before Markdown: %j", text => {
    expect(html(text)).toContain("<em>a</em>");
  });

  it.each(['<div markdown="0">\n*a*\n</div>', "<div>\n<div>b</div>\n*a*\n</div>", "```\n</div>\n*a*\n```"])(
    "contain text as written: %j",
    text => {
      expect(html(text)).toContain("*a*");
    },
  );

  it("contain no code at any blank lines and indentation", () => {
    const gap = fc.constantFrom("\n", "\n\n", "\n   \n\n");
    const indent = fc.integer({min: 0, max: 9}).map(count => " ".repeat(count));
    fc.assert(
      fc.property(fc.array(fc.tuple(gap, indent), {minLength: 5, maxLength: 5}), spaces => {
        const tags = ["<tbody>", "<tr>", "<td>a</td>", "</tr>", "</tbody>"];
        const rows = tags.map((tag, i) => (spaces[i] ?? []).join("") + tag).join("");
        const page = html(`<div>\n<table>${rows}\n</table>\n</div>\n\n    <code>\n`);
        expect(page.match(/<td>a<\/td>/g)).toHaveLength(1);
        expect(page.match(/<pre/g)).toHaveLength(1);
      }),
      {numRuns: 100},
    );
  });

  it("stay in a paragraph if they are inline", () => {
    expect(html("a <a href='https://x.example'>\nb\n</a>\nc").match(/<p>/g)).toHaveLength(1);
  });

  it("keep all words in order, in balanced elements", () => {
    const node: fc.Arbitrary<string> = fc.letrec<{node: string; content: string}>(tie => ({
      content: fc
        .array(
          fc.oneof(
            fc.constant("WORD"),
            fc.constant('<img src="https://x.example/a.png">\nWORD'),
            tie("node"),
          ),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map(parts => parts.join("\n")),
      node: fc
        .tuple(
          fc.constantFrom("div", "aside", "section"),
          fc.constantFrom("", ' markdown="1"', ' markdown="block"', " markdown"),
          fc.constantFrom("", "\n"),
          tie("content"),
        )
        .map(([tag, attribute, space, text]) => `<${tag}${attribute}>${space}${text}${space}</${tag}>`),
    })).node;
    fc.assert(
      fc.property(fc.array(node, {minLength: 1, maxLength: 3}), nodes => {
        let size = 0;
        const text = nodes.join("\n").replaceAll("WORD", () => `w${size++}x`);
        const {body} = renderText(text, {dialect});
        const words = [...body.html.matchAll(/w\d+x/g)].map(([word]) => word);
        expect(words).toEqual(Array.from({length: size}, (_, i) => `w${i}x`));
        expect(body.html).not.toContain("markdown");
      }),
      {numRuns: 60},
    );
  });
});
