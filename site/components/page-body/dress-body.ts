import {escapeHtml} from "#schemas/rules/markup.ts";
import {formatDate, messages} from "#site/messages/messages.ts";
import {cutParts} from "./cut-parts.ts";

const CODE_BAR = /<figcaption class="code__bar">[\s\S]*?(?=<\/figcaption>)/g;

/** Date of a post in a list; artifacts contain it in ISO form. */
const POST_DATE = /(<\/a><\/p><time datetime="(\d{4}-\d\d-\d\d)">)\2(?=<\/time>)/g;

/** A single element per sample, since reference pages have hundreds; the style sheet draws the icon. */
const copyButton = (): string =>
  `<button class="copy i-copy" type="button" aria-live="polite">${escapeHtml(messages.page.copy)}</button>`;

/** Adds the site's own parts to the body of a page: copy buttons, dates in the language of the interface, and parts that are laid out lazily. */
export function dressBody(html: string): string {
  const button = copyButton();
  return cutParts(
    html
      .replace(CODE_BAR, bar => bar + button)
      .replace(POST_DATE, (_, before: string, date: string) => before + formatDate(date)),
  );
}
