import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {maskMdx} from "./mdx-source.ts";

const masked = (text: string): string => maskMdx(text).text.replaceAll(" ", "·");

describe("maskMdx", () => {
  it.each([
    ["<!-- a --> b", "··········b"],
    ["a <!-- b\nc -->d", "a·······\n·····d"],
    ["<!-- a --><!-- b -->c", "····················c"],
    ["<!-- never closed\nx", "·················\n·"],
  ])("blanks the comment in %j", (text, expected) =>
    expect(masked(text).replaceAll("·", "")).toBe(expected.replaceAll("·", "")),
  );

  it.each([
    "`<!-- a -->`",
    "`` `<!-- a -->` ``",
    "```html\n<!-- a -->\n```",
    "~~~\n<!-- a -->\n~~~",
    "- x\n\n  ```\n  <!-- a -->\n  ```",
    "> ```\n> <!-- a -->\n> ```",
    "````\n```\n<!-- a -->\n```\n````",
  ])("ignores code: %j", text => expect(maskMdx(text).text).toBe(text));

  it("continues after code", () => {
    expect(maskMdx("```\n<!-- in -->\n```\n<!-- out -->x").text).toBe("```\n<!-- in -->\n```\n            x");
    expect(maskMdx("`a` <!-- b --> `<!-- c -->`").text).toBe("`a`            `<!-- c -->`");
  });

  it("removes hand-written ids from headings and records their lines", () => {
    const {text, headingIds} = maskMdx("# A {#x}\n\ntext {#y}\n### B {#z-1} \n```\n# C {#w}\n```");
    expect([...headingIds]).toEqual([
      [1, "x"],
      [4, "z-1"],
    ]);
    expect(text.split("\n").map(line => line.trimEnd())).toEqual([
      "# A",
      "",
      "text {#y}",
      "### B",
      "```",
      "# C {#w}",
      "```",
    ]);
  });

  it("preserves length and lines of any text", () => {
    const pieces = fc.constantFrom(
      "<!--",
      "-->",
      "`",
      "```",
      "~~~",
      "\n",
      "a",
      " ",
      "# b",
      " {#c}",
      "> ",
      "- ",
      "{",
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map(parts => parts.join("")),
        text => {
          const result = maskMdx(text).text;
          expect(result.length).toBe(text.length);
          expect(result.split("\n").map(line => line.length)).toEqual(
            text.split("\n").map(line => line.length),
          );
        },
      ),
    );
  });
});
