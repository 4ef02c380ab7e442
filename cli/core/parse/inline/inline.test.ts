import {expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const html = (text: string, around: Surroundings): string => renderText(text, around).body.html;

it.each<[Surroundings["dialect"], string, string]>([
  ["vitepress", "a :tada: b", "<p>a 🎉 b</p>"],
  ["vitepress", "at 10:30:00, :nosuchname:, a:b:c", "<p>at 10:30:00, :nosuchname:, a:b:c</p>"],
  ["vitepress", "---\nlayout: T\n---\n{{ $frontmatter.layout }} and {{ 'x' }}", "<p>T and x</p>"],
  ["vitepress", "a\n\n[[toc]]\n\nb", "<p>a</p><p>b</p>"],
  ["mkdocs", "a :material-cog: b", "<p>a  b</p>"],
  [
    "mkdocs",
    "==m== ^^i^^ ++ctrl+c++",
    "<p><mark>m</mark> <ins>i</ins> <span><kbd>Ctrl</kbd>+<kbd>C</kbd></span></p>",
  ],
  ["mkdocs", "text { .cls }", "<p>text</p>"],
  ["mkdocs", "text { #here .cls }", '<p>text<span id="here"></span></p>'],
  ["mkdocs", "a = {b: 1} == c", "<p>a = {b: 1} == c</p>"],
  ["plain", "a :tada: {{ 'x' }} ==m== { .cls }", "<p>a 🎉 {{ 'x' }} ==m== { .cls }</p>"],
])("%s: %j", (dialect, text, expected) => {
  const page = renderText(text, {dialect});
  expect(page.body.html).toBe(expected);
  expect(codesOf(page)).toEqual([]);
});

it("omits programs from all outputs, and reports them", () => {
  const {body, facts} = renderText("a {{ count + items.length }} b", {dialect: "vitepress"});
  expect([body.html, body.text]).toEqual(["<p>a  b</p>", "a b"]);
  expect(JSON.stringify(body)).not.toContain("{{");
  expect(facts.diagnostics.map(({code}) => code)).toContain("mdx-expression");
});

it("copies contain the same text as the page", () =>
  expect(renderText(":tada: x { #id }\n\n- ==y==", {dialect: "mkdocs"}).body.markdown).toBe(
    "🎉 x\n\n- <mark>y</mark>\n",
  ));

it("ignores code", () =>
  expect(html("`:tada: {{ x }}`", {dialect: "vitepress"})).toBe("<p><code>:tada: {{ x }}</code></p>"));
