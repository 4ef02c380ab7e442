import {describe, expect, it} from "vitest";
import {faultOf} from "./code-syntax.ts";

describe("faultOf", () => {
  it.each([
    ["js", "return 1;"],
    ["js", "await load();"],
    ["js", "entry: './a.js',\noutput: {},"],
    ["js", "apply(compiler) {\n  run();\n}"],
    ["js", "module.exports = {\n  // ...\n  ...\n  mode: 'none',\n};"],
    ["js", "const App = () => <b>{name}</b>;"],
    ["js", "const a = 1;\nconst a = 2;"],
    ["ts", "string | string[] | {amd?: string}"],
    ["ts", "name?: string;\nrun(done: () => void): void;"],
    ["json", '{"a": 1, // why\n}'],
    ["json", '"scripts": {"test": "x"}'],
    ["bash", "if ["],
  ])("%s: a piece is fine: %j", (lang, code) => expect(faultOf(code, lang)).toBeNull());

  it.each([
    ["js", "const a = ;", 1],
    ["js", "a();\nb(;\n", 2],
    ["ts", "let a: = 1;", 1],
    ["json", '{\n  "a": 1\n  "b": 2\n}', 3],
    ["json", "{a: 1}", 1],
  ])("%s: %j does not parse in line %#", (lang, code, line) => expect(faultOf(code, lang)?.line).toBe(line));
});
