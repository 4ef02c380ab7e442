import {expect, it} from "vitest";
import {direction} from "./direction.ts";

it.each([
  ["fa", ' dir="rtl"'],
  ["ar-EG", ' dir="rtl"'],
  ["pa-Arab", ' dir="rtl"'],
  ["az-Latn", ""],
  ["ks-Deva", ""],
  ["en", ""],
  ["zh-Hant-TW", ""],
])("a page in %s has the attribute `%s`", (lang, attribute) => expect(direction(lang)).toBe(attribute));
