import type {Nodes, Paragraph, Table} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";
import type {Page} from "../types.ts";

/** Sentence of a page, or row of a table, with the names and links in it. */
export type Sentence = {
  path: string;
  line: number;
  /** Title of the nearest heading above; empty if there is none. */
  heading: string;
  text: string;
  /** Texts of inline code. */
  code: string[];
  /** Link targets. */
  links: string[];
  /** Cell in the column `Default`, if it is a row of such a table. */
  fallback?: string;
};

const SEGMENTER = new Intl.Segmenter("en", {granularity: "sentence"});
/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION = /(?:\be\.g|\bi\.e|\bvs|\betc)\.\s*$/;
const MARKER = /^[TW]> /;
/**
 * First private-use character. These characters replace code and links, so that periods in them do not end a
 * sentence.
 */
const FIRST_SYMBOL = 0xe000;

type Flat = {text: string; parts: Array<{shown: string; code?: string; links: string[]}>};

const linksIn = (node: Nodes): string[] =>
  "children" in node
    ? node.children.flatMap(child => [...(child.type === "link" ? [child.url] : []), ...linksIn(child)])
    : [];
const codeIn = (node: Nodes): string[] =>
  node.type === "inlineCode" ? [node.value] : "children" in node ? node.children.flatMap(codeIn) : [];

function flatten(node: Nodes, flat: Flat): void {
  if (node.type === "text") flat.text += node.value;
  else if (node.type === "break") flat.text += " ";
  else if (node.type === "inlineCode")
    symbol(flat, {shown: `\`${node.value}\``, code: node.value, links: []});
  else if (node.type === "link") {
    symbol(flat, {shown: "", links: [node.url]});
    for (const child of node.children) flatten(child, flat);
  } else if ("children" in node) for (const child of node.children) flatten(child, flat);
}

function symbol(flat: Flat, part: Flat["parts"][number]): void {
  flat.text += String.fromCharCode(FIRST_SYMBOL + flat.parts.length);
  flat.parts.push(part);
}

/** Splits flattened text into sentences and restores the code in each of them. */
function split({text, parts}: Flat): Array<Pick<Sentence, "text" | "code" | "links"> & {start: number}> {
  const pieces: Array<{start: number; text: string}> = [];
  for (const {segment, index} of SEGMENTER.segment(text)) {
    const last = pieces.at(-1);
    if (last && ABBREVIATION.test(last.text)) last.text += segment;
    else pieces.push({start: index, text: segment});
  }
  return pieces.map(piece => {
    const used = [...piece.text].flatMap(character => parts[character.charCodeAt(0) - FIRST_SYMBOL] ?? []);
    const shown = [...piece.text]
      .map(each => parts[each.charCodeAt(0) - FIRST_SYMBOL]?.shown ?? each)
      .join("");
    return {
      start: piece.start,
      text: shown.replace(MARKER, "").replace(/\s+/g, " ").trim(),
      code: used.flatMap(({code}) => (code === undefined ? [] : [code])),
      links: used.flatMap(({links}) => links),
    };
  });
}

/** Reports whether a paragraph is a bold file name above a sample. */
const isTitle = ({children}: Paragraph): boolean => children.length === 1 && children[0]?.type === "strong";

/** Returns the rows of a table, without its head. */
function rowsOf({children: [head, ...rows]}: Table): Array<Omit<Sentence, "path" | "heading">> {
  const column = head?.children.findIndex(cell => /^Default$/i.test(plainText(cell).trim())) ?? -1;
  return rows.map(row => {
    const cells = row.children.map(cell => plainText(cell).trim());
    const sentence = {
      line: row.position?.start.line ?? 1,
      text: cells.join(" | "),
      code: row.children.slice(0, 1).flatMap(codeIn),
      links: row.children.slice(0, 1).flatMap(linksIn),
    };
    return column < 0 ? sentence : {...sentence, fallback: cells[column] ?? ""};
  });
}

/** Lists the sentences of a page, in paragraphs and list items, and the rows of tables. */
export function sentencesOf({path, text}: Page): Sentence[] {
  const sentences: Sentence[] = [];
  let heading = "";
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") heading = plainText(node).replace(/\s*\{#[\w-]+\}\s*$/, "");
    else if (node.type === "table") sentences.push(...rowsOf(node).map(row => ({path, heading, ...row})));
    else if (node.type === "paragraph" && !isTitle(node)) {
      const flat: Flat = {text: "", parts: []};
      flatten(node, flat);
      for (const {start, ...sentence} of split(flat)) {
        const at = line + flat.text.slice(0, start).split("\n").length - 1;
        if (/\p{L}{2}/u.test(sentence.text.replace(/`[^`]*`/g, "")))
          sentences.push({path, line: at, heading, ...sentence});
      }
    } else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(markdown.parse(withoutFrontMatter(text)));
  return sentences;
}
