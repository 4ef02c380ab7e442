import type {PageHeadElement} from "../page-document.ts";
import {isAllowedAddress, schemeOf} from "./addresses.ts";

/** Names of `meta` elements that only affect how other sites present the page. */
const META_NAME =
  /^(?:author|keywords|description|robots|googlebot|theme-color|(?:og|twitter|article|book|profile|docsearch|citation|dc|dcterms)[:._][\w:.-]+)$/i;

/** Relations of `link` elements that load nothing. */
const LINK_REL = /^(?:canonical|alternate|author|license|help|me|next|prev)$/i;

const ATTRIBUTES = {
  meta: ["name", "property", "content", "media", "lang"],
  link: ["rel", "href", "hreflang", "type", "title", "media", "lang"],
} as const;

/** Result of a check: the allowed element or null, and descriptions of what was removed. */
interface CheckedHeadElement {
  element: PageHeadElement | null;
  removed: string[];
}

/** Checks an element of content for the head: only `meta` and `link` elements that load and run nothing are kept. */
export function checkHeadElement(
  tag: string,
  written: Readonly<Record<string, unknown>>,
): CheckedHeadElement {
  if (tag !== "meta" && tag !== "link") return {element: null, removed: [`\`<${tag}>\` was removed`]};
  const allowed: readonly string[] = ATTRIBUTES[tag];
  const attributes: Record<string, string> = {};
  const removed: string[] = [];
  for (const [key, value] of Object.entries(written)) {
    const isText = typeof value === "string" || typeof value === "number";
    if (allowed.includes(key) && isText) attributes[key] = String(value);
    else removed.push(`\`${key}\` of \`<${tag}>\` was removed`);
  }
  const fault = tag === "meta" ? metaFault(attributes) : linkFault(attributes);
  if (fault === undefined) return {element: {tag, attributes}, removed};
  return {element: null, removed: [...removed, `\`<${tag}>\` was removed: ${fault}`]};
}

function metaFault({name, property, content}: Record<string, string>): string | undefined {
  if (content === undefined) return "it has no `content`";
  const keys = [name, property].filter(key => key !== undefined);
  if (keys.length === 0) return "it has neither `name` nor `property`";
  const other = keys.find(key => !META_NAME.test(key));
  return other === undefined ? undefined : `\`${other}\` is not allowed`;
}

function linkFault({rel, href}: Record<string, string>): string | undefined {
  if (rel === undefined || href === undefined) return "it needs `rel` and `href`";
  if (!LINK_REL.test(rel)) return `\`${rel}\` is not allowed`;
  return schemeOf(href) === null || isAllowedAddress(href) ? undefined : "its address is not allowed";
}
