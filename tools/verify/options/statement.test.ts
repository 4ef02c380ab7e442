import {describe, expect, it} from "vitest";
import {readStatement} from "./statement.ts";

const read = (...spans: string[]) => {
  const {kinds, literals, fallback} = readStatement(spans);
  return {kinds: [...kinds], literals: [...literals], fallback};
};

describe("readStatement", () => {
  it("reads a type, its default and its choices", () => {
    expect(read("string = 'a: b'")).toEqual({kinds: ["string"], literals: [], fallback: {value: "a: b"}});
    expect(read("string = 'a': 'a' | 'b'")).toEqual({
      kinds: ["string"],
      literals: ["a", "b"],
      fallback: {value: "a"},
    });
    expect(read("false | 'auto' = 'auto'")).toEqual({
      kinds: [],
      literals: [false, "auto"],
      fallback: {value: "auto"},
    });
    expect(read("number = 250000")).toMatchObject({fallback: {value: 250000}});
  });

  it("reads lists, objects and functions without their content", () => {
    expect(read("[string] = ['index']")).toEqual({
      kinds: ["array"],
      literals: [],
      fallback: {value: ["index"]},
    });
    expect(read("{ dry?: boolean, keep?: RegExp }")).toMatchObject({kinds: ["object"]});
    expect(read("function (a, b) => string | false")).toMatchObject({kinds: ["function"]});
    expect(read("{ a?: number = 1 } = {a: 1}")).toMatchObject({fallback: {value: {a: 1}}});
  });

  it("joins several spans", () => {
    expect(read("string", "RegExp", "boolean = true")).toMatchObject({
      kinds: ["string", "RegExp", "boolean"],
      fallback: {value: true},
    });
  });

  it("ignores a computed default", () => {
    expect(read("string = path.join(process.cwd(), 'dist')").fallback).toBeUndefined();
  });
});
