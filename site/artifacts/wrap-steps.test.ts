import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {wrapSteps} from "./wrap-steps.ts";

const block = fc.constantFrom(
  "<h2>A</h2>",
  "<h3>B</h3>",
  '<p>text <a href="/a/">link</a></p>',
  '<p><img src="/a.svg" alt="b"></p>',
  '<p><a href="/a/">link</a> <a href="/b/">link</a></p>',
  "<ul><li><p>one</p></li><li>two</li></ul>",
  '<figure class="code"><pre tabindex="0"><code>x</code></pre></figure>',
  '<div class="two-columns"><figure><pre>1</pre></figure><figure><pre>2</pre></figure></div>',
  "<blockquote><h2>inner</h2></blockquote>",
  '<p><svg viewBox="0 0 1 1"><rect width="1"></rect></svg></p>',
);

/** Returns the elements and texts sorted, so that moving blocks makes no difference. */
const parts = (html: string): string[] =>
  (html.match(/<[a-z]\w*|[^<>]+(?=<)/g) ?? []).filter(part => part.trim());

/** Removes the added elements and attributes. */
const unwrapped = (html: string): string =>
  html
    .replace(/<section class="step[^"]*">|<\/section>|<div class="(?:point|points|step__\w+)">/g, "")
    .replace(/ class="(?:point__picture|step__ways)"/g, "");

describe("steps of the home page", () => {
  it("contain every part of the body, and each is closed", () => {
    fc.assert(
      fc.property(fc.array(block, {maxLength: 12}), blocks => {
        const html = wrapSteps(blocks.join("\n"));
        expect(parts(unwrapped(html)).sort()).toEqual(parts(blocks.join("\n")).sort());
        for (const name of ["div", "section", "p", "figure"])
          expect(html.split(`<${name}`).length).toBe(html.split(`</${name}`).length);
      }),
    );
  });

  it("begin at top-level headings of level 2", () => {
    const html = '<p>a</p><h2 id="x">X</h2><p>b</p><div><h2>inner</h2></div><h2>Y</h2><ul><li>c</li></ul>';
    expect(wrapSteps(html)).toBe(
      '<p>a</p>\n<section class="step"><h2 id="x">X</h2><p>b</p><div><h2>inner</h2></div></section>\n<section class="step"><h2>Y</h2><ul><li>c</li></ul></section>',
    );
    expect(wrapSteps("")).toBe("");
  });

  it("place adjacent samples beside the text, with those that follow", () => {
    const html = '<h2>X</h2><p>a</p><div class="two-columns"><p>1</p></div><p>b</p><figure>2</figure>';
    expect(wrapSteps(html)).toBe(
      '<section class="step step--beside"><div class="step__text"><h2>X</h2>\n<p>a</p>\n<p>b</p></div><div class="step__samples"><div class="two-columns"><p>1</p></div>\n<figure>2</figure></div></section>',
    );
  });

  it("turn headings followed by an image into cards, and keep the order of all others", () => {
    const card = (name: string) => `<h3>${name}</h3><p><img src="/${name}.svg" alt=""></p><p>t</p>`;
    const html = wrapSteps(`<h2>X</h2>${card("a")}${card("b")}`);
    expect(html.match(/<div class="point"><p class="point__picture">/g)).toHaveLength(2);
    expect(wrapSteps(`<h2>X</h2>${card("a")}<h3>c</h3><p>t</p>`)).not.toContain("point");
  });

  it("detect calls to action: a paragraph with only links", () => {
    const way = '<p><a href="/a/">A</a> <a href="/b/">B</a></p>';
    expect(wrapSteps(`<h2>X</h2>${way}`)).toContain('<p class="step__ways">');
    expect(wrapSteps('<h2>X</h2><p>See <a href="/a/">A</a></p>')).not.toContain("step__ways");
  });
});
