import GithubSlugger from "github-slugger";
import {toString as textOf} from "mdast-util-to-string";
import {visit} from "unist-util-visit";
import type {Document} from "./document.ts";
import {type HtmlToken, htmlTokens, nextEnds} from "./html/html-tokens.ts";

/** Ids in a README: of its headings in order, and those set by HTML elements. */
export interface Ids {
  /** `null` if a heading has no id. */
  headings: (string | null)[];
  elements: Set<string>;
}

/**
 * Computes ids as the code host renders a README (every heading counts, including HTML ones) or as our pages
 * do (HTML headings inside other elements have none). Both use GitHub's slugs.
 */
export function idsOf(document: Document, shownBy: "host" | "page"): Ids {
  const slugger = new GithubSlugger();
  const headings: Ids["headings"] = [];
  const elements = new Set<string>();
  visit(document.tree, node => {
    if (node.type === "heading") {
      headings.push(slugger.slug(textOf(node, {includeHtml: false, includeImageAlt: false})));
    } else if (node.type === "html") {
      const tokens = htmlTokens(document, node);
      const ends = nextEnds(tokens);
      tokens.forEach((token, index) => {
        for (const id of [token.attributes.get("id"), token.attributes.get("name")])
          if (id) elements.add(id.value);
        if (token.kind !== "start" || !/^h[1-6]$/.test(token.name)) return;
        headings.push(shownBy === "host" ? slugger.slug(titleOf(tokens, index, ends[index])) : null);
      });
    }
  });
  return {headings, elements};
}

/** Maximum number of tokens in a heading, which bounds the cost of many unclosed headings. */
const MAX_TOKENS = 200;

function titleOf(tokens: readonly HtmlToken[], open: number, end = -1): string {
  const inner = tokens.slice(open + 1, Math.min(end === -1 ? tokens.length : end, open + MAX_TOKENS));
  return inner
    .flatMap(({kind, name}) => (kind === "text" ? name : []))
    .join("")
    .trim();
}
