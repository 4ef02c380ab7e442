import type {Document} from "./document.ts";
import type {Edit} from "./edits.ts";
import type {HtmlToken} from "./html.ts";
import {inlineMarkdown} from "./inline.ts";
import {closingIndex, headingLevel, type Piece, piecesOf} from "./pieces.ts";

/**
 * Takes out the centred blocks above the first section: logos, the title, links to the project's home. Their paragraphs
 * are kept, as they say what the project is; so is a centred paragraph of its own that has text.
 */
export function dropHeader(document: Document): Edit[] {
  const pieces = leadOf(piecesOf(document));
  const edits: Edit[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    if (!piece.token || !isCentred(piece.token)) continue;
    const last = lastOf(pieces, index);
    const block = pieces.slice(index, last + 1);
    const kept = piece.token.name === "p" ? keepIfText(document, block) : paragraphs(document, block);
    if (kept !== null) edits.push({start: piece.start, end: (pieces[last] as Piece).end, text: kept});
    index = last;
  }
  return edits;
}

/** What stands above the first section; headings inside a centred block don't end it. */
function leadOf(pieces: Piece[]): Piece[] {
  for (let index = 0, titles = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    if (piece.token && isCentred(piece.token)) {
      const end = closingIndex(pieces, index);
      if (end !== -1) index = end;
      continue;
    }
    const level = headingLevel(piece);
    if (level === 1) titles++;
    if ((level !== null && level > 1) || titles > 1) return pieces.slice(0, index);
  }
  return pieces;
}

function isCentred({kind, name, attributes}: HtmlToken): boolean {
  if (kind !== "start") return false;
  if (name === "center") return true;
  if (name !== "div" && name !== "p") return false;
  const centred = attributes.get("align")?.value.toLowerCase() === "center";
  return centred || /text-align\s*:\s*center/i.test(attributes.get("style")?.value ?? "");
}

/** The closing tag; where there is none, the end of the same HTML block. */
function lastOf(pieces: readonly Piece[], open: number): number {
  const end = closingIndex(pieces, open);
  return end === -1 ? pieces.findLastIndex(piece => piece.node === pieces[open]?.node) : end;
}

const keepIfText = (document: Document, block: readonly Piece[]): string | null => {
  const inner = block.slice(1).flatMap(({token}) => token ?? []);
  const hasMarkdown = block.some(({token}) => token === null);
  return hasMarkdown || inlineMarkdown(document, inner) !== "" ? null : "";
};

/** The paragraphs of a block, HTML and Markdown ones, each a paragraph of Markdown. */
function paragraphs(document: Document, block: readonly Piece[]): string {
  const kept: string[] = [];
  for (let index = 0; index < block.length; index++) {
    const piece = block[index] as Piece;
    if (piece.token?.kind === "start" && piece.token.name === "p") {
      const last = lastOf(block, index);
      const inner = block
        .slice(index + 1, last + 1)
        .flatMap(({token}) => (token && token.name !== "p" ? token : []));
      kept.push(inlineMarkdown(document, inner));
      index = last;
    } else if (!piece.token && headingLevel(piece) !== 1) {
      kept.push(document.text.slice(piece.start, piece.end));
    }
  }
  return kept.filter(Boolean).join("\n\n");
}
