import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {findingsOf, renderText} from "#fixtures/support/page.ts";

describe.each(["native", "remark"] as const)("sentences that start with import or export by %s", parser => {
  const rendered = (text: string) => renderText(text, {file: "a.mdx", parser});

  it.each<[string, string, [number, string][]]>([
    ["import the module before\nyou use it.", "import the module before you use it.", [[1, "Start it"]]],
    ["a\n\nexport your *config*.", "a\nexport your config.", [[3, "Start it"]]],
    ["import it", "import it", [[1, "Start it"]]],
    ["# T\nexport it now", "export it now", [[2, "Start it"]]],
    ["import x form 'y'", "import x form 'y'", [[1, "Fix it"]]],
    ["import {a from 'x'", "import {a from 'x'", [[1, "Fix it"]]],
    ["export const a = 'x'\nThen text.\n\n{a}", "Then text.\nx", [[2, "Insert a blank li"]]],
    ["export const a = 1;\nexport the rest.\n\n{a}", "export the rest.\n1", [[2, "Start it"]]],
    ["export const a = {\n\n  b: 'x'\n}\n\n{a.b}", "x", []],
    ["```\nimport the x\n```", "", []],
    ["text\nimport the x", "text import the x", []],
    ["- import the x", "import the x", []],
    [
      "<Badge text={`\na\n\nexport const b = \\`c\\`;\nexport the rest\n`} />",
      "a export const b = `c`; export the rest",
      [],
    ],
    ["important words\n\nexports too", "important words\nexports too", []],
  ])("%j", (text, shown, hints) => {
    const page = rendered(text);
    if (shown !== "") expect(page.body.text).toBe(shown);
    expect(page.body.markdown).not.toMatch(/^(?:Import|Export)\b/m);
    const found = findingsOf(page).filter(({code}) => code === "mdx-syntax");
    if (!text.includes("{a from"))
      expect(found.map(({line, hint}) => [line, hint?.slice(0, hints[0]?.[1].length)])).toEqual(hints);
    else expect(found[0]?.hint).toContain("Fix it");
  });

  it("are never lost in any context", () => {
    const block = fc.constantFrom(
      "import the x first",
      "export all y, then z",
      "export const v = 1",
      "# heading",
      "import",
      "a {1} b",
      "- item\n- item",
      "```\nimport the code\n```",
    );
    fc.assert(
      fc.property(fc.array(block, {maxLength: 6}), blocks => {
        const page = rendered(blocks.join("\n\n"));
        const count = (word: string, list: string[]): number => list.join("\n").split(word).length - 1;
        for (const word of ["import the x first", "export all y, then z"])
          expect(count(word, [page.body.text])).toBe(count(word, blocks));
        expect(findingsOf(page)).toHaveLength(
          blocks.filter(text => /^(?:import the|export all)/.test(text)).length,
        );
      }),
      {numRuns: 60},
    );
  });
});
