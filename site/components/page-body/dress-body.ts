import {messages} from "#site/messages/messages.ts";
import {cutParts} from "./cut-parts.ts";

const CODE_BAR = /<figcaption class="code__bar">[\s\S]*?(?=<\/figcaption>)/g;

/** One element a sample, since a reference page has hundreds; the style sheet draws the icon. */
const COPY = `<button class="copy i-copy" type="button" aria-live="polite">${messages.page.copy}</button>`;

/** Adds what the site itself puts into the body of a page: copy buttons, and parts that are laid out one by one. */
export const dressBody = (html: string): string => cutParts(html.replace(CODE_BAR, `$&${COPY}`));
