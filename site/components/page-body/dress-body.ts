import {escapeHtml} from "#schemas/rules/markup.ts";
import {messages} from "#site/messages/messages.ts";
import {cutParts} from "./cut-parts.ts";

const CODE_BAR = /<figcaption class="code__bar">[\s\S]*?(?=<\/figcaption>)/g;

/** A single element per sample, since reference pages have hundreds; the style sheet draws the icon. */
const copyButton = (): string =>
  `<button class="copy i-copy" type="button" aria-live="polite">${escapeHtml(messages.page.copy)}</button>`;

/** Adds the site's own parts to the body of a page: copy buttons, and parts that are laid out lazily. */
export function dressBody(html: string): string {
  const button = copyButton();
  return cutParts(html.replace(CODE_BAR, bar => bar + button));
}
