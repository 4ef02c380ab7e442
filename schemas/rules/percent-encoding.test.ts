import fc from "fast-check";
import {expect, test} from "vitest";
import {decode} from "./percent-encoding.ts";

test("encoded text is decoded, in NFC", () => {
  fc.assert(
    fc.property(fc.string({unit: "grapheme"}), text => {
      expect(decode(encodeURIComponent(text))).toBe(text.normalize("NFC"));
    }),
  );
});

test.each(["100%", "/a%ZZ/", "%e0%a4"])("%s, which is not a valid encoding, is unchanged", text =>
  expect(decode(text)).toBe(text),
);
