import type {Plugin} from "vite";

/** Matches a custom property whose value differs between light and dark. */
const TOKEN = /(--[\w-]+):\s*([^;]*light-dark\([^;]*);/g;

/** Returns the light or dark side of a `light-dark()` anywhere in a value. */
export function sideOf(value: string, side: 0 | 1): string {
  const start = value.indexOf("light-dark(");
  if (start < 0) return value.replaceAll(/\s+/g, " ");
  const sides = [""];
  let depth = 1;
  let at = start + "light-dark(".length;
  for (; depth > 0; at++) {
    const char = value[at];
    if (char === undefined) throw new Error(`light-dark() is not closed in ${value}`);
    if (char === "(") depth++;
    if (char === ")") depth--;
    if (depth === 1 && char === ",") sides.push("");
    else if (depth > 0) sides[sides.length - 1] += char;
  }
  return (
    value.slice(0, start).replaceAll(/\s+/g, " ") + (sides[side] ?? "").trim() + sideOf(value.slice(at), side)
  );
}

/**
 * Repeats a style sheet's tokens for browsers without `light-dark()` (Safari before 17.5, Chrome before 123),
 * where they would have no value: once per selector that sets the color scheme. Slate tokens are the same in
 * all schemes.
 */
export function withoutLightDark(css: string): string {
  const end = css.indexOf("}", css.indexOf(":root {")) + 1;
  const tokens = [...css.slice(0, end).matchAll(TOKEN)].map(([, name = "", value = ""]) => ({name, value}));
  if (tokens.length === 0) return css;
  const list = (side: 0 | 1, isOnSlate = false): string =>
    tokens
      .filter(({name}) => !(isOnSlate && name.startsWith("--slate-")))
      .map(({name, value}) => `${name}: ${sideOf(value, side)};`)
      .join("");
  const fallback = `@supports not (color: light-dark(red, red)) {
    :root, .banner { ${list(0)} }
    @media screen and (forced-colors: none) {
      @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${list(1)} } }
      :root[data-theme="dark"] { ${list(1)} }
      .on-slate, .code { ${list(1, true)} }
    }
  }`;
  return css.slice(0, end) + fallback + css.slice(end);
}

/** Creates a plugin that applies {@link withoutLightDark} to the tokens. */
export const lightDarkFallback = (): Plugin => ({
  name: "light-dark",
  enforce: "pre",
  transform: (code, id) => (/styles\/tokens\/\w+\.css$/.test(id) ? withoutLightDark(code) : null),
});
