import type {Blockquote, Paragraph, Root, Text} from "mdast";
import type {Aside, AsideKind} from "../../../model/nodes.ts";
import type {FileScope} from "../file-scope.ts";
import {splitInnerMark} from "./aside-split.ts";

const MARK = /^([TW?!])>(?:[ \t]+|(?=\n|$))/;
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/**
 * Turns paragraphs that start with an aside mark (`T>`, `W>`, `?>`) and quotes that start with an alert (`[!NOTE]`)
 * into asides. The mark counts in the first plain text node only, and not where its bracket is escaped. A mark at the
 * start of a later line of a paragraph splits the paragraph there and is reported (`aside-position`).
 */
export function readAsides(parent: {children: Root["children"]}, scope: FileScope): void {
  const {children} = parent;
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child?.type === "paragraph") {
      const after = splitInnerMark(child, scope);
      if (after) children.splice(i + 1, 0, after);
      const aside = markedAside(child, scope);
      if (aside) children[i] = aside;
    } else if (child?.type === "blockquote") {
      const aside = alert(child);
      if (aside) children[i] = aside;
    }
  }
}

function markedAside(paragraph: Paragraph, scope: FileScope): Aside | null {
  const first = paragraph.children[0];
  if (first?.type !== "text") return null;
  const match = MARK.exec(first.value);
  const offset = paragraph.position?.start.offset;
  // In the source an escaped mark has a backslash or a character reference in it.
  if (!match || offset === undefined || !scope.text.startsWith(`${match[1]}>`, offset)) return null;
  const {asides} = scope.page.context.dialect;
  const kind = asides[match[1] as string];
  if (kind === undefined) return null;
  cutStart(paragraph, first, match[0].length);
  return {type: "aside", kind, children: [paragraph], position: paragraph.position};
}

function alert(quote: Blockquote): Aside | null {
  const paragraph = quote.children[0];
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "paragraph" || first?.type !== "text") return null;
  const match = ALERT.exec(first.value);
  if (!match) return null;
  // The mark must be all that is in its line.
  const next = paragraph.children[1];
  if (!match[0].endsWith("\n") && next && next.type !== "break") return null;
  cutStart(paragraph, first, match[0].length);
  const children = paragraph.children.length === 0 ? quote.children.slice(1) : quote.children;
  return {
    type: "aside",
    kind: (match[1] as string).toLowerCase() as AsideKind,
    children,
    position: quote.position,
  };
}

/** Takes the mark off, and a hard break behind it. */
function cutStart(paragraph: Paragraph, first: Text, length: number): void {
  first.value = first.value.slice(length);
  if (first.value !== "") return;
  paragraph.children.shift();
  if (paragraph.children[0]?.type === "break") paragraph.children.shift();
}
