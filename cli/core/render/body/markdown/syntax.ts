/** Escapes punctuation, so that the text has no Markdown meaning. */
export const escapeText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, "\\$&");

/** Formats an image, or only its text if it has no URL. */
export const imageSyntax = (alt: string, src: string, title?: string | null): string =>
  src === ""
    ? escapeText(alt)
    : `![${alt.replaceAll(/[\\[\]]/g, "\\$&")}](${destination(src)}${quotedTitle(title)})`;

/**
 * Formats the destination of a link or image, in angle brackets if a parenthesis or space would end it early.
 */
export function destination(href: string): string {
  const safe = href.replaceAll(/[<>\n\r]/g, encodeURIComponent);
  return /[()\s]/.test(safe) ? `<${safe}>` : safe;
}

/** Formats the title of a link with a leading space, or returns an empty string. */
export const quotedTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, "\\$&").replaceAll(/\n\s*\n/g, "\n")}"` : "";

/** Formats the end of an inline link, from the bracket that closes its text. */
export const linkTail = (href: string, title: string | null | undefined): string =>
  `](${destination(href)}${quotedTitle(title)})`;
