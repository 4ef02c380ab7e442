import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {maskMath} from "./math.ts";

const of = (text: string): unknown[] =>
  [...maskMath(text).formulas.values()].map(({value, display}) => [value, display]);

it.each<[string, unknown[]]>([
  [
    "a $x_1$ b $a_b$",
    [
      ["x_1", false],
      ["a_b", false],
    ],
  ],
  ["$$\nx = {-b \\over 2a}\ny\n$$", [["x = {-b \\over 2a}\ny", true]]],
  ["a $$x^2$$ b", [["x^2", true]]],
  ["costs $5 or $10", []],
  ["echo $HOME/$USER and `$a$`", []],
  ["```\n$x^2$\n```", []],
  ["escaped \\$x^2\\$", []],
  ["escaped \\``$x^2$`", []],
  ["`` unclosed ` $x^2$", [["x^2", false]]],
  ["$foo bar$", []],
])("%j contains the formulas %j", (text, expected) => {
  expect(of(text)).toEqual(expected);
  expect(maskMath(text).text.length).toBe(text.length);
});

it.each(["md", "mdx"])("renders formulas as MathML in .%s, and their source in text and copy", extension => {
  const page = renderText("a $x_1 {y}$ b\n\n$$\na_b * c_d\n$$\n\n[l](https://x.y)", {
    dialect: "docusaurus",
    file: `a.${extension}`,
  });
  expect(page.body.html.match(/<math/g)).toHaveLength(2);
  expect(page.body.html).not.toMatch(/\$|xxx/);
  expect(page.body.markdown).toBe("a $x_1 {y}$ b\n\n$$\na_b * c_d\n$$\n\n[l](https://x.y)\n");
  expect(page.body.text).toContain("a_b * c_d");
  expect(codesOf(page)).toEqual([]);
});

it("reports invalid TeX, and shows its source", () => {
  const page = renderText("a $\\frac{1$ b", {dialect: "vitepress"});
  expect(codesOf(page)).toEqual(["math-syntax"]);
  expect(page.body.html).toContain("<code>\\frac{1</code>");
});
