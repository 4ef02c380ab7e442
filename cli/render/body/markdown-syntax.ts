/** Destination of a link or image; in angle brackets where round ones could end it early. */
export const destination = (href: string): string =>
  href === "" || /[()\s]/.test(href) ? `<${href}>` : href;

/** Title of a link with a space before it, or nothing. */
export const quotedTitle = (title: string | null | undefined): string =>
  title ? ` "${title.replaceAll(/["\\]/g, "\\$&").replaceAll(/\n\s*\n/g, "\n")}"` : "";

/** End of an inline link, from the bracket that closes its text. */
export const linkTail = (href: string, title: string | null | undefined): string =>
  `](${destination(href)}${quotedTitle(title)})`;
