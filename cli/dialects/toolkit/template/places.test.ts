import fc from "fast-check";
import {expect, it} from "vitest";
import {Places} from "./places.ts";

it("detects code in any order of queries", () => {
  const piece = fc.constantFrom("a ", "`x` ", "``y ` z`` ", "open ", "\n", "```\ncode\n```\n");
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 12}), pieces => {
      const text = pieces.join("");
      const places = new Places(text);
      const forward = [...text].map((_, at) => places.isCode(at));
      const backward = [...text].map((_, i) => new Places(text).isCode(i));
      expect(forward).toEqual(backward);
      for (const found of text.matchAll(/[xyz]/g)) expect(places.isCode(found.index)).toBe(true);
    }),
  );
});

it.each(["a `b", "a ``b` c", "`a` b"])("does not treat unclosed backticks as code: %s", text => {
  expect(new Places(text).isCode(text.length - 1)).toBe(false);
});
