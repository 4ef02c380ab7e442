/** Reports whether a string is a language tag (BCP 47): a language of two or three letters with optional subtags. */
export function isLanguageTag(text: string): boolean {
  try {
    return /^[a-z]{2,3}$/.test(new Intl.Locale(text).language);
  } catch {
    return false;
  }
}
