/** Percent-decodes a string if it is validly encoded, and normalizes it to NFC like URLs and ids in artifacts. */
export function decode(text: string): string {
  if (!text.includes("%")) return text.normalize("NFC");
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text.normalize("NFC");
  }
}
