/** Percent-decoded where that is valid, else as it is; NFC, as urls and ids of artifacts are. */
export function decode(text: string): string {
  if (!text.includes("%")) return text.normalize("NFC");
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text.normalize("NFC");
  }
}
