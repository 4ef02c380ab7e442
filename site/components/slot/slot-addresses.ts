import {withAddresses} from "#site/artifacts/base.ts";

/** Text of scripts and styles, which is never changed: the content security policy has its hash. */
const INNER_TEXT = /(?<=<(?:script|style)\b[^>]*>)([\s\S]*?)(?=<\/(?:script|style)>)/i;

/** Attributes with addresses in single quotes. */
const SINGLE = / (href|src|poster|srcset)='([^'"]*)'/g;

/** HTML of a slot with the addresses in its tags below the base. */
export const withSlotAddresses = (html: string): string =>
  html
    .split(INNER_TEXT)
    .map((part, i) => (i % 2 === 0 ? withAddresses(part.replace(SINGLE, ' $1="$2"')) : part))
    .join("");
