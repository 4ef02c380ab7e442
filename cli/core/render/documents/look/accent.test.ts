import {readFileSync} from "node:fs";
import {join} from "node:path";
import {type Color, parse, wcagContrast} from "culori/fn";
import fc from "fast-check";
import {expect, it} from "vitest";
import {accentVariables, GROUNDS, INK, LEAST, leastContrast, readableAccent, type Scheme} from "./accent.ts";

const schemes: Scheme[] = ["light", "dark"];

it("makes every accent readable in every combination, in both schemes", () => {
  const hex = fc.integer({min: 0, max: 0xff_ff_ff}).map(value => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, fc.constantFrom(...schemes), (chosen, scheme) => {
      const shown = parse(readableAccent(chosen, scheme)) as Color;
      expect(leastContrast(shown, scheme)).toBeGreaterThanOrEqual(LEAST);
    }),
  );
});

it("derives readable shades from every accent, in both schemes", () => {
  const hex = fc.integer({min: 0, max: 0xff_ff_ff}).map(value => `#${value.toString(16).padStart(6, "0")}`);
  const text = {light: "#587079", dark: "#8fa4af"};
  fc.assert(
    fc.property(hex, fc.constantFrom(...schemes), (chosen, scheme) => {
      const shades = accentVariables(readableAccent(chosen, scheme), scheme);
      const selected = shades["--bg-selected"] as string;
      const usual = GROUNDS[scheme]["--bg-selected"] as string;
      expect(wcagContrast(text[scheme], selected)).toBeGreaterThan(wcagContrast(text[scheme], usual) - 0.25);
      expect(wcagContrast(shades["--link-hover"] as string, selected)).toBeGreaterThanOrEqual(LEAST);
      expect(
        wcagContrast(shades["--accent-press"] as string, INK[scheme][0] as string),
      ).toBeGreaterThanOrEqual(LEAST);
    }),
  );
});

it("tints the background of selected entries in the accent's hue", () => {
  const tint = (accent: string): string => accentVariables(accent, "light")["--bg-selected"] as string;
  expect(tint("#a02020")).not.toBe(tint("#1668a8"));
  expect(tint("#555555")).toMatch(/^#(..)\1\1$/);
  expect(accentVariables("no color", "light")).toEqual({"--accent": "no color", "--link": "no color"});
});

it.each([
  ["#1668a8", "light"],
  ["#8dd6f9", "dark"],
  ["oklch(85% 0.1 230)", "dark"],
  ["no color", "light"],
] as const)("leaves %s as it is in %s", (chosen, scheme) =>
  expect(readableAccent(chosen, scheme)).toBe(chosen),
);

it.each([
  // Sufficient on white, insufficient on the background of the active link.
  ["#1c78c0", "light"],
  // Sufficient on the top bar, insufficient on the tint of its active entry.
  ["#76aecf", "dark"],
] as const)("changes %s in %s", (chosen, scheme) => expect(readableAccent(chosen, scheme)).not.toBe(chosen));

it("covers all background and text colors of the site", () => {
  const tokens = readFileSync(
    join(import.meta.dirname, "../../../../../site/styles/tokens/colors.css"),
    "utf8",
  );
  const pairs = [...tokens.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  const values = (names: RegExp, at: 2 | 3): Record<string, string> =>
    Object.fromEntries(pairs.flatMap(pair => (names.test(pair[1] ?? "") ? [[pair[1], pair[at]]] : [])));
  const paper = /^--(?:bg(?:-\w+)?|\w+-bg)$/;
  const {"--mark-bg": _light, ...light} = values(paper, 2);
  const {"--mark-bg": _dark, ...dark} = values(paper, 3);
  const {"--slate-line": _line, ...slate} = values(/^--slate-/, 2);
  expect(GROUNDS.light).toEqual(light);
  expect(GROUNDS.dark).toEqual({...dark, ...slate});
  expect(pairs.find(([, name]) => name === "--on-accent")?.slice(2)).toEqual([INK.light[0], INK.dark[0]]);
});
