import {present} from "#schemas/rules/present.ts";
import type {Document} from "./document.ts";
import type {Edit} from "./edits.ts";
import type {HtmlToken} from "./html/html-tokens.ts";
import {inlineMarkdown} from "./inline.ts";
import {headingLevel, type Piece, piecesOf} from "./pieces.ts";

/**
 * Removes the centered blocks above the first section: logos, the title, links to the project's home page.
 * Their paragraphs are kept because they describe the project, as is a standalone centered paragraph with
 * text.
 */
export function dropHeader(document: Document): Edit[] {
  const pieces = leadOf(piecesOf(document));
  const edits: Edit[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = present(pieces[index]);
    if (!piece.token || !isCentered(piece.token)) continue;
    const block = [pieces, index, Math.min(piece.last, pieces.length - 1)] as const;
    const kept = piece.token.name === "p" ? keepIfText(document, ...block) : paragraphs(document, ...block);
    index = block[2];
    if (kept !== null) edits.push({start: piece.start, end: present(pieces[index]).end, text: kept});
  }
  return edits;
}

/** Returns the pieces above the first section. Headings inside a centered block do not end it. */
function leadOf(pieces: Piece[]): Piece[] {
  for (let index = 0, titles = 0; index < pieces.length; index++) {
    const piece = present(pieces[index]);
    if (piece.token && isCentered(piece.token)) {
      if (piece.closed) index = piece.last;
      continue;
    }
    const level = headingLevel(piece);
    if (level === 1) titles++;
    if ((level !== null && level > 1) || titles > 1) return pieces.slice(0, index);
  }
  return pieces;
}

function isCentered({kind, name, attributes}: HtmlToken): boolean {
  if (kind !== "start") return false;
  if (name === "center") return true;
  if (name !== "div" && name !== "p") return false;
  const centered = attributes.get("align")?.value.toLowerCase() === "center";
  return centered || /text-align\s*:\s*center/i.test(attributes.get("style")?.value ?? "");
}

function keepIfText(document: Document, pieces: readonly Piece[], from: number, to: number): string | null {
  const block = pieces.slice(from + 1, to + 1);
  const inner = block.flatMap(({token}) => token ?? []);
  return inner.length < block.length || inlineMarkdown(document, inner) !== "" ? null : "";
}

/** Returns the HTML and Markdown paragraphs of a block as Markdown paragraphs. */
function paragraphs(document: Document, pieces: readonly Piece[], from: number, to: number): string {
  const kept: string[] = [];
  for (let index = from; index <= to; index++) {
    const piece = present(pieces[index]);
    if (piece.token?.kind === "start" && piece.token.name === "p") {
      const last = Math.min(piece.last, to);
      const inner = pieces.slice(index + 1, last + 1);
      kept.push(
        inlineMarkdown(
          document,
          inner.flatMap(({token}) => (token && token.name !== "p" ? token : [])),
        ),
      );
      index = last;
    } else if (!piece.token && headingLevel(piece) !== 1) {
      kept.push(document.text.slice(piece.start, piece.end));
    }
  }
  return kept.filter(Boolean).join("\n\n");
}
