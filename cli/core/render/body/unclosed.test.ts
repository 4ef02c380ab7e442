import fc from "fast-check";
import {expect, it} from "vitest";
import {findingsOf, renderText} from "#fixtures/support/page.ts";

const OPTIONAL_END = ["p", "li", "dt", "dd", "td", "tr"];
const names = fc.constantFrom(
  ..."template title select button iframe object noscript plaintext xmp textarea style script svg math canvas dialog option optgroup noembed b em a div details table video pre sup".split(
    " ",
  ),
);
/** Constructs that CommonMark lets run to the end of the document if they are not closed. */
const openings = fc.oneof(
  names.map(name => `<${name}>`),
  names.map(name => `<${name} class="a">`),
  fc.constantFrom("<!-- open", "<![CDATA[ open", "<?open", "<!DOCTYPE open"),
);
/** Contexts for a construct: alone, in a line of text, in a list, a quote or a table cell. */
const places = fc.constantFrom(
  (tag: string) => tag,
  (tag: string) => `Before ${tag}.`,
  (tag: string) => `- ${tag}`,
  (tag: string) => `> ${tag}`,
  (tag: string) => `| a |\n| - |\n| ${tag} |`,
);

const page = (opening: string): string =>
  `# Title\n\nFirst alpha.\n\n${opening}\n\nSecond beta.\n\n## Heading\n\nThird gamma.\n`;

it("keeps the text that follows an element in its own line, whatever the element", () => {
  for (const tag of ["table", "table><tr", "table><tr><td", "select", "b", "details", "ul", "dl", "svg"])
    for (const [before, after] of [
      ["First ", " alpha"],
      ["- First ", " alpha"],
      ["> First ", " alpha"],
      ["## First ", " alpha"],
      ["| a |\n| - |\n| ", " alpha |"],
    ]) {
      const {html, text, markdown} = renderText(`${before}<${tag}>${after}\n\nLast\n`).body;
      for (const output of [html, text, markdown]) expect(output, before + tag).toContain("alpha");
    }
});

it("keeps the text after an unclosed element in HTML, text and Markdown, and reports its line", () => {
  fc.assert(
    fc.property(openings, places, (tag, place) => {
      const result = renderText(page(place(tag)));
      const {html, text, markdown} = result.body;
      for (const word of ["First alpha", "Second beta", "Heading", "Third gamma"])
        for (const output of [html, text, markdown]) expect(output).toContain(word);
      const isLiteral = /^<[!?]/.test(tag) && place("") !== "";
      if (isLiteral) return;
      const lines = place(tag).split("\n").length;
      expect(findingsOf(result)).toContainEqual(
        expect.objectContaining({
          code: expect.stringMatching(/^(?:html|comment)-unclosed$/),
          severity: "error",
          line: 4 + lines,
        }),
      );
    }),
    {numRuns: 300},
  );
});

it.each(["details", "Details", "DIV", "b"])("names <%s> as the page writes it", name => {
  const text = page(`Text.\n\n<${name}>\n\nMore.`);
  const [found] = findingsOf(renderText(text)).filter(({code}) => code === "html-unclosed");
  expect(found?.message).toContain(`\`<${name}>\` is never closed`);
});

it("ignores elements whose end tag is optional or present, and void elements", () => {
  const texts = [
    ...OPTIONAL_END.map(name => `<${name}>`),
    "<br>",
    '<img src="https://example.org/a.png" alt="">',
    "<details>\n\nText\n\n</details>",
    "Some <b>bold</b> text",
    '<a name="x"/>',
  ];
  for (const text of texts)
    expect(findingsOf(renderText(page(text))).filter(({code}) => code === "html-unclosed")).toEqual([]);
});

it("finds every start of many unclosed comments, or reports what is hidden", () => {
  const text = Array.from({length: 40}, (_, at) => `<!-- note ${at}\n\nWord${at}.`).join("\n\n");
  const {body} = renderText(text);
  expect(body.html).toContain("Word0.");
});

/** Starts of HTML that end neither with a closing tag nor with `>`, and columns outside of a table. */
const unfinished = fc.constantFrom(
  "<!-- ",
  "<![CDATA[",
  "<?php ",
  "<!DOCTYPE x",
  "<script>",
  "<textarea>",
  "<p",
  "</p ",
  '<div title="',
  "<section class='a",
  "<col>",
  "<colgroup>",
);
/** Quotes, lists and footnotes with text after the block in which the HTML starts. */
const nestings = fc.constantFrom(
  (tag: string) => `> ${tag}\n> inside\n>\n> more\n`,
  (tag: string) => `- first\n\n  ${tag}\n  inside\n\n  more\n\n- next\n`,
  (tag: string) => `> - ${tag}\n>   inside\n>\n> - more\n`,
  (tag: string) => `> [!NOTE]\n> ${tag}\n> inside\n>\n> more\n`,
  (tag: string) => `Note[^1]\n\n[^1]: ${tag}\n    inside\n\n    more\n`,
  (tag: string) => `1. > ${tag}\n   > inside\n   >\n   > more\n`,
);

it("keeps the text after an unfinished tag inside quotes, lists and footnotes, and reports it", () => {
  fc.assert(
    fc.property(unfinished, nestings, (tag, nest) => {
      const result = renderText(`# Title\n\nFirst alpha.\n\n${nest(tag)}\nLast omega.\n`);
      const {html, text, markdown} = result.body;
      for (const output of [html, text, markdown])
        for (const word of ["First alpha", "more", "Last omega"]) expect(output, tag).toContain(word);
      const isCode = /^<(?:!--|script)/.test(tag);
      for (const output of [html, text, markdown]) expect(output.includes("inside")).toBe(!isCode);
      if (tag.startsWith("<col")) return;
      expect(findingsOf(result)).toContainEqual(
        expect.objectContaining({code: expect.stringMatching(/-unclosed$/), severity: "error"}),
      );
    }),
    {numRuns: 200},
  );
});
