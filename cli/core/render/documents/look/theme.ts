import {resolve} from "node:path";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {Config} from "#schemas/config.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {relativeAddresses} from "#support/links/style-addresses.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";
import {accentsOf, accentVariables, readableAccent} from "./accent.ts";

/** Path of the project's style sheet, at the root of the site. */
export const THEME = "theme.css";

/** Plans the project's style sheet: colors and fonts as CSS variables, then custom rules. */
export function themeFile({config, themeRoot, publicFiles}: SiteContext): EmitFile | undefined {
  const {theme} = config;
  if (!theme) return undefined;
  const rules = theme.css === undefined ? "" : readRules(resolve(themeRoot, theme.css), themeRoot);
  const own = relativeAddresses(rules, file => publicFiles.has(file));
  return textFile(THEME, `${variables(theme)}${own}`);
}

function variables({accent, fonts}: NonNullable<Config["theme"]>): string {
  const lines: string[] = [];
  let older = "";
  if (accent !== undefined) {
    const chosen = accentsOf(accent);
    const light = readableAccent(chosen.light, "light");
    const dark = readableAccent(chosen.dark, "dark");
    const both = {light: accentVariables(light, "light"), dark: accentVariables(dark, "dark")};
    for (const [name, value] of Object.entries(both.light))
      if (name in both.dark) lines.push(`  ${name}: light-dark(${value}, ${both.dark[name]});`);
    lines.push(`  --brand-malibu: ${dark};`, `  --brand-denim: ${light};`);
    older = withoutLightDark(both.light, both.dark);
  }
  if (fonts?.text !== undefined) lines.push(`  --font-sans: ${plain(fonts.text)};`);
  if (fonts?.code !== undefined) lines.push(`  --font-mono: ${plain(fonts.code)};`);
  return lines.length === 0 ? "" : `:root {\n${lines.join("\n")}\n}\n${older}`;
}

/** Returns the rules for browsers without `light-dark()`. */
function withoutLightDark(light: Record<string, string>, dark: Record<string, string>): string {
  const rule = (selector: string, values: Record<string, string>): string =>
    `${selector} { ${Object.entries(values)
      .map(([name, value]) => `${name}: ${value};`)
      .join(" ")} }`;
  return `@supports not (color: light-dark(red, red)) {
  ${rule(":root", light)}
  @media screen and (prefers-color-scheme: dark) { ${rule(':root:not([data-theme="light"])', dark)} }
  @media screen { ${rule(':root[data-theme="dark"], .on-slate, .code', dark)} }
}
`;
}

/** Removes characters from a list of font families that could end a declaration. */
const plain = (family: string): string => family.replace(/[;{}<>\\]/g, "");

function readRules(file: string, root: string): string {
  try {
    return readRegularFile(file, MAX_FILE.text, [root]).toString("utf8");
  } catch {
    return "";
  }
}
