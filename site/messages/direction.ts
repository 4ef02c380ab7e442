import {escapeHtml} from "#schemas/rules/markup.ts";

/** Languages that are written from right to left, unless their tag names another script. */
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

/** Direction in which a language is written. */
export function directionOf(lang: string): "ltr" | "rtl" {
  const [base = "", ...parts] = lang.toLowerCase().split("-");
  const script = parts.find(part => part.length === 4);
  const isRight = script === undefined ? RIGHT_TO_LEFT.has(base) : SCRIPTS.has(script);
  return isRight ? "rtl" : "ltr";
}

/** Attributes of the root element of a document in a language; its direction where that is from right to left. */
export const rootAttributes = (lang: string): string =>
  ` lang="${escapeHtml(lang)}"${directionOf(lang) === "rtl" ? ' dir="rtl"' : ""}`;
