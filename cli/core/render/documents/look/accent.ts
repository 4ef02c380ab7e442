import {
  type Color,
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
  wcagContrast,
} from "culori/fn";
import type {Config} from "#schemas/config.ts";
import {present} from "#schemas/rules/present.ts";

// Color spaces that colors may be written in, and that contrast is computed in.
const MODES = [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeXyz50,
  modeXyz65,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
];
for (const mode of MODES) useMode(mode);

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST = 4.5;

export type Scheme = "light" | "dark";

/** Background colors behind accent-colored text, by color scheme. The top bar, code, hero and footer are dark in both. */
export const GROUNDS: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: {
    "--bg": "#ffffff",
    "--bg-sunken": "#f6f8f9",
    "--bg-raised": "#ffffff",
    "--bg-hover": "#f2f2f2",
    "--bg-selected": "#e9f6fe",
    "--bg-chip": "#eef2f4",
    "--bg-thumb": "#ffffff",
    "--tip-bg": "#eef8fe",
    "--warn-bg": "#fff7e6",
    "--note-bg": "#f3f5f6",
    "--danger-bg": "#fdf0ef",
    "--ok-bg": "#eaf7ee",
  },
  dark: {
    "--bg": "#12191d",
    "--bg-sunken": "#0e1417",
    "--bg-raised": "#19232a",
    "--bg-hover": "#202c33",
    "--bg-selected": "#17303f",
    "--bg-chip": "#202c33",
    "--bg-thumb": "#31434d",
    "--tip-bg": "#14252f",
    "--warn-bg": "#2a2316",
    "--note-bg": "#1a242a",
    "--danger-bg": "#2e1b1b",
    "--ok-bg": "#16291d",
    "--slate-bar": "#2b3a42",
    "--slate-deep": "#22303a",
    "--slate-code": "#24323a",
    "--slate-title": "#2d3d46",
  },
};

/** Text colors on accent-colored surfaces: buttons, and the banner, which uses the dark scheme's accent. */
export const INK: Readonly<Record<Scheme, readonly string[]>> = {
  light: ["#ffffff"],
  dark: ["#14222a", "#1b262c"],
};

/** Fraction of the accent in the background of the active top bar entry. */
const TINT = 0.13;

const oklch = converter("oklch");

/** Returns the lowest contrast among all color pairs that contain the accent. */
export function leastContrast(color: Color, scheme: Scheme): number {
  const bar = GROUNDS.dark["--slate-bar"] ?? "";
  const tint = scheme === "dark" ? [interpolate([bar, color])(TINT)] : [];
  const grounds = {...GROUNDS[scheme], [SELECTED]: selectedBackground(color, scheme)};
  const others = [...Object.values(grounds), ...INK[scheme], ...tint];
  return Math.min(...others.map(other => wcagContrast(color, other)));
}

/** Background of selected entries, such as the current page in the sidebar. */
const SELECTED = "--bg-selected";

/** Returns the default background of selected entries in the accent's hue. It is as light as the default, so other text stays readable. */
function selectedBackground(accent: Color, scheme: Scheme): string {
  const {l, c} = oklch(present(parse(GROUNDS[scheme][SELECTED] ?? "")));
  const {c: chroma, h} = oklch(accent);
  const color = {mode: "oklch", l, c: Math.min(c, chroma), ...(h === undefined ? {} : {h})} as const;
  return formatHex(clampChroma(color, "oklch"));
}

/** Fraction of black or white in links and buttons below the pointer. */
const PRESSED: Readonly<Record<Scheme, [color: string, fraction: number]>> = {
  light: ["#000000", 0.22],
  dark: ["#ffffff", 0.4],
};

/** Returns the CSS variables that follow an accent, with their values in a color scheme. An invalid color has no shades. */
export function accentVariables(accent: string, scheme: Scheme): Record<string, string> {
  const color = parse(accent);
  if (color === undefined) return {"--accent": accent, "--link": accent};
  const [toward, fraction] = PRESSED[scheme];
  const pressed = formatHex(interpolate([color, toward])(fraction));
  return {
    "--accent": accent,
    "--link": accent,
    "--accent-press": pressed,
    "--link-hover": pressed,
    [SELECTED]: selectedBackground(color, scheme),
  };
}

/**
 * Returns the accent of a color scheme as the site shows it: the chosen one if all text is readable, else as much darker or
 * lighter as needed. Invalid colors are returned unchanged.
 */
export function readableAccent(chosen: string, scheme: Scheme): string {
  const color = parse(chosen);
  if (color === undefined) return chosen;
  if (leastContrast(color, scheme) >= LEAST) return chosen;
  const {l, c, h} = oklch(color);
  const step = scheme === "light" ? -0.01 : 0.01;
  let found = scheme === "light" ? "#000000" : "#ffffff";
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const hex = formatHex(
      clampChroma({mode: "oklch", l: lightness, c, ...(h === undefined ? {} : {h})}, "oklch"),
    );
    if (leastContrast(present(parse(hex)), scheme) < LEAST) continue;
    found = hex;
    break;
  }
  return found;
}

/** Returns the accents of a theme by color scheme. */
export const accentsOf = (
  accent: NonNullable<NonNullable<Config["theme"]>["accent"]>,
): Record<Scheme, string> => (typeof accent === "string" ? {light: accent, dark: accent} : accent);
