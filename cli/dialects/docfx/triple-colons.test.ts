import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const around: Surroundings = {dialect: "docfx"};

const spaces = fc.integer({min: 0, max: 9}).map(count => " ".repeat(count));

it("shows the content of columns as prose, however it is indented", () =>
  fc.assert(
    fc.property(spaces, spaces, fc.constantFrom("", ' span="2"'), (frame, indent, span) => {
      const text = `:::row:::\n${frame}:::column${span}:::\n${indent}First **bold**.\n\n${indent}- item\n${frame}:::column-end:::\n${frame}:::column:::\n\n${indent}### Second\n${frame}:::column-end:::\n:::row-end:::\n\nAfter.`;
      const page = renderText(text, around);
      const {html} = page.body;
      expect(codesOf(page)).toEqual([]);
      expect(html).toContain("<p>First <strong>bold</strong>.</p>");
      expect(html).toMatch(/<li>\s*item\s*<\/li>/);
      expect(html).toContain('id="second"');
      expect(html).not.toContain("<pre");
      expect(html).toContain("<p>After.</p>");
    }),
  ));

it("keeps code in columns, and rows in code", () => {
  const column = ":::row:::\n  :::column:::\n    ```js\n    a();\n    ```\n  :::column-end:::\n:::row-end:::";
  expect(renderText(column, around).body.markdown).toContain("```js\na();\n```");
  const code = `\`\`\`md\n${column}\n\`\`\`\``;
  expect(renderText(code, around).body.markdown).toContain(":::row:::\n  :::column:::");
});

const alt = fc.constantFrom("Words", "It's", "a ::: b", "a:b", "");
const join = fc.constantFrom(" ", "\n");
const quote = fc.constantFrom('"', "'");

it("shows images, whatever spaces, quotes and line ends their tags have", () =>
  fc.assert(
    fc.property(alt, join, quote, spaces, (words, separator, mark, space) => {
      fc.pre(!words.includes(mark));
      const attributes = [
        'type="content"',
        'source="https://e.org/x.png"',
        `alt-text=${mark}${words}${mark}`,
      ];
      const text = `Before.\n\n:::${space}image ${attributes.join(separator)} :::\n\nAfter.`;
      const page = renderText(text, around);
      expect(codesOf(page)).toEqual([]);
      expect(page.body.html).toContain('src="https://e.org/x.png"');
      expect(page.body.html).toContain(`alt="${words}"`);
      expect(page.body.text).toMatch(/Before\.\s*[\s\S]*After\./);
    }),
  ));

it.each([
  [':::no-loc text="Blazor"::: apps', "Blazor apps"],
  [':::video source="https://e.org/v" title="Watch":::', "Watch"],
  ['::: zone pivot="one, two"\n\nx\n\n::: zone-end', "x"],
  ['::: moniker range=">= net-5.0 < net-9.0"\nx\n::: moniker-end', "x"],
  [
    ':::image source="https://e.org/x.png" type="complex" alt-text="A":::\n   Long.\n:::image-end:::',
    "Long.",
  ],
])("shows the words of %s", (text, words) => {
  const {body} = renderText(text, around);
  expect(body.text.replaceAll(/\s+/g, " ").trim()).toContain(words);
  expect(body.text).not.toContain(":::");
});

it("keeps a tag without an end as text", () => {
  for (const text of ['Text :::image source="a.png"', ':::image source="a.png"\n\nAfter.', ":::code x"])
    expect(renderText(text, around).body.text).toContain(":::");
});
