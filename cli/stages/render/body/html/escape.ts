const SPECIAL = /[&<>"]/;
const ENTITIES: Readonly<Record<string, string>> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"};

/** Text for element content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[&<>"]/g, char => ENTITIES[char] as string) : text;
