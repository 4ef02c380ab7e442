import fc from "fast-check";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {inlineHtml} from "./inline-html.ts";

describe("inlineHtml", () => {
  it.each([
    ["plain & <b>text</b>", "plain &amp; &lt;b&gt;text&lt;/b&gt;"],
    ["[a](/x/) b", '<a href="/x/">a</a> b'],
    ["[a](https://x.org/?a=1&b=2)", '<a href="https://x.org/?a=1&amp;b=2" rel="noopener noreferrer">a</a>'],
    ["[a](https://en.org/wiki/A_(b))", '<a href="https://en.org/wiki/A_(b)" rel="noopener noreferrer">a</a>'],
    ["[**a** `b`](#c)", '<a href="#c"><strong>a</strong> <code>b</code></a>'],
    ["**a *b* c**", "<strong>a <em>b</em> c</strong>"],
    ["_a_ snake_case_name __b__", "<em>a</em> snake_case_name <strong>b</strong>"],
    ["2 * 3 * 4 and **", "2 * 3 * 4 and **"],
    ["`` a`b `` and `<i>`", "<code>a`b</code> and <code>&lt;i&gt;</code>"],
    ["\\*a\\* \\[b\\](c)", "*a* [b](c)"],
    ["[a](javascript:alert(1))", "a"],
    ["[a](//evil.org)", "a"],
    ["[a](/\\evil.org)", "a"],
    ["[a](sub/page)", "a"],
    ["[a](tel:+1)", '<a href="tel:+1">a</a>'],
    ["[a](data:text/html,x)", "a"],
    ['[a](/"onmouseover="x)', '<a href="/&quot;onmouseover=&quot;x">a</a>'],
    ["[a] (b) [", "[a] (b) ["],
    ["", ""],
  ])("%j", (text, html) => {
    expect(inlineHtml(text)).toBe(html);
  });

  it("contains only links, strong, em and code with safe URLs, and loses no letter", () => {
    const bits = fc.constantFrom(
      "*",
      "**",
      "_",
      "__",
      "`",
      "``",
      "[",
      "](",
      ")",
      "\\",
      "a",
      " ",
      "<script>",
      '"',
      "javascript:",
      "/x",
      "#y",
      "&",
    );
    fc.assert(
      fc.property(fc.array(bits, {maxLength: 25}), list => {
        const html = inlineHtml(list.join(""));
        const fragment = JSDOM.fragment(html);
        for (const element of fragment.querySelectorAll("*")) {
          expect(["A", "STRONG", "EM", "CODE"]).toContain(element.tagName);
          for (const {name, value} of element.attributes) {
            expect(["href", "rel"]).toContain(name);
            if (name === "href") expect(value).toMatch(/^(?:\/(?!\/)|#|https?:|mailto:)/);
          }
        }
        const letters = (text: string | null): number => (text?.match(/a|script/g) ?? []).length;
        const inTargets = [...list.join("").matchAll(/\]\([^)]*\)?/g)].join("");
        expect(letters(fragment.textContent) + letters(inTargets)).toBeGreaterThanOrEqual(
          letters(list.join("")),
        );
      }),
    );
  });
});
