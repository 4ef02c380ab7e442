import fc from "fast-check";
import {expect, it} from "vitest";
import {relativeAddresses, styleAddresses} from "./style-addresses.ts";

it.each([
  ['url("/a.woff2")', 'url("./a.woff2")'],
  ["url( /a.woff2?v=1#x )", "url( ./a.woff2?v=1#x )"],
  ["@import '/a.woff2';", "@import './a.woff2';"],
  [
    "url(/other.png) url(//x.example/a.woff2) url(a.woff2)",
    "url(/other.png) url(//x.example/a.woff2) url(a.woff2)",
  ],
])("%s becomes %s", (css, expected) =>
  expect(relativeAddresses(css, file => file === "a.woff2")).toBe(expected),
);

it("URLs are listed with their lines, and none is left once all are relative", () => {
  const rule = fc.constantFrom("a{}", "b{src:url(/x/y.woff2)}", '@import "/z.css";', "c{src:url('d.png')}");
  fc.assert(
    fc.property(fc.array(rule), rules => {
      const css = rules.join("\n");
      const lines = rules.flatMap((text, at) => (text.includes("/") ? [at + 1] : []));
      expect(styleAddresses(css).map(({line}) => line)).toEqual(lines);
      expect(styleAddresses(relativeAddresses(css, () => true))).toEqual([]);
    }),
  );
});
