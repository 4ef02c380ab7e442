import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {findingsOf, parseText} from "#fixtures/support/page.ts";
import {syntaxErrors} from "./syntax-errors.ts";

describe.each(["native", "remark"] as const)("all errors of a page by %s", parser => {
  const lines = (text: string): (number | undefined)[] =>
    findingsOf(parseText(text, {file: "a.mdx", parser}))
      .filter(({code}) => code === "mdx-syntax")
      .map(({line}) => line)
      .sort((a, b) => Number(a) - Number(b));

  it.each<[string, number[]]>([
    ["A {bad one} a.\n\nB <8GB.\n\n## C\n\n- {bad two}\n\n> D </b> d.", [1, 3, 7, 9]],
    ["<div>\n\nA\n\nB </b> c.", [1, 5]],
    ["<div>\n\n<b>x</div>", [1, 3]],
    ["<Badge text={a b} />\n\n{c d}", [1, 3]],
    ["A <b x\n\nB <b y\n\nC <b z", [1, 3, 5]],
    ["`{a b}` {c d}\n\n```\n{e f}\n```\n\n{g h}", [1, 7]],
    ["<A b=>\n\ntext\n\n</A>\n\n<8", [1, 7]],
    ["{a b}\n\n{{c d}}\n\n\\{e f} {g h}", [1, 3, 5]],
  ])("%j", (text, expected) => expect(lines(text)).toEqual(expected));

  it("are each found once anywhere in valid text", () => {
    // The reference parser gives expressions in lists the position of what follows.
    const bads = ["a {b c} d", "a <8GB b", "a </b> c", "> <5", "{1 2}", "# h {i j}"].concat(
      parser === "native" ? ["- {x y}"] : [],
    );
    const bad = fc.constantFrom(...bads);
    const good = fc.constantFrom(
      "text",
      "# h",
      "- a\n- b",
      "<br />",
      "{1}",
      "`{x y}`",
      "```\n<8 {a b}\n```",
      "a \\{b c}",
    );
    const block = fc.oneof(bad, good);
    fc.assert(
      fc.property(fc.array(fc.oneof(block, good), {maxLength: 8}), blocks => {
        const expected: number[] = [];
        let line = 1;
        for (const text of blocks) {
          if (bads.includes(text)) expected.push(line);
          line += text.split("\n").length + 1;
        }
        expect(lines(blocks.join("\n\n"))).toEqual(expected);
      }),
      {numRuns: 60},
    );
  });

  it("have a limit", () => expect(lines("a {b c}\n\n".repeat(200)).length).toBe(50));
});

it("a page is parsed repeatedly only as often as its size and open tags allow", () => {
  const thrown = (column: number): Error =>
    Object.assign(new Error(`1:${column}: Expected a closing tag for \`<b>\``), {line: 1, column});
  const parses = (text: string): number => {
    let count = 0;
    syntaxErrors(text, thrown(1), "a.mdx", () => {
      count++;
      throw thrown(1 + 5 * count);
    });
    return count;
  };
  expect(parses("<b>a ".repeat(100))).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.integer({min: 7000, max: 15_000}), tags => {
      expect(parses("<b>a ".repeat(tags))).toBeLessThanOrEqual(1);
    }),
    {numRuns: 5},
  );
});
