import fc from "fast-check";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {cutParts} from "./cut-parts.ts";

const {document} = new JSDOM().window;

function parse(html: string): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = html;
  return body;
}

const parts = (html: string): string[] =>
  [...parse(cutParts(html)).querySelectorAll(".part")].map(part => part.textContent);

describe("parts of a body", () => {
  it("begin with a heading of level 2 or 3 and end before the next one", () => {
    expect(parts("<p>0</p><h2>1</h2><p>2</p><h3>3</h3><p>4</p><h4>5</h4><h2>6</h2>")).toEqual([
      "12",
      "345",
      "6",
    ]);
  });

  it("contain directly following headings", () => {
    expect(parts("<h2>1</h2>\n<h3>2</h3><p>3</p><h3>4</h3>")).toEqual(["1\n23", "4"]);
  });

  it("never extend beyond their chapter of a printable page", () => {
    const chapter = (text: string): string => `<section class="chapter">${text}</section>`;
    const html = `<nav>0</nav>${chapter("<h2>1</h2><p>2</p><h3>3</h3>")}${chapter("<p>4</p><h2>5</h2>")}`;
    expect(parts(html)).toEqual(["12", "3", "5"]);
    expect(parse(cutParts(html)).querySelectorAll(".chapter")).toHaveLength(2);
  });

  it("never begin inside another element, or in a sample", () => {
    expect(parts("<div><h2>1</h2></div><p>2</p>")).toEqual([]);
    expect(parts('<figure><pre>a\n<b>&lt;h2></b></pre></figure><h2 title="a > <h3>">1</h2>')).toEqual(["1"]);
  });

  it("do not exist if elements are not closed in order", () => {
    for (const html of ["<h2>1</h2></div><h2>2</h2>", "<div><h2>1</h2>"]) expect(cutParts(html)).toBe(html);
  });

  it("get higher with lines of text and samples", () => {
    const rows = (html: string): number => Number(/--rows:(\d+)/.exec(cutParts(`<h2>1</h2>${html}`))?.[1]);
    expect(rows(`<p>${"word ".repeat(120)}</p>`)).toBe(14);
    expect(rows(`<pre>${"line\n".repeat(30)}</pre>`)).toBe(34);
  });

  it("are laid out immediately on the first screen", () => {
    const sections = `<h2>1</h2><pre>${"line\n".repeat(30)}</pre>`;
    const cut = [...parse(cutParts(sections.repeat(5))).querySelectorAll(".part")];
    expect(cut.map(part => part.classList.contains("is-laid-out"))).toEqual([true, true, true, false, false]);
  });

  it("only change the elements around them, for any body", () => {
    const leaf = fc.constantFrom(
      "text",
      "<br>",
      '<img alt="a > b">',
      "<pre>\n<i class=t-k>x</i></pre>",
      "\n",
    );
    const {node} = fc.letrec<{node: string}>(tie => ({
      node: fc.oneof(
        leaf,
        fc
          .tuple(
            fc.constantFrom("h2", "h3", "h4", "div", "section", "details"),
            fc.array(tie("node"), {maxLength: 4}),
          )
          .map(([name, inside]) => `<${name}>${inside.join("")}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, {maxLength: 8}), nodes => {
        const html = parse(nodes.join("")).innerHTML;
        const body = parse(cutParts(html));
        for (const part of body.querySelectorAll(".part")) {
          expect(part.parentElement).toBe(body);
          expect(part.firstElementChild?.localName).toMatch(/^h[23]$/);
          part.replaceWith(...part.childNodes);
        }
        expect(body.innerHTML).toBe(html);
      }),
    );
  });
});
