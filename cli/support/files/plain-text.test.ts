import {expect, it} from "vitest";
import {plainText} from "./plain-text.ts";

it.each([
  ["\uFEFFa\r\nb\rc\n", "a\nb\nc\n"],
  ["a\uFEFFb", "a\uFEFFb"],
  ["", ""],
])("reads %j as %j", (text, plain) => expect(plainText(Buffer.from(text))).toBe(plain));
