import {describe, expect, test} from "vitest";
import {applyRule, clean} from "#fixtures/support/readme.ts";
import {dropUnsafeHtml} from "./html/unsafe-html.ts";
import {isSafeAddress} from "./links/safe-address.ts";
import {dropUnsafeLinks} from "./links/unsafe-links.ts";

describe("HTML", () => {
  test.each([
    [
      "<b>a</b> <details open><summary>s</summary></details>",
      "<b>a</b> <details open><summary>s</summary></details>",
    ],
    ["a <script>x < y</script> b", "a  b"],
    ["<script>\nvar a = '<b>';\n</script>\n\nb", "\n\nb"],
    ["<script>never closed", ""],
    ["<svg><g>x</g></svg> b", " b"],
    ["<svg>\n\ntext\n\n</svg>\n\nb", "\n\nb"],
    ["<blink>kept</blink>", "kept"],
    ["<img src=a.png onerror=x alt=b>", "<img src=a.png alt=b>"],
    ['<a href="java&#9;script:x" title="t">a</a>', '<a title="t">a</a>'],
    ['<p style="position:fixed" class="x" align="center">a</p>', '<p align="center">a</p>'],
    ['<a id="dx-root" name="own">a</a>', '<a name="own">a</a>'],
    ["`<script>`\n\n```\n<script>\n```", "`<script>`\n\n```\n<script>\n```"],
    ["a <template> b", "a  b"],
  ])("%j becomes %j", (text, result) => {
    expect(applyRule(dropUnsafeHtml, text)).toBe(result);
  });
});

describe("links", () => {
  test.each([
    ["[a *b*](javascript:x)", "a *b*"],
    ["[](javascript:x)", ""],
    ["![a](data:image/png;base64,AA)", ""],
    ["[a][b]\n\n[b]: vbscript:x", "[a][b]\n\n"],
    ["<javascript:x>", "javascript:x"],
    ["[a](mailto:a@b.c) [b](./c) [d](//e)", "[a](mailto:a@b.c) [b](./c) [d](//e)"],
  ])("%j becomes %j", (text, result) => {
    expect(applyRule(dropUnsafeLinks, text)).toBe(result);
  });
});

test.each([
  ["javascript:x", false],
  ["JaVaScRiPt:x", false],
  [" java\tscript:x", false],
  ["\u0001javascript:x", false],
  ["data:text/html,x", false],
  ["file:///etc/passwd", false],
  ["https://a.example", true],
  ["mailto:a@b.c", true],
  ["./a:b", true],
  ["#javascript:x", true],
  ["", true],
])("URL %j is safe: %s", (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe);
});

test("markup that emerges when something is removed is checked again", () => {
  const text = "a <scr<!-- -->ipt>x</scr<!-- -->ipt> <scr<script></script>ipt>y</scr<script></script>ipt> b";
  expect(clean(text).markdown).not.toMatch(/<\/?script/);
});

test("infinitely nested markup is rejected", () => {
  const nested = Array.from({length: 20}).reduce<string>(text => `<scr${text}ipt>`, "<script></script>");
  expect(() => clean(nested)).toThrow("crafted to bypass sanitization");
});

test.each([
  ["start tags", "<h2>"],
  ["centered blocks", '<div align="center">'],
  ["elements that never end", "<svg>"],
  ["lines in a quote", "> <b>\n"],
  ["ends of links", "](a"],
  ["comments that never end", "<!--\n\n"],
  ["fragments", "[a](#b)\n"],
  ["headings", "# a\n"],
])("a hundred thousand characters of %s are processed in time", (_, piece) => {
  expect(clean(piece.repeat(100_000 / piece.length)).markdown.length).toBeGreaterThan(0);
});
