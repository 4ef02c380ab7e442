import {readFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {sideOf, withoutLightDark} from "./light-dark.ts";

it.each([
  ["light-dark(#fff, #000)", "#fff", "#000"],
  [
    "0 1px 2px light-dark(rgb(43 58 66 / 0.1), rgb(0 0 0 / 0.4))",
    "0 1px 2px rgb(43 58 66 / 0.1)",
    "0 1px 2px rgb(0 0 0 / 0.4)",
  ],
  ["0 1px light-dark(a, b),\n  0 2px light-dark(c, d)", "0 1px a, 0 2px c", "0 1px b, 0 2px d"],
  ["red", "red", "red"],
])("returns both sides of %s", (value, light, dark) => {
  expect([sideOf(value, 0), sideOf(value, 1)]).toEqual([light, dark]);
});

it("returns each side at any nesting of functions", () => {
  const color = fc.letrec(tie => ({
    color: fc.oneof(
      fc.constantFrom("red", "#0a0"),
      fc.tuple(tie("color"), tie("color")).map(both => `mix(${both})`),
    ),
  })).color as fc.Arbitrary<string>;
  fc.assert(
    fc.property(color, color, (light, dark) => {
      const value = `1px light-dark(${light}, ${dark}) 2px`;
      expect([sideOf(value, 0), sideOf(value, 1)]).toEqual([`1px ${light} 2px`, `1px ${dark} 2px`]);
    }),
  );
});

it("leaves no token of the site without a value, and comes before overrides", () => {
  const css = readFileSync(join(import.meta.dirname, "../styles/tokens/colors.css"), "utf8");
  const out = withoutLightDark(css);
  const fallback = out.slice(out.indexOf("@supports not"), out.indexOf('}\n\n  :root[data-theme="light"]'));
  for (const [, name] of css.matchAll(/(--[\w-]+):[^;]*light-dark/g))
    expect(fallback.split(`${name}:`).length, name).toBe(name?.startsWith("--slate-") ? 4 : 5);
  expect(fallback.replace("(color: light-dark(red, red))", "")).not.toContain("light-dark");
  expect(withoutLightDark(":root {--a: red}")).toBe(":root {--a: red}");
});
