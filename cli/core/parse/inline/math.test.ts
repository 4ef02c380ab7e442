import {expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {DIALECTS} from "#schemas/settings/dialects.ts";
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

it.each([
  ["md", {dialect: "docusaurus"}],
  ["mdx", {dialect: "docusaurus"}],
  ["md", {math: true}],
  ["mdx", {math: true}],
] as const)(
  "renders formulas as MathML in .%s with %j, and their source in text and copy",
  (extension, settings) => {
    const page = renderText("a $x_1 {y}$ b\n\n$$\na_b * c_d\n$$\n\n[l](https://x.y)", {
      ...settings,
      file: `a.${extension}`,
    });
    expect(page.body.html.match(/<math/g)).toHaveLength(2);
    expect(page.body.html).not.toMatch(/\$|xxx/);
    expect(page.body.markdown).toBe("a $x_1 {y}$ b\n\n$$\na_b * c_d\n$$\n\n[l](https://x.y)\n");
    expect(page.body.text).toContain("a_b * c_d");
    expect(codesOf(page)).toEqual([]);
  },
);

it("reports invalid TeX, and shows its source", () => {
  const page = renderText("a $\\frac{1$ b", {dialect: "vitepress"});
  expect(codesOf(page)).toEqual(["math-syntax"]);
  expect(page.body.html).toContain("<code>\\frac{1</code>");
});

it.each(DIALECTS)("the setting decides about formulas in pages of %s", dialect => {
  const formulas = (math: boolean | undefined): number =>
    renderText("a $x^2$ b", {dialect, ...(math === undefined ? {} : {math})}).body.html.match(/<math/g)
      ?.length ?? 0;
  expect([formulas(true), formulas(false)]).toEqual([1, 0]);
  expect(formulas(undefined)).toBe(Number(toolNamed(dialect).math));
});

it.each(DIALECTS)("a page in MDX is reported if the dialect %s has none", dialect => {
  const found = codesOf(renderText("Text.", {dialect, file: "a.mdx"})).filter(code => code === "file-mdx");
  expect(found).toHaveLength(toolNamed(dialect).mdx.includes(".mdx") ? 0 : 1);
  expect(codesOf(renderText("Text.", {dialect, file: "a.md"}))).not.toContain("file-mdx");
});
