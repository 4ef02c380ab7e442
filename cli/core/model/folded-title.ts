/** Returns a title in the form in which titles are compared: without letter case and surplus spaces. */
export const foldedTitle = (text: string): string =>
  text.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
