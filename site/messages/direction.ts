import {escapeHtml} from "#schemas/rules/markup.ts";

/** Languages written from right to left, unless their tag names another script. */
const RIGHT_TO_LEFT = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "iw",
  "ks",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);
const SCRIPTS = new Set(["arab", "hebr", "thaa", "syrc", "nkoo", "rohg"]);

/** Returns the writing direction of a language. */
export function directionOf(lang: string): "ltr" | "rtl" {
  const [base = "", ...parts] = lang.toLowerCase().split("-");
  const script = parts.find(part => part.length === 4);
  const isRight = script === undefined ? RIGHT_TO_LEFT.has(base) : SCRIPTS.has(script);
  return isRight ? "rtl" : "ltr";
}

/** Returns the attributes of the root element for a language, including a right-to-left direction. */
export const rootAttributes = (lang: string): string =>
  ` lang="${escapeHtml(lang)}"${directionOf(lang) === "rtl" ? ' dir="rtl"' : ""}`;
