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
    ["ts", "resolve(context: string, callback: function(err, result: string))"],
    ["ts", "export: const answer = 42;"],
    ["json", '// ...\n"sideEffects": ["*.css"],\n// ...'],
    ["json", '{"a": [1, 2, ...], ...}'],
    ["json", "// webpack.config.js\nmodule.exports = {mode: 'none'};"],
    ["js", "src\n├── a.js\n└── b.js"],
    ["js", "> read('a')\n'text'"],
    ["js", "read(path[, options])"],
    ["js", "switch (libc) {\n  case GLIBC: ...\n  case MUSL: ...\n}"],
    ["js", "if (/* ready */) run(data => ...);"],
    ["js", "read('a');\n\n{\n  'a': {size: 1},\n}"],
    ["js", "const size: number = 1;"],
    ["bash", "if ["],
    ["json", '{"a": 1},\n{"b": 2},\n'],
    ["json", '"a": {\n  "b": 1\n},\n'],
    ["json", '{"a": 1}\n\n{"b": 2}'],
  ])("%s: accepts the fragment %j", (lang, code) => expect(faultOf(code, lang)).toBeNull());

  it.each([
    ["js", "const a = ;", 1],
    ["js", "a();\nb(;\n", 2],
    ["js", "const a = () => {\n  run();\n\n  stop();\n", 5],
    ["js", "export default {\n  entry: './a.js'\n  mode: 'none',\n};", 3],
    ["js", "run('a);\n", 1],
    ["ts", 'import {a} from "a";\nlet b: = 1;', 2],
    ["json", '{"a": 1,}', 1],
    ["json", "{'a': 1}", 1],
    ["json", '{"a": [1, 2}', 1],
    ["json", '{\n  "a": 1\n', 3],
    ["json", '{"a": 1 // why\n "b": 2}', 2],
    ["json", '{\n  "a": 1\n  "b": 2\n}', 3],
    ["json", "{a: 1}", 1],
    ["json", '{"a": 1},\n{"b": 2,}', 1],
    ["json", '{"a": 1}\n{"b": }', 2],
  ])("%s: %j does not parse in line %#", (lang, code, line) => expect(faultOf(code, lang)?.line).toBe(line));
});
