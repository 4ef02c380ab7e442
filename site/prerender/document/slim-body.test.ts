import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {slimBody} from "./slim-body.ts";

const textOf = (html: string): string => new JSDOM(html).window.document.body.textContent;

const block = (lines: string): string =>
  `<p>a "b" &quot;c&quot;</p><pre tabindex="0"><code>${lines}</code></pre>`;
const plain = block(
  '<span class="ln"><span class="t-k">export</span> <span class="t-p">{</span>\n</span><span class="ln">  x<span class="t-p">: </span><span class="t-s">&quot;y&lt;&quot;</span>\n</span>',
);

describe("slimBody", () => {
  it("unwraps unmarked lines and punctuation, and keeps the text", () => {
    const slim = slimBody(plain);
    expect(slim).toContain('<code><i class=t-k>export</i> {\n  x: <i class=t-s>"y&lt;"</i>\n</code>');
    expect(textOf(slim)).toBe(textOf(plain));
  });

  it("keeps the lines of a block in which lines are marked", () => {
    const html = block('<span class="ln">a\n</span><span class="ln hl">b<span class="t-p">;</span>\n</span>');
    expect(slimBody(html)).toContain('<span class="ln">a\n</span><span class="ln hl">b;\n</span>');
  });

  it("leaves lines alone that hold more than tokens", () => {
    const html = block('<span class="ln"><details class="variants"><summary>1</summary>x</details>\n</span>');
    expect(slimBody(html)).toBe(html);
  });

  it("drops the names of columns, which only stacked tables need", () => {
    expect(slimBody('<table><td data-th="a b">x</td></table>')).toBe("<table><td>x</td></table>");
  });

  it("touches nothing else outside of code", () => {
    const html = '<p>&quot;q&quot; <span class="t-p">x</span></p>';
    expect(slimBody(html)).toBe(html);
  });
});
