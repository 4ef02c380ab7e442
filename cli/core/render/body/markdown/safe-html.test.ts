import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {elementsOf} from "#fixtures/support/html-elements.ts";
import {safeHtml} from "./safe-html.ts";

describe("raw HTML in a Markdown copy", () => {
  it.each([
    ['<p align="center">a</p>', '<p align="center">a</p>'],
    ["a < b, 1<2", "a < b, 1<2"],
    ["<script>var a</script>b", "b"],
    ["<SCRIPT>a</ScRiPt >b", "b"],
    ["<style>a</style><b>c</b>", "<b>c</b>"],
    ["<script>never closed", ""],
    ['<p onclick="x()">a</p>', "<p>a</p>"],
    ['<p style="x">a</p>', "<p>a</p>"],
    ['<a href="javascript:x">a</a>', "<a>a</a>"],
    ['<a href="java&#115;cript&colon;x">a</a>', "<a>a</a>"],
    ['<a href=" java\nscript:x">a</a>', "<a>a</a>"],
    ['<a href="/b/" title=c>a</a>', '<a href="/b/" title="c">a</a>'],
    ['<img src="data:x"><img src=a.png alt="x > y">', '<img><img src="a.png" alt="x > y">'],
    ["<blink>a</blink>", "a"],
    ["a<!-- b -->c", "ac"],
    ["a<!-- b", "a"],
    ["<meta charset=x>a", "a"],
    ["<br/>", "<br />"],
    ['<b "', ""],
    ["<<!-- -->script>a</script>", "&lt;script>a"],
    ["a<", "a&lt;"],
    ["<img src=/<script>", '<img src="/">'],
  ])("%s", (html, safe) => expect(safeHtml(html)).toBe(safe));

  it("never contains scripts, handlers or forbidden URLs", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</script>",
      "<a ",
      "href=",
      "'",
      '"',
      "javascript:x",
      ">",
      "<",
      "<!--",
      "-->",
      " onload=x",
      "<img src=",
      "/",
      "<svg>",
      "script>",
      "a",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 30}), pieces => {
        const safe = safeHtml(pieces.join(""));
        const all = elementsOf(safe);
        expect(all.filter(({name}) => /^(?:script|svg)$/.test(name))).toEqual([]);
        const attributes = all.flatMap(element => element.attributes);
        expect(
          attributes.filter(({name, value}) => /^on/i.test(name) || /^javascript:/i.test(value.trim())),
        ).toEqual([]);
        expect(safeHtml(safe)).toBe(safe);
      }),
    );
  });

  it.each(["<", "<a ", "<!--", '<a "', "<script>", "</", "<p x="])(
    "takes time in proportion to its length: %s",
    text => {
      expect(typeof safeHtml(text.repeat(200_000))).toBe("string");
    },
  );
});
