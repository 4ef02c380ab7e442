/**
 * Slugifies like `@mdit-vue/shared`: punctuation becomes a dash, accents are removed, a leading digit gets an
 * underscore.
 */
export function vitepressSlug(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule names them
      .replaceAll(/[\u0000-\u001f]/g, "")
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replaceAll(/-{2,}/g, "-")
      .replaceAll(/^-+|(?<!-)-+$/g, "")
      .replace(/^(\d)/, "_$1")
      .toLowerCase()
  );
}
