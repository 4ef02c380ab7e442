import fc from "fast-check";
import {expect, test} from "vitest";
import {contentHash, linesHash, piecesHash, sha256} from "./hash.ts";

test("lines and parts have the hash of the text that they form", () => {
  fc.assert(
    fc.property(fc.array(fc.string({unit: "grapheme"})), fc.array(fc.string()), (lines, parts) => {
      expect(linesHash(parts, lines)).toBe(contentHash(...parts, lines.join("\n")));
      expect(piecesHash(lines)).toBe(sha256(lines.join("")).slice(0, 16));
    }),
  );
});

test("long parts have the same hash as short ones", () => {
  const long = "é".repeat(70_000);
  expect(contentHash("a", long)).toBe(sha256(`1:a${long.length}:${long}`).slice(0, 16));
});
