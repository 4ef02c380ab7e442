import {describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText} from "#fixtures/support/page.ts";
import {findExcessiveNesting} from "./limits.ts";

const N = 10_000;
const DEEP: Record<string, string> = {
  "quotes in one line": `${"> ".repeat(N)}a`,
  "quotes without spaces": `${">".repeat(N)}a`,
  "lists in one line": `${"- ".repeat(N)}a`,
  "numbered lists in one line": `${"1. ".repeat(N)}a`,
  "quotes and lists in turn": `${"> - ".repeat(N)}a`,
  brackets: `${"[".repeat(N)}a`,
  "brackets, closed": `${"[".repeat(N)}a${"](b)".repeat(N)}`,
  images: `${"![".repeat(N)}a`,
  "lists by indentation": Array.from({length: 900}, (_, i) => `${"  ".repeat(i)}- a`).join("\n"),
  emphasis: `${"*".repeat(N)}a${"*".repeat(N)}`,
};
const DEEP_MDX: Record<string, string> = {
  "attributes in attributes": "<A b={".repeat(3000),
  "elements in attributes": "<A b={<A>".repeat(3000),
  braces: "{".repeat(N),
  "braces, closed": `{${"{a:".repeat(N)}1${"}".repeat(N)}}`,
  parentheses: `a {${"(".repeat(N)}1${")".repeat(N)}}`,
  arrays: `a {${"[".repeat(N)}${"]".repeat(N)}}`,
  "an exported array": `export const a = ${"[".repeat(N)}${"]".repeat(N)}`,
  signs: `{${"!".repeat(N)}1}`,
  "open tags in braces": `a {${"<div>".repeat(60)}`,
  "open tags in braces, closed": `a {${"<A.B c='d'>".repeat(60)}}`,
  "open tags in an attribute": `<A b={${"<div>\n".repeat(60)}`,
  "open tags in many expressions": `{${"<a><b>"}}\n\n`.repeat(30),
  "open fragments": `a {${"<>".repeat(60)}`,
  elements: `${"<div>".repeat(N)}a${"</div>".repeat(N)}`,
};

describe.each(["native", "remark"] as const)("nesting by %s", parser => {
  it.each(Object.keys(DEEP))("%s in Markdown results in parse-limit and a notice", name => {
    const page = renderText(DEEP[name] as string, {parser});
    expect(codesOf(page)).toContain("parse-limit");
    expect(page.body.html).toContain("nested too deeply");
  });

  it.each(Object.keys({...DEEP, ...DEEP_MDX}))("%s in MDX results in parse-limit", name => {
    // The reference parser needs most of a minute for a page with ten thousand tags.
    const text = ({...DEEP, ...DEEP_MDX}[name] as string).slice(
      0,
      name === "elements" && parser === "remark" ? 1000 : undefined,
    );
    expect(codesOf(renderText(text, {parser, file: "a.mdx"}))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:parse-limit|mdx-syntax)$/)]),
    );
  });
});

it("closed tags, comparisons, types and content of fences are not nesting", () => {
  const text = [
    `{${"<a><b /></a>".repeat(40)}}`,
    `{${"a<b ".repeat(40)}}`,
    `<A b={[${"use<T>(), ".repeat(40)}]} />`,
    ["```ts", "function f() {", ...Array(40).fill("  <div>"), "```"].join("\n"),
  ].join("\n\n");
  expect(findExcessiveNesting(text, "mdx")).toBeNull();
});

describe("HTML in HTML", () => {
  it.each(["<div>\n".repeat(N), `${"<b>".repeat(N)}a`, "<ul><li>".repeat(N)])("%#: never fails", text => {
    expect(() => renderText(text)).not.toThrow();
  });
});

describe("findExcessiveNesting", () => {
  it("returns the line", () => {
    expect(findExcessiveNesting(`a\n\nb\n${"> ".repeat(300)}c\n`, "md")).toBe(4);
    expect(findExcessiveNesting(`a\n\n{${"{".repeat(300)}c\n`, "mdx")).toBe(3);
  });

  it.each([
    "> > > > deep enough",
    `${"*".repeat(500)}\n`,
    `a ${"[x](y) ".repeat(500)}`,
    `| ${"- | ".repeat(500)}`,
    `${" ".repeat(2000)}indented code`,
    "a".repeat(100_000),
    `| a |\n|${"---|".repeat(300)}`,
  ])("%#: accepts long content", text => expect(findExcessiveNesting(text, "mdx")).toBeNull());

  it("counts braces per paragraph, because a code block may open more than it closes", () => {
    expect(findExcessiveNesting("{\n\n".repeat(500), "mdx")).toBeNull();
    expect(findExcessiveNesting("{\n".repeat(500), "mdx")).toBe(201);
  });
});

it.each(["page.md", "page.mdx"])("replaces only blocks that would take too long, in %s", file => {
  const block = "*a* _b_\n".repeat(20_000);
  const source = `# A\n\nfirst\n\n${block}\nsecond\n\n- ${block}\n[third](nope.md)\n`;
  const page = renderText(source, {file});
  const found = findingsOf(page);
  expect(found.map(({code}) => code)).toEqual(["parse-limit", "parse-limit", "link-page"]);
  const lines = source.split("\n");
  expect(found.map(({line}) => lines[(line ?? 0) - 1])).toEqual(["*a* _b_", "- *a* _b_", "[third](nope.md)"]);
  expect(page.body.text.replaceAll(/\s+/g, " ")).toMatch(/first This part .* second This part .* third/);
});
