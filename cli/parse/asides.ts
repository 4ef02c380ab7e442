import type {Blockquote, Paragraph, Root, Text} from "mdast";
import {type FileScope, report} from "./file-scope.ts";
import type {Aside, AsideKind} from "./nodes.ts";

const MARKS: Readonly<Record<string, AsideKind>> = {T: "tip", W: "warning", "?": "todo"};
const MARK = /^([TW?])>(?:[ \t]+|(?=\n|$))/;
const INNER_MARK = /\n[ \t]*([TW?])>[ \t]+/;
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
  if (!match || !scope.text.startsWith(`${match[1]}>`, first.position?.start.offset ?? -1)) return null;
  cutStart(paragraph, first, match[0].length);
  return {
    type: "aside",
    kind: MARKS[match[1] as string] as AsideKind,
    children: [paragraph],
    position: paragraph.position,
  };
}

function alert(quote: Blockquote): Aside | null {
  const paragraph = quote.children[0];
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "paragraph" || first?.type !== "text") return null;
  const match = ALERT.exec(first.value);
  if (
    !match ||
    (first.value.length === match[0].length && !match[0].endsWith("\n") && paragraph.children.length > 1)
  )
    return null;
  cutStart(paragraph, first, match[0].length);
  const children = paragraph.children.length === 0 ? quote.children.slice(1) : quote.children;
  return {
    type: "aside",
    kind: (match[1] as string).toLowerCase() as AsideKind,
    children,
    position: quote.position,
  };
}

/** Takes the mark off; the text's start moves along where the mark lies in one line. */
function cutStart(paragraph: Paragraph, first: Text, length: number): void {
  first.value = first.value.slice(length);
  if (first.value === "") paragraph.children.shift();
  else if (paragraph.children[1]?.type === "break" && first.value.trim() === "")
    paragraph.children.splice(0, 2);
}

function splitInnerMark(paragraph: Paragraph, scope: FileScope): Paragraph | null {
  for (const [at, child] of paragraph.children.entries()) {
    if (child.type !== "text") continue;
    const match = INNER_MARK.exec(child.value);
    const start = child.position?.start;
    if (!match || start?.offset === undefined) continue;
    const source = scope.text.slice(start.offset, child.position?.end.offset);
    const inSource = /\n[ \t>]*[TW?]>[ \t]/.exec(source);
    if (!inSource) continue;
    const offset = start.offset + inSource.index + inSource[0].length - 3;
    const point = {
      line: start.line + lines(source.slice(0, inSource.index + 1)),
      column: columnOf(scope.text, offset),
      offset,
    };
    const mark: Text = {
      type: "text",
      value: child.value.slice(match.index).trimStart(),
      position: childEnd(child, point),
    };
    const after: Paragraph = {
      type: "paragraph",
      children: [mark, ...paragraph.children.slice(at + 1)],
      ...(paragraph.position ? {position: {start: point, end: paragraph.position.end}} : {}),
    };
    child.value = child.value.slice(0, match.index);
    paragraph.children.length = at + 1;
    report(scope, "aside-position", `the aside mark \`${match[1]}>\` stands within a paragraph`, mark);
    return after;
  }
  return null;
}

const lines = (text: string): number => text.split("\n").length - 1;
const columnOf = (text: string, offset: number): number => offset - text.lastIndexOf("\n", offset - 1);
const childEnd = (node: Text, start: {line: number; column: number; offset: number}): Text["position"] =>
  node.position && {start, end: node.position.end};
