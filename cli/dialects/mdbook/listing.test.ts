import fc from "fast-check";
import {expect, it} from "vitest";
import {findingsOf, renderText} from "#fixtures/support/page.ts";

function render(text: string): {html: string; messages: string[]} {
  const page = renderText(text, {dialect: "mdbook"});
  return {html: page.body.html, messages: findingsOf(page).map(({message}) => message)};
}

it("shows the file name, number and caption of a listing, whose caption is Markdown", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 99}),
      fc.integer({min: 1, max: 99}),
      word,
      word,
      (a, b, file, code) => {
        const {html, messages} = render(
          `<Listing number="${a}-${b}" file-name="src/${file}.rs" caption="A \`${code}\` in *place*">\n\n\`\`\`rust\nlet x;\n\`\`\`\n\n</Listing>\n\n[see](#listing-${a}-${b})\n`,
        );
        expect(messages).toEqual([]);
        expect(html).toContain(`<figure id="listing-${a}-${b}">`);
        expect(html).toContain(`<p>Filename: src/${file}.rs</p>`);
        expect(html).toContain(
          `<figcaption><a href="#listing-${a}-${b}">Listing ${a}-${b}</a>: A <code>${code}</code> in <em>place</em></figcaption>`,
        );
      },
    ),
    {numRuns: 20},
  );
});

it.each([
  ['file-name="a.rs"', "<p>Filename: a.rs</p>", "<figcaption>"],
  ['caption="Words"', "<figcaption>Words</figcaption>", "Filename"],
  ['number="1"', '<figcaption><a href="#listing-1">Listing 1</a></figcaption>', "Filename"],
])("shows only the parts of a listing that it has: %s", (props, shown, absent) => {
  const {html} = render(`<Listing ${props}>\n\ntext\n\n</Listing>\n`);
  expect(html).toContain(shown);
  expect(html).not.toContain(absent);
});
