/** Text with its punctuation escaped, so that it is read as nothing but text. */
export const escapeText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, "\\$&");

/** An image; its text alone where it has no address. */
export const imageSyntax = (alt: string, src: string, title?: string | null): string =>
  src === ""
    ? escapeText(alt)
    : `![${alt.replaceAll(/[\\[\]]/g, "\\$&")}](${destination(src)}${quotedTitle(title)})`;

/** Writes the destination of a link or image, in angle brackets if a parenthesis or space would end it early. */
export function destination(href: string): string {
  const safe = href.replaceAll(/[<>\n\r]/g, encodeURIComponent);
  return /[()\s]/.test(safe) ? `<${safe}>` : safe;
}

/** Title of a link with a space before it, or nothing. */
export const quotedTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, "\\$&").replaceAll(/\n\s*\n/g, "\n")}"` : "";

/** End of an inline link, from the bracket that closes its text. */
export const linkTail = (href: string, title: string | null | undefined): string =>
  `](${destination(href)}${quotedTitle(title)})`;
