import type {Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {Aside, AsideKind} from "#core/model/nodes.ts";
import type {FileScope} from "../file-scope.ts";
import {splitInnerMark} from "./aside-split.ts";

const MARK = /^([TW?!])>(?:[ \t]+|(?=\n|$))/;
const ALERT = /^\[!(\w+)\][ \t]*/;
const KINDS: Readonly<Record<string, AsideKind>> = {
  note: "note",
  tip: "tip",
  important: "important",
  warning: "warning",
  caution: "caution",
};

/**
 * Converts paragraphs that start with an aside marker (`T>`, `W>`, `?>`) and quotes that start with an alert
 * (`[!NOTE]`) to asides. The marker must be in the first plain text node and unescaped. A marker at the start
 * of a later line splits the paragraph and is reported (`aside-position`).
 */
export function readAsides(parent: {children: Root["children"]}, scope: FileScope): void {
  // Most parents contain only text.
  if (!parent.children.some(({type}) => type === "paragraph" || type === "blockquote")) return;
  const out: RootContent[] = [];
  for (const child of parent.children)
    for (let next: RootContent | null = child; next; ) {
      const after: Paragraph | null = next.type === "paragraph" ? splitInnerMark(next, scope) : null;
      out.push(asideIn(next, scope) ?? next);
      next = after;
    }
  parent.children = out;
}

function asideIn(node: RootContent, scope: FileScope): Aside | null {
  if (node.type === "paragraph") return markedAside(node, scope);
  return node.type === "blockquote" ? alert(node, scope) : null;
}

function markedAside(paragraph: Paragraph, scope: FileScope): Aside | null {
  const first = paragraph.children[0];
  if (first?.type !== "text") return null;
  const match = MARK.exec(first.value);
  const offset = paragraph.position?.start.offset;
  // In the source, an escaped marker contains a backslash or a character reference.
  if (!match || offset === undefined || !scope.text.startsWith(`${match[1]}>`, offset)) return null;
  const {asides} = scope.page.context.dialect;
  const kind = asides[match[1] ?? ""];
  if (kind === undefined) return null;
  cutStart(paragraph, first, match[0].length);
  return {type: "aside", kind, children: [paragraph], position: paragraph.position};
}

function alert(quote: Blockquote, scope: FileScope): Aside | null {
  const paragraph = quote.children[0];
  const first = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  if (paragraph?.type !== "paragraph" || first?.type !== "text") return null;
  const {alerts, alertsWithText} = scope.page.context.dialect;
  const [mark = "", written = ""] = ALERT.exec(first.value) ?? [];
  const name = written.toLowerCase();
  const kinds = {...KINDS, ...alerts};
  // A word in capitals has no other meaning here, but GitHub shows unknown ones as text.
  const isOther = alertsWithText === true && !Object.hasOwn(kinds, name) && /^[A-Z]{2,}$/.test(written);
  const kind = isOther ? "note" : Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return null;
  const [next] = paragraph.children.slice(1);
  const isAlone =
    /^(?:\n|$)/.test(first.value.slice(mark.length)) &&
    (first.value.length > mark.length || !next || next.type === "break");
  if (!isAlone && !alerts && !alertsWithText) return null;
  const length = mark.length + (first.value[mark.length] === "\n" ? 1 : 0);
  cutStart(paragraph, first, length);
  const title = isOther ? [labelOf(written)] : isAlone || alertsWithText ? [] : takeLine(paragraph);
  const children = paragraph.children.length === 0 ? quote.children.slice(1) : quote.children;
  const head = title.length === 0 ? {} : {title, titleText: inlineText({type: "paragraph", children: title})};
  return {type: "aside", kind, ...head, children, position: quote.position};
}

/** Returns the name of an alert as its title. */
const labelOf = (name: string): Text => ({type: "text", value: name.charAt(0) + name.slice(1).toLowerCase()});

/** Removes the first line of a paragraph and returns it. */
function takeLine(paragraph: Paragraph): PhrasingContent[] {
  const at = paragraph.children.findIndex(
    child => child.type === "break" || (child.type === "text" && child.value.includes("\n")),
  );
  if (at === -1) return paragraph.children.splice(0);
  const line = paragraph.children.splice(0, at);
  const [end] = paragraph.children;
  if (end?.type !== "text") paragraph.children.shift();
  else {
    const cut = end.value.indexOf("\n");
    line.push({...end, value: end.value.slice(0, cut)});
    end.value = end.value.slice(cut + 1);
  }
  return line;
}

/** Removes the marker and a hard break after it. */
function cutStart(paragraph: Paragraph, first: Text, length: number): void {
  first.value = first.value.slice(length);
  if (first.value !== "") return;
  paragraph.children.shift();
  if (paragraph.children[0]?.type === "break") paragraph.children.shift();
}
