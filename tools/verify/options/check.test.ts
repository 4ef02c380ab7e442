import {describe, expect, it} from "vitest";
import {unnamedValues} from "./check.ts";

const literals = new Set<unknown>(["auto", "script", false]);
const unnamed = (text: string, below = "") => unnamedValues({text, below}, literals);

describe("unnamedValues", () => {
  it("finds values of the schema that neither the text nor a heading below contains", () => {
    expect(unnamed("'auto' decides by itself.")).toEqual(["script"]);
    expect(unnamed("'auto' decides by itself.", "script")).toEqual([]);
    expect(unnamed("'auto' or 'script'.")).toEqual([]);
  });

  it("accepts a text that refers to another option", () => {
    expect(unnamed("It takes the values of output.library.type.")).toEqual([]);
  });
});
