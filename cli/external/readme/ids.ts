import GithubSlugger from "github-slugger";
import {toString as textOf} from "mdast-util-to-string";
import {visit} from "unist-util-visit";
import type {Document} from "./document.ts";
import {type HtmlToken, htmlTokens, nextEnds} from "./html/html-tokens.ts";

/** Ids of a README: of its headings in order, and those that HTML elements set. */
export interface Ids {
  /** Null where a heading has no id of its own. */
  headings: (string | null)[];
  elements: Set<string>;
}

/**
 * Ids as the code host shows a README (every heading, HTML ones too, is counted), or as a page of the documentation has
 * them (HTML headings inside other elements have none). Both slug in GitHub's way.
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

/** No heading has more tokens than this; a limit keeps many unclosed ones from taking long. */
const MAX_TOKENS = 200;

function titleOf(tokens: readonly HtmlToken[], open: number, end = -1): string {
  const inner = tokens.slice(open + 1, Math.min(end === -1 ? tokens.length : end, open + MAX_TOKENS));
  return inner
    .flatMap(({kind, name}) => (kind === "text" ? name : []))
    .join("")
    .trim();
}
