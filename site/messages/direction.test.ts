import {expect, it} from "vitest";
import {directionOf} from "./direction.ts";

it.each([
  ["fa", "rtl"],
  ["ar-EG", "rtl"],
  ["pa-Arab", "rtl"],
  ["az-Latn", "ltr"],
  ["ks-Deva", "ltr"],
  ["en", "ltr"],
  ["zh-Hant-TW", "ltr"],
])("a page in %s is written %s", (lang, direction) => expect(directionOf(lang)).toBe(direction));
