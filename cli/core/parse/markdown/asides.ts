import type {Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {Aside, AsideKind} from "#core/model/nodes.ts";
import type {FileScope} from "../file-scope.ts";
import {splitInnerMark} from "./aside-split.ts";

const MARK = /^([TW?!])>(?:[ \t]+|(?=\n|$))/;
/** Name of an alert; a sign after it folds the alert in some tools. */
const ALERT = /^\[!(\w+)\](?:[+-](?=\s|$))?[ \t]*/;

const KINDS: ReadonlyMap<string, AsideKind> = new Map(
  (["note", "tip", "important", "warning", "caution"] as const).map(kind => [kind, kind]),
);
/** Kinds of other names that tools use. */
const OTHER_KINDS: ReadonlyMap<string, AsideKind> = new Map([
  ["danger", "caution"],
  ["error", "caution"],
  ["failure", "caution"],
  ["bug", "caution"],
  ["attention", "warning"],
  ["warn", "warning"],
  ["hint", "tip"],
  ["success", "tip"],
]);

/** Returns the kind of an aside by its name in any tool. */
export const kindNamed = (name: string): AsideKind => KINDS.get(name) ?? OTHER_KINDS.get(name) ?? "note";

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
  const {alerts} = scope.page.context.dialect;
  const [mark = "", written = ""] = ALERT.exec(first.value) ?? [];
  const offset = first.position?.start.offset;
  if (mark === "" || (offset !== undefined && !scope.text.startsWith("[!", offset))) return null;
  const name = written.toLowerCase();
  const known = KINDS.get(name) ?? (alerts && Object.hasOwn(alerts, name) ? alerts[name] : undefined);
  // A word in capitals has no other meaning here.
  if (known === undefined && alerts !== null && !/^[A-Z]{2,}$/.test(written)) return null;
  const [next] = paragraph.children.slice(1);
  const isAlone =
    /^(?:\n|$)/.test(first.value.slice(mark.length)) &&
    (first.value.length > mark.length || !next || next.type === "break");
  const length = mark.length + (first.value[mark.length] === "\n" ? 1 : 0);
  cutStart(paragraph, first, length);
  const given = isAlone || alerts === undefined ? [] : takeLine(paragraph);
  const title = known === undefined && given.length === 0 ? [labelOf(written)] : given;
  const children = paragraph.children.length === 0 ? quote.children.slice(1) : quote.children;
  const head = title.length === 0 ? {} : {title, titleText: inlineText({type: "paragraph", children: title})};
  return {type: "aside", kind: known ?? kindNamed(name), ...head, children, position: quote.position};
}

/** Returns the name of an alert as its title; short ones are abbreviations, such as `NB`. */
const labelOf = (name: string): Text => {
  const rest = name.length < 4 ? name.slice(1) : name.slice(1).toLowerCase();
  return {type: "text", value: name.charAt(0).toUpperCase() + rest};
};

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
