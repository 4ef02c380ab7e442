/** Languages that the site has texts in, the fallback first. */
const LANGUAGES = ["en", "de", "es", "fr", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** All of them, for the build of the client. */
export const languages: readonly Language[] = LANGUAGES;

/** The language of the site's own texts for pages in a language (`zh-Hant` → `zh`); English where there is none. */
export function clientLanguage(lang: string): Language {
  const base = lang.split("-")[0]?.toLowerCase();
  return LANGUAGES.find(known => known === base) ?? LANGUAGES[0];
}
