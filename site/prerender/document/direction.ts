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

/** Attribute of the root element for a language that is written from right to left; empty for others. */
export function direction(lang: string): string {
  const [base = "", ...parts] = lang.toLowerCase().split("-");
  const script = parts.find(part => part.length === 4);
  const isRight = script === undefined ? RIGHT_TO_LEFT.has(base) : SCRIPTS.has(script);
  return isRight ? ' dir="rtl"' : "";
}
