import fc from "fast-check";
import type {Element, ElementContent, Root} from "hast";
import {raw} from "hast-util-raw";
import {expect, it} from "vitest";
import {element, text} from "./element.ts";
import {parseRaw} from "./raw.ts";
import {toHtml} from "./to-html.ts";

const NAMES =
  "a b em code nobr p div h1 h2 ul li dl dt dd pre blockquote details summary button table tbody tr td th caption span x-y svg template select title br img input".split(
    " ",
  );
const name = fc.constantFrom(...NAMES);
const html = (value: string): ElementContent => ({type: "raw", value}) as unknown as ElementContent;

/** HTML whose tags are mostly closed in the right order. */
const {markup} = fc.letrec<{markup: string}>(tie => ({
  markup: fc.oneof(
    {depthSize: "small", withCrossShrink: true},
    fc.constantFrom(
      "text",
      " ",
      "<!-- note -->",
      "<br>",
      "<b>",
      "</p>",
      "<br/>",
      "<div/>",
      "<a href=x/>",
      "<",
      "<!-->",
    ),
    fc
      .tuple(name, fc.array(tie("markup"), {maxLength: 3}))
      .map(([tag, inner]) => `<${tag}>${inner.join("")}</${tag}>`),
  ),
}));
const paragraph = (children: ElementContent[]): Element => element("p", {}, children);
const node = fc.oneof(
  {arbitrary: markup.map(html), weight: 3},
  {arbitrary: name.map(tag => html(`<${tag}>`)), weight: 1},
  {arbitrary: name.map(tag => html(`</${tag}>`)), weight: 1},
  {arbitrary: markup.map(value => paragraph([text("inner "), html(value)])), weight: 1},
  {
    arbitrary: fc.constantFrom("h2", "p", "ul", "blockquote").map(tag => element(tag, {}, [text(tag)])),
    weight: 3,
  },
  {arbitrary: fc.constantFrom("words", " ").map(text), weight: 1},
);

/** Reports whether there is raw HTML; without any, nothing is parsed. */
const holdsTags = (children: ElementContent[]): boolean =>
  children.some(({type}) => (type as string) === "raw");

const wholeTree = (children: ElementContent[]): string =>
  toHtml((raw({type: "root", children: [...children, {type: "comment", value: ""}]}) as Root).children);

it("parses HTML fragments as if within all of their siblings", () => {
  fc.assert(
    fc.property(fc.array(node, {maxLength: 8}).filter(holdsTags), children => {
      const whole = wholeTree(structuredClone(children));
      expect(toHtml(parseRaw(children, {}, {} as never))).toBe(whole);
    }),
    {numRuns: 500},
  );
});

it.each([
  ["<div><b>x</b></div>", "<br>"],
  ["<details>", "<p>x</p></details>"],
  ["<!-- note -->", "<table><tr><td>x</td></tr></table>"],
  ["<p>open", "text</p>"],
])("leaves siblings outside of %s and %s unparsed", (...tags) => {
  const [first, last] = [paragraph([text("first")]), paragraph([text("last")])];
  const parsed = parseRaw([first, ...tags.map(html), last], {}, {} as never);
  // These are the same objects; a parser would have created new ones.
  expect(parsed.at(0)).toBe(first);
  expect(parsed.at(-1)).toBe(last);
});
