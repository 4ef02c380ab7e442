import {messages} from "#site/messages/messages.ts";
import {cutParts} from "./cut-parts.ts";

const CODE_BAR = /<figcaption class="code__bar">[\s\S]*?(?=<\/figcaption>)/g;

/** A single element per sample, since reference pages have hundreds; the style sheet draws the icon. */
const COPY = `<button class="copy i-copy" type="button" aria-live="polite">${messages.page.copy}</button>`;

/** Adds the site's own parts to the body of a page: copy buttons, and parts that are laid out lazily. */
export const dressBody = (html: string): string => cutParts(html.replace(CODE_BAR, `$&${COPY}`));
