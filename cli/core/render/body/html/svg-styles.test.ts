import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const name = fc.stringMatching(/^[a-z][\w-]{0,5}$/);
const color = fc.stringMatching(/^#[\da-f]{6}$/);

it("applies simple rules of a picture's style sheet to its elements, and nothing else", () =>
  fc.assert(
    fc.property(
      name,
      color,
      color,
      fc.constantFrom(["", ""], ["/* x */", ""], ["<![CDATA[", "]]>"]),
      (one, first, second, [before, after]) => {
        const css = `${before} rect, .${one} { fill: ${first}; Stroke-Width: 2px !important } circle.${one}{fill:${second};}${after}`;
        const page = renderText(
          `<svg viewBox="0 0 9 9"><style>${css}</style><rect width="4" fill="blue" style="opacity: 1"/><circle class="a ${one}" r="3"/><path d="M0 0"/></svg>\n`,
        );
        expect(codesOf(page)).toEqual([]);
        expect(page.body.html).not.toContain("<style");
        expect(page.body.html).toMatch(new RegExp(`<rect [^>]*fill="${first}"[^>]*stroke-width="2px"`));
        expect(page.body.html).toMatch(new RegExp(`<circle [^>]*fill="${second}"`));
        expect(page.body.html).toContain('<path d="M0 0">');
      },
    ),
  ));

it.each([
  ["an address", ".a{fill:url(https://x.example/a)}"],
  ["an import", "@import url(https://x.example/a); .a{stroke:red}"],
  ["a hidden address", ".a{fill:u\\72l(https://x.example/a)}"],
  ["an unknown property", ".a{background:url(//x.example);position:fixed;behavior:url(x)}"],
  ["a media query", "@media print{.a{fill:red}}"],
  ["a selector of the page", "body .a{fill:red}"],
  ["a missing brace", ".a{fill:red"],
])("keeps nothing of %s in a style sheet", (_, css) => {
  const {html} = renderText(
    `<svg viewBox="0 0 9 9"><style>${css}</style><path class="a" d="M0 0"/></svg>\n`,
  ).body;
  expect(html).toContain('<path class="a" d="M0 0">');
});

it("reads the style sheet of each picture on its own", () => {
  const picture = (fill: string): string => `<svg><style>.a{fill:${fill}}</style><path class="a"/></svg>`;
  expect(renderText(`${picture("red")}\n\n${picture("lime")}\n`).body.html.match(/fill="\w+"/g)).toEqual([
    'fill="red"',
    'fill="lime"',
  ]);
});

it.each(["page.md", "page.mdx"])("shows pictures of objects as images in %s", file => {
  const page = renderText(
    '<object data="https://x.example/a.svg" type="image/svg+xml" width="9" aria-label="A map"></object>\n\n<object data="https://x.example/a.pdf"></object>\n',
    {file},
  );
  expect(page.body.html).toMatch(/<img[^>]*src="https:\/\/x\.example\/a\.svg"/);
  expect(page.body.html).toContain('alt="A map"');
  expect(codesOf(page)).toEqual(["html-removed"]);
});
