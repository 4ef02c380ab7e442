import type {Html} from "mdast";
import {present} from "#schemas/rules/present.ts";
import type {Document} from "../document.ts";
import {spanOf} from "../document.ts";
import type {Edit} from "../edits.ts";
import {inlineMarkdown} from "../inline.ts";
import {type HtmlToken, htmlTokens, nextEnds} from "./html-tokens.ts";

const VOID = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/**
 * Converts standalone HTML headings of levels 2 to 6 to Markdown, so that they get an id and an entry in the
 * table of contents. Headings inside other elements are kept.
 */
export function convertHeadings(document: Document): Edit[] {
  return document.tree.children.flatMap(node => (node.type === "html" ? convertBlock(document, node) : []));
}

function convertBlock(document: Document, node: Html): Edit[] {
  const tokens = htmlTokens(document, node);
  const ends = nextEnds(tokens);
  const edits: Edit[] = [];
  let depth = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = present(tokens[index]);
    const level = token.kind === "start" ? /^h([2-6])$/.exec(token.name)?.[1] : undefined;
    const end = level ? (ends[index] ?? -1) : -1;
    if (level && depth === 0 && end !== -1) {
      const title = inlineMarkdown(document, tokens.slice(index + 1, end));
      if (title !== "")
        edits.push(heading(document, node, Number(level), title, token, present(tokens[end])));
      index = end;
    } else if (token.kind === "start" && !VOID.has(token.name) && !token.selfClosing) depth++;
    else if (token.kind === "end") depth = Math.max(0, depth - 1);
  }
  return edits;
}

function heading(
  document: Document,
  node: Html,
  level: number,
  title: string,
  open: HtmlToken,
  close: HtmlToken,
): Edit {
  const block = spanOf(node);
  const above = document.text.slice(block.start, open.start).trim() === "" ? "" : "\n\n";
  const below = document.text.slice(close.end, block.end).trim() === "" ? "" : "\n\n";
  const id = open.attributes.get("id")?.value;
  const target = id && /^[\w-]+$/.test(id) ? `<a id="${id}"></a>` : "";
  return {
    start: above === "" ? block.start : open.start,
    end: close.end,
    text: `${above}${"#".repeat(level)} ${target}${title}${below}`,
  };
}
