/** Languages of the user interface, the fallback first. */
const LANGUAGES = ["en", "de", "es", "fr", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** All languages, for the client build. */
export const languages: readonly Language[] = LANGUAGES;

/**
 * Returns the user interface language for pages in a given language (`zh-Hant` → `zh`); defaults to English.
 */
export function clientLanguage(lang: string): Language {
  const base = lang.split("-")[0]?.toLowerCase();
  return LANGUAGES.find(known => known === base) ?? LANGUAGES[0];
}
