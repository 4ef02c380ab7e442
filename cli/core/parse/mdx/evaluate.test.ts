import {describe, expect, it} from "vitest";
import {evaluateSource, NotStatic} from "./evaluate.ts";

const scope = new Map<string, unknown>([
  ["style", {color: "red", sizes: [1, 2]}],
  ["n", 3],
]);

describe("evaluateSource", () => {
  it.each([
    ["1", 1],
    ["'a'", "a"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    ["`a ${n} b`", "a 3 b"],
    ["-2.5", -2.5],
    ["!true", false],
    ["null", null],
    ["undefined", undefined],
    ["[1, 'b', [true]]", [1, "b", [true]]],
    ["{a: 1, 'b-c': {d: null}, [`e`]: 2}", {a: 1, "b-c": {d: null}, e: 2}],
    ["'a' + 1 + `b`", "a1b"],
    ["1 + 2", 3],
    ["style", {color: "red", sizes: [1, 2]}],
    ["style.color", "red"],
    ["style['sizes'][1]", 2],
    ["(n)", 3],
    ["/* c */ 1 // d", 1],
    ["<>A <b>bold</b> {'word'} {n}</>", "A bold word 3"],
    ["<p>\n  Two\n  lines <i>here</i>\n</p>", "Two lines here"],
    ["n && <b>x{/* c */}</b>", "x"],
    ["[<b>x</b>, 'y']", ["x", "y"]],
  ])("%s", (code, value) => expect(evaluateSource(code, scope)).toEqual(value));

  it.each([
    "unknown",
    "f()",
    "new Date()",
    "() => 1",
    "a = 1",
    "n++",
    "/x/",
    "10n",
    "[, 1]",
    "[...n]",
    "{...style}",
    "{get a() { return 1 }}",
    "style.missing",
    "style.constructor",
    "style.__proto__",
    "'a'.length",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    "`${style}`",
    "style + 1",
    "n ? x : 2",
    "n && f()",
    "<div />",
    "n && <b />",
    "<b>{f()}</b>",
    "<Icon name='x' />",
    "list.map(x => <b>x</b>)",
    "n * 2",
    "this",
    "import('x')",
    "process.exit(1)",
  ])("%s is unknown", code => expect(() => evaluateSource(code, scope)).toThrow(NotStatic));

  it.each(["a b", "1 +", ""])("%j is not an expression", code =>
    expect(() => evaluateSource(code, scope)).toThrow(SyntaxError),
  );

  it("never accesses a prototype", () => {
    const value = evaluateSource("{['__proto__']: {polluted: 1}}", scope) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as {polluted?: number}).polluted).toBeUndefined();
  });
});
