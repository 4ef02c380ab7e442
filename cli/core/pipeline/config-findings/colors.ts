import {nearest} from "#cli/report/nearest.ts";
import type {Config} from "#schemas/config.ts";
import type {ConfigFault} from "./locate.ts";

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** What the site shows links and marks on, by scheme; the bar and the hero are dark in both. */
export const GROUNDS = {
  light: {"--bg": "#ffffff", "--bg-sunken": "#f6f8f9"},
  dark: {"--bg": "#12191d", "--bg-sunken": "#0e1417", "--slate-bar": "#2b3a42"},
} as const;

/** Accents of the theme that are no colors (`config-value`), or hard to read on the site (`theme-contrast`). */
export async function colorFaults({theme}: Config): Promise<ConfigFault[]> {
  const accent = theme?.accent;
  if (accent === undefined) return [];
  const {parse, wcagContrast, colorsNamed} = await import("culori");
  const both = typeof accent === "string" ? {light: accent, dark: accent} : accent;
  const schemes = ["light", "dark"] as const;
  const pathOf = (scheme: string): string[] =>
    typeof accent === "string" ? ["theme", "accent"] : ["theme", "accent", scheme];
  const wrong = schemes.filter(scheme => parse(both[scheme]) === undefined);
  if (wrong.length > 0) {
    return wrong.slice(0, typeof accent === "string" ? 1 : 2).map(scheme => {
      const meant = nearest(both[scheme], Object.keys(colorsNamed));
      return {
        code: "config-value",
        message: `"${both[scheme]}" is no color`,
        path: pathOf(scheme),
        hint: meant === undefined ? "Write a color of CSS, such as `#1c78c0`." : `Did you mean "${meant}"?`,
      };
    });
  }
  return schemes.flatMap(scheme => {
    const ratios = Object.values(GROUNDS[scheme]).map(ground => wcagContrast(both[scheme], ground));
    const least = Math.min(...ratios);
    if (least >= LEAST) return [];
    // Cut, not rounded: 4.496 is not enough.
    const ratio = Math.floor(least * 10) / 10;
    return [
      {
        code: "theme-contrast" as const,
        message: `in ${scheme} colors the accent ${both[scheme]} has a contrast of ${ratio}:1, less than ${LEAST}:1`,
        path: pathOf(scheme),
      },
    ];
  });
}
