import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {elementsOf} from "#fixtures/support/html-elements.ts";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {SVG_ELEMENTS} from "./svg-allow-list.ts";

const render = (text: string, file = "a.md") => renderText(text, {file});

describe("a picture in a page", () => {
  it("keeps shapes, text and paint", () => {
    const page = render(
      `<svg viewBox="0 0 24 24" width="24" fill="none">
  <title>Arrow</title>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>

  <path d="M5 12h14" stroke="currentColor" stroke-width="2" fill="url(#g)"/>
  <text x="1" y="2">to the <tspan>right</tspan></text>
</svg>`,
    );
    expect(page.body.html).toBe(
      '<svg viewBox="0 0 24 24" width="24" fill="none"><title>Arrow</title><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M5 12h14" stroke="currentColor" stroke-width="2" fill="url(#g)"></path><text x="1" y="2">to the <tspan>right</tspan></text></svg>',
    );
    expect(codesOf(page)).toEqual([]);
    expect(page.body.sections[0]?.text).toBe("to the right");
    expect(page.body.markdown).toContain("to the right");
  });

  it("may be written as JSX", () => {
    const page = render(
      `<svg viewBox="0 0 24 24" className="icon" xmlns="http://www.w3.org/2000/svg">
  <title>Arrow</title>
  <clipPath id="c"><rect width={9} /></clipPath>
  <g clipPath="url(#c)" style={{strokeWidth: 2}}>
    <text textAnchor="middle">
      Right
    </text>
  </g>
</svg>`,
      "a.mdx",
    );
    expect(page.body.html).toBe(
      '<svg viewBox="0 0 24 24" class="icon" width="24" height="24"><title>Arrow</title><clipPath id="c"><rect width="9"></rect></clipPath><g clip-path="url(#c)" stroke-width="2px"><text text-anchor="middle">Right</text></g></svg>',
    );
    expect(codesOf(page)).toEqual([]);
    expect(page.body.markdown).toContain("Right");
  });

  it("is kept in a paragraph and in a heading", () => {
    const page = render(
      '## A <svg width="9"><path d="M0"/></svg> b\n\nc <svg width="9"><path d="M0"/></svg> d',
    );
    expect(page.body.html.match(/<svg width="9"><path d="M0"><\/path><\/svg>/g)).toHaveLength(2);
    expect(page.body.html).toMatch(/<p>c <svg.*<\/svg> d<\/p>/);
  });

  it("has ids that are unique in the page", () => {
    const icon = '<svg width="9"><g id="a"/><use href="#a"/><use href="#b"/></svg>';
    const page = render(`# T\n\n## A\n\n${icon}\n\n${icon}`);
    expect(
      elementsOf(page.body.html)
        .filter(({name}) => name === "use")
        .map(each => each.attributes),
    ).toEqual([[{name: "href", value: "#a-1"}], [{name: "href", value: "#a-2"}]]);
    expect(codesOf(page)).toEqual(["html-removed", "html-removed"]);
  });

  it("is omitted if it only refers to another file", () => {
    const page = render('a<svg style="height:2em;width:2em"><use href="icons.svg#a"/></svg>, b');
    expect(page.body.html).toBe("<p>a, b</p>");
    expect(codesOf(page)).toEqual(["html-removed"]);
  });

  it("keeps the first of equal ids", () => {
    expect(render('<svg><g id="a"/><g id="a"/><use href="#a"/></svg>').body.html).toBe(
      '<p><svg><g id="a"></g><g></g><use href="#a"></use></svg></p>',
    );
  });

  it("has only text in titles and descriptions", () => {
    const inside =
      '<title>a <title><g aria-label="</title><img src=x onerror=x()>">b</g></title></title><desc><b>c</b></desc>';
    expect(render(`<svg>${inside}</svg>`, "a.mdx").body.html).toBe(
      "<p><svg><title>a b</title><desc>c</desc></svg></p>",
    );
  });

  it("omits scripts and style sheets in embedded HTML", () => {
    expect(
      render("<svg><foreignObject><style>b</style><p>c<script>a</script></p></foreignObject></svg>").body
        .html,
    ).toBe('<p><svg><text x="0" y="0" dy="1em">c</text></svg></p>');
  });

  it("keeps the text of links, embedded HTML and unknown elements", () => {
    const {body} = render(
      '<svg><a href="/x"><text>one</text></a><foreignObject x="3"><div>two <b>three</b></div></foreignObject><switch><foreignObject><p>four</p></foreignObject><text>five</text></switch></svg>',
    );
    expect(body.html).toBe(
      '<p><svg><g><text>one</text></g><text x="3" y="0" dy="1em">two three</text><switch><text>five</text></switch></svg></p>',
    );
  });

  it("is replaced by its text and reported once if it is too large", () => {
    const shapes = '<path d="M0 0"/>'.repeat(25_000);
    const doubling = Array.from(
      {length: 30},
      (_, i) => `<g id="a${i}"><use href="#a${i + 1}"/><use href="#a${i + 1}"/></g>`,
    );
    const circle = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
    const chain = Array.from({length: 5000}, (_, i) => `<g id="a${i}"><use href="#a${i + 1}"/></g>`);
    const marker = `<marker id="m">${'<path d="M0"/>'.repeat(1000)}</marker>`;
    const pattern = (i: number) =>
      `<pattern id="p${i}"><g fill="url(#p${i + 1})">${'<rect width="1"/>'.repeat(100)}</g></pattern>`;
    const inside = [
      shapes,
      `${doubling.join("")}<g id="a30"/>`,
      circle,
      `${chain.join("")}<g id="a5000"/>`,
      `<path d="${"M0 0".repeat(150_000)}"/>`,
      `<path aria-label="${"a".repeat(600_000)}"/>`,
      `<path class="${"a".repeat(600_000)}"/>`,
      `${marker}<path marker-mid="url(#m)" d="M0 0${"L1 1".repeat(1000)}"/>`,
      `${marker}<g marker-end="url(#m)">${'<path d="M0 0"/>'.repeat(1000)}</g>`,
      `${[0, 1, 2, 3].map(pattern).join("")}<pattern id="p4"/><rect fill="url(#p0)"/>`,
    ];
    for (const each of inside) {
      const page = render(`<svg>${each}<text>words</text></svg>`);
      expect(page.body.html).toMatch(/^(?:<p>)?words(?:<\/p>)?$/);
      expect(codesOf(page)).toEqual(["html-removed"]);
    }
  });

  it("keeps thousands of shapes", () => {
    const page = render(`<svg>${'<path d="M0"/>\n'.repeat(3000)}</svg>`);
    expect(page.body.html.match(/<path/g)).toHaveLength(3000);
    expect(codesOf(page)).toEqual([]);
  });
});

it("never runs code, loads files or refers to anything outside the picture", () => {
  const names = fc.constantFrom(
    ...SVG_ELEMENTS,
    "script",
    "style",
    "image",
    "feImage",
    "animate",
    "set",
    "a",
    "foreignObject",
    "iframe",
    "div",
  );
  const attribute = fc.tuple(
    fc.constantFrom(
      "onload",
      "onclick",
      "href",
      "xlink:href",
      "fill",
      "style",
      "filter",
      "mask",
      "transform",
      "src",
      "d",
      "id",
    ),
    fc.constantFrom(
      "javascript:x()",
      "#a",
      "url(#a)",
      "url(//evil.example)",
      "fill:url(//evil.example#a)",
      "u\\72l(x)",
      "image-set('x')",
      "data:image/svg+xml,x",
      "position:fixed",
      "a",
      "M0 0",
      "rotate(4)",
    ),
  );
  const node = fc.tuple(
    names,
    fc.array(attribute, {maxLength: 3}),
    fc.constantFrom("", "t", "/", "</g>", "</svg>"),
  );
  fc.assert(
    fc.property(fc.array(node, {maxLength: 12}), nodes => {
      const markup = nodes
        .map(
          ([name, attributes, end]) =>
            `<${name} ${attributes.map(([key, value]) => `${key}="${value}"`).join(" ")}>${end}`,
        )
        .join("");
      const {body} = render(`<svg id="a">${markup}</svg>`);
      for (const {name, attributes} of elementsOf(body.html)) {
        // An image after the end of the picture is one of the page.
        if (name === "img") continue;
        expect(name).not.toMatch(/^(?:script|style|image|feimage|animate|set|foreignobject|iframe)$/i);
        for (const {name: key, value} of attributes) {
          expect(key).not.toMatch(/^on|style|src/);
          if (name !== "a" && key !== "id") expect(value).not.toMatch(/evil|script|image|\\|fixed/);
        }
      }
    }),
    {numRuns: 300},
  );
});
