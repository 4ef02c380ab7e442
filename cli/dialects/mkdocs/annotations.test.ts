import {expect, it} from "vitest";
import {readAnnotations} from "./annotations.ts";

it.each([
  ["a = 1 # (1)!", "a = 1 # (1)"],
  ["a = 1 # (1)! (2)!\nb", "a = 1 # (1) (2)\nb"],
  ["<!-- (3)! -->\n/* (4) */", "<!-- (3) -->\n/* (4) */"],
])("annotation numbers lose their exclamation marks: %j", (code, shown) =>
  expect(readAnnotations(code, "py")?.value).toBe(shown),
);
