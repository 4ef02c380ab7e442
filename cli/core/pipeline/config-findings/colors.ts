import {colorsNamed, parse} from "culori/fn";
import {nearest} from "#cli/report/nearest.ts";
import {accentsOf, LEAST, leastContrast, readableAccent} from "#core/render/documents/look/accent.ts";
import type {Config} from "#schemas/config.ts";
import {present} from "#schemas/rules/present.ts";
import type {ConfigFault} from "./locate.ts";

/** Reports theme accents that are not colors (`config-value`) or have too little contrast (`theme-contrast`). */
export function colorFaults({theme}: Config): ConfigFault[] {
  const accent = theme?.accent;
  if (accent === undefined) return [];
  const both = accentsOf(accent);
  const schemes = ["light", "dark"] as const;
  const pathOf = (scheme: string): string[] =>
    typeof accent === "string" ? ["theme", "accent"] : ["theme", "accent", scheme];
  const wrong = schemes.filter(scheme => parse(both[scheme]) === undefined);
  if (wrong.length > 0) {
    return wrong.slice(0, typeof accent === "string" ? 1 : 2).map(scheme => {
      const meant = nearest(both[scheme], Object.keys(colorsNamed));
      return {
        code: "config-value",
        message: `"${both[scheme]}" is not a color`,
        path: pathOf(scheme),
        hint: meant === undefined ? "Use a CSS color, such as `#1c78c0`." : `Did you mean "${meant}"?`,
      };
    });
  }
  return schemes.flatMap(scheme => {
    const least = leastContrast(present(parse(both[scheme])), scheme);
    if (least >= LEAST) return [];
    // Truncated, not rounded: 4.496 is insufficient.
    const ratio = Math.floor(least * 10) / 10;
    return [
      {
        code: "theme-contrast" as const,
        message: `in the ${scheme} color scheme, the accent ${both[scheme]} has a contrast of ${ratio.toFixed(1)}:1, less than ${LEAST}:1; ${readableAccent(both[scheme], scheme)} is used instead`,
        path: pathOf(scheme),
      },
    ];
  });
}
