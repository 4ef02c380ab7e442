import type {Html, Parents} from "mdast";
import {visit} from "unist-util-visit";
import {append} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";
import type {MarkupRules, ReadmeContext} from "../context.ts";
import type {Document} from "../document.ts";
import type {Edit} from "../edits.ts";
import {isSafeAddress} from "../links/safe-address.ts";
import {type HtmlToken, htmlTokens, nextEnds} from "./html-tokens.ts";

/** Attributes allowed on every element. READMEs may not style the page. */
const GLOBAL = new Set(["id", "title", "lang", "dir"]);
const ADDRESSES = new Set(["href", "src", "srcset", "cite"]);

/**
 * Removes HTML that pages may not contain: elements, attributes and URLs that are not on the allowlist. Pages
 * are sanitized again when rendered; this step ensures that the published Markdown of a README is harmless as
 * well.
 */
export function dropUnsafeHtml(document: Document, {markup}: ReadmeContext): Edit[] {
  return groupsOf(document).flatMap(tokens => unsafeParts(document, tokens, markup));
}

/**
 * Groups the tokens of HTML nodes by parent node, because an element begins and ends within the same parent.
 */
function groupsOf(document: Document): HtmlToken[][] {
  const groups = new Map<Parents | undefined, HtmlToken[]>();
  visit(document.tree, "html", (node: Html, _, parent) => {
    const group = groups.get(parent) ?? [];
    groups.set(parent, group);
    for (const token of htmlTokens(document, node)) group.push(token);
  });
  return [...groups.values()];
}

function unsafeParts(document: Document, tokens: readonly HtmlToken[], markup: MarkupRules): Edit[] {
  const {elements, dropped} = markup;
  const ends = nextEnds(tokens);
  const edits: Edit[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = present(tokens[index]);
    if (token.kind !== "start" && token.kind !== "end") continue;
    const own = elements.get(token.name);
    if (own) {
      append(edits, unsafeAttributes(document, token, own, markup.reservedPrefix));
      continue;
    }
    const end = token.kind === "start" && dropped.has(token.name) ? lastInside(tokens, index, ends) : index;
    const removes = token.kind === "start" ? {removes: `<${token.name}>`} : {};
    edits.push({start: token.start, end: present(tokens[end]).end, text: "", ...removes});
    index = end;
  }
  return edits;
}

/**
 * Returns the index of an element's end tag or, without one, of the raw text after the tag (such as a
 * script).
 */
function lastInside(tokens: readonly HtmlToken[], open: number, ends: readonly number[]): number {
  const end = ends[open] ?? -1;
  if (end !== -1) return end;
  let last = open;
  while (tokens[last + 1]?.kind === "text") last++;
  return last;
}

function unsafeAttributes(
  document: Document,
  token: HtmlToken,
  own: ReadonlySet<string>,
  reservedPrefix: string,
): Edit[] {
  const edits: Edit[] = [];
  for (const [name, {value, start, end}] of token.attributes) {
    const allowed = own.has(name) || GLOBAL.has(name);
    const isAddress = ADDRESSES.has(name);
    const isReserved = (name === "id" || name === "name") && value.toLowerCase().startsWith(reservedPrefix);
    if (allowed && !isReserved && (!isAddress || isSafeAddress(value))) continue;
    const space = /[\s/]/.test(document.text[start - 1] ?? "") ? 1 : 0;
    // Presentational attributes are removed without a diagnostic, because the site determines the design.
    const removes = isAddress || name.startsWith("on") ? {removes: `${name} of <${token.name}>`} : {};
    edits.push({start: start - space, end, text: space === 1 ? "" : " ", ...removes});
  }
  return edits;
}
