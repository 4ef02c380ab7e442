import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {nameIn, versionClaims} from "./claims.ts";

it("extracts names from code", () => {
  expect(["a.b", "a(x)", "a: string", "'a'", "this.a", "a b", "*"].map(nameIn)).toEqual([
    "a.b",
    "a",
    "a",
    "a",
    "this.a",
    undefined,
    undefined,
  ]);
});

it("finds what a badge or a version in parentheses refers to", () => {
  const text = [
    "---\ntitle: Compiler Hooks\n---\n",
    '## `a.b` <Badge text="5.1+" />\n',
    "### `c`\n",
    '`SyncHook (x)` <Badge text="v5.2.0+" />\n',
    'Takes `d` and `e`, an `AsyncHook` <Badge text="5.3+" />.\n',
    "With `f: true` (5.4+) and `'g'` (since 5.5+).\n",
    '| `h`, `i` <Badge text="5.6+" /> | x |\n|---|---|\n| `j` | `k` <Badge text="5.7+" /> |\n',
  ].join("\n");
  const claims = versionClaims(extractPage("a.md", text));
  expect(claims.map(({name, version, from}) => `${name} ${version} ${from}`)).toEqual([
    "a.b 5.1 heading",
    "c 5.2.0 heading",
    "e 5.3 prose",
    "f 5.4 prose",
    "g 5.5 prose",
    "i 5.6 row",
    "j 5.7 row",
  ]);
  expect(claims[1]).toMatchObject({line: 9, section: "c", owner: "Compiler Hooks c"});
});
