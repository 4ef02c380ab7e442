import fc from "fast-check";
import {beforeAll, describe, expect, it} from "vitest";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {loadEngine, parse} from "../engine/engine.ts";
import {syntaxError} from "./syntax-error.ts";

const ENGINES = ["native", "remark"] as const;

beforeAll(async () => {
  for (const engine of ENGINES) await loadEngine(engine);
});

function errorOf(text: string, engine: (typeof ENGINES)[number]): Diagnostic | null {
  try {
    parse(text, "mdx", engine);
    return null;
  } catch (error) {
    // In tests, the reference parser is loaded in its development form, whose assertions have no position.
    if ((error as Error).name === "Assertion") return null;
    return syntaxError(error, "a.mdx");
  }
}

describe.each(ENGINES)("an MDX error by %s", engine => {
  it.each([
    ["a\n\n<b>x</i>\n", 3, 5],
    ["<p>\n\n# x\n\n</div>\n", 5, 1],
    ["text\n\n<div>\n\ntext\n", 3, 1],
    ["x\n\n> <div>\n\ny", 3, 3],
    ["- a\n- <b>\n\n</b>", 2, 3],
    ["<div>\n**a</div>**", 2, 4],
    ["<>\n\n</b>", 3, 1],
    ["x\n\n<A.B>\n\n</A.C>", 5, 1],
  ])("has the position of the mismatched tag: %j", (text, line, column) => {
    expect(errorOf(text, engine)).toMatchObject({code: "mdx-syntax", file: "a.mdx", line, column});
  });

  it("has a line within the text for any error", () => {
    const piece = fc.constantFrom(
      ..."<b> </b> <div> </div> <A.B> </> <> { } {a} *a ** > - ` | \n \n\n x import export <b <!-- /> = # 1.".split(
        " ",
      ),
      " ",
      "\n",
      "\n\n",
      "\n> ",
      "\n- ",
      "export {",
      "<a b={",
    );
    fc.assert(
      fc.property(fc.array(piece, {maxLength: 10}), pieces => {
        const text = pieces.join("");
        const error = errorOf(text, engine);
        if (!error) return;
        expect(error.line).toBeGreaterThanOrEqual(1);
        expect(error.line).toBeLessThanOrEqual(text.split("\n").length);
        expect(error.column).toBeGreaterThanOrEqual(1);
      }),
      {numRuns: 1000},
    );
  });
});

describe("a position in the text of an error", () => {
  it.each([
    ["Cannot close document, a token (`mdxJsxTextTag`, 3:4-3:9) is still open", 3, 4],
    ["Cannot close `mdxJsxTag` (7:1-7:5): it’s not open", 7, 1],
    ["Expected a closing tag for `<div>` (2:3-2:8) before the end of `blockQuote`", 2, 3],
  ])("is used: %s", (message, line, column) => {
    expect(syntaxError(new Error(message), "a.mdx")).toMatchObject({line, column});
    expect(syntaxError(new Error("no place at all: `a:b`"), "a.mdx").line).toBeUndefined();
  });
});
