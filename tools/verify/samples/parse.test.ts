import {describe, expect, it} from "vitest";
import {parseSample} from "./parse.ts";

const sample = (language: string, text: string) =>
  parseSample({language, text, title: undefined, line: 1, marks: []});

describe("parseSample", () => {
  it("accepts modules, CommonJS, JSX, TypeScript and JSON", () => {
    expect(sample("js", "import a from 'a';\nawait a();")).toBeUndefined();
    expect(sample("js", "module.exports = {};")).toBeUndefined();
    expect(sample("jsx", "const a = <b>c</b>;")).toBeUndefined();
    expect(sample("ts", "const a: string = 'b' as string;")).toBeUndefined();
    expect(sample("json", '{"a": 1}')).toBeUndefined();
  });

  it("accepts code that is only valid in sloppy mode", () => {
    expect(sample("js", "with (a) { b(); }")).toBeUndefined();
  });

  it("returns the line of the error", () => {
    expect(sample("js", "let a;\nlet b = ;\n")?.line).toBe(2);
    expect(sample("json", '{\n  "a": 1,\n}')?.line).toBe(3);
  });

  it("does not accept types or tags in plain JavaScript", () => {
    expect(sample("js", "const a: string = 'b';")).toBeDefined();
    expect(sample("js", "const a = <b>c</b>;")).toBeDefined();
  });

  it("ignores other languages", () => {
    expect(sample("yaml", "a: [")).toBeUndefined();
  });
});
