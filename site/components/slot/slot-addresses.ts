import {withAddresses} from "#site/artifacts/base.ts";

/** Text of scripts and styles, which must not change because the content security policy contains its hash. */
const INNER_TEXT = /(?<=<(?:script|style)\b[^>]*>)([\s\S]*?)(?=<\/(?:script|style)>)/i;

/** Attributes with single-quoted URLs. */
const SINGLE = / (href|src|poster|srcset)='([^'"]*)'/g;

/** Prefixes the URLs in a slot's HTML with the base path. */
export const withSlotAddresses = (html: string): string =>
  html
    .split(INNER_TEXT)
    .map((part, i) => (i % 2 === 0 ? withAddresses(part.replace(SINGLE, ' $1="$2"')) : part))
    .join("");
