import type {Dialect, SnippetSyntax} from "#core/model/dialect.ts";
import {placeOfTag, TAG_LINE, type TagPlace} from "../tags/tag-marks.ts";
import {proseLines} from "./lines.ts";

/** A line of the dialect's own that stands between blocks: it opens or closes a container, or draws in a file. */
export type Mark =
  | {kind: "open"; name: string; size: number; title: string | null; attributes: string}
  | {kind: "close"; size: number}
  /** Stands for what a program documents; nothing closes it. */
  | {kind: "leaf"; name: string}
  /** A block whose content is indented below it. */
  | {kind: "indented"; name: string; title: string | null; folded: "open" | "closed" | null; tab: boolean}
  /** `lines`: the only ones that are shown. */
  | {kind: "snippet"; syntax: SnippetSyntax; target: string; lines?: string}
  /** A tag of a template language, by its number. */
  | {kind: "tag"; place: TagPlace; number: number};

/** Text whose marks were replaced, and the marks by their lines (from 1). */
export interface MarkedText {
  text: string;
  marks: Map<number, Mark>;
}

const COLONS = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*(?:([A-Za-z][\w.-]*)[ \t]*(.*?))?[ \t]*$/;
const INDENTED =
  /^([ \t]*)(!!!|\?\?\?\+?|===[!+]*)(?=[ \t])(?:[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*)?(?:[ \t]*(?:"([^"]*)"|'([^']*)'))?[ \t]*$/;
/** The same in VuePress: `@[code ts{1-2}](file)`, and `@[code{3-5} ts](file)` for a few of its lines. */
const CODE = /^([ \t]*)@\[code(?:\{([^{}\n]*)\})?((?:[ \t]+[^\]\n]*)?)\]\(([^()\n]+)\)[ \t]*$/;
const ARROWS = /^([ \t]*)<<<[ \t]*(\S.*?)[ \t]*$/;

/**
 * Finds the marks of a dialect and puts thematic breaks in their places, which end paragraphs and lists as these marks
 * do, and which the tree then shows where blocks begin and end. Nothing else moves: the text keeps its length, so that
 * every place in it stays true. The head of an indented block becomes a list item with such a break in it, since the
 * content of list items is what CommonMark indents.
 *
 * @param skip - lines (from 1) that are no marks after all
 */
export function maskMarks(text: string, dialect: Dialect, skip: ReadonlySet<number> = new Set()): MarkedText {
  const marks = new Map<number, Mark>();
  const {colons, others, indented} = dialect.containers;
  const hasColons = (others !== null || Object.keys(colons).length > 0) && text.includes(":::");
  const hasIndented = indented !== null && /^[ \t]*(?:!!!|\?\?\?|===)/m.test(text);
  const hasSnippets = dialect.snippets.includes("arrows") && /<<<|@\[code/.test(text);
  const hasTags = text.includes("\uE010");
  if (!hasColons && !hasIndented && !hasSnippets && !hasTags) return {text, marks};
  const lines = text.split("\n");
  const open: {size: number; indent: string}[] = [];
  for (const {index, text: line} of proseLines(lines)) {
    if (skip.has(index + 1)) continue;
    const put = (indent: string, shown: string, mark: Mark): void => {
      lines[index] = (indent + shown).padEnd(line.length);
      marks.set(index + 1, mark);
    };
    const tag = hasTags ? TAG_LINE.exec(line) : null;
    if (tag) {
      const [, indent = "", letter = "", number] = tag;
      put(indent, "___", {kind: "tag", place: placeOfTag(letter), number: Number(number)});
      continue;
    }
    const colon = hasColons ? COLONS.exec(line) : null;
    if (colon) {
      const [, indent = "", {length: size} = "", name, rest = ""] = colon;
      if (name === undefined) {
        const at = open.findLastIndex(entry => entry.size <= size);
        if (at === -1) continue;
        put((open[at] as (typeof open)[number]).indent, "___", {kind: "close", size});
        open.length = at;
      } else if (others?.as === "nothing" && !Object.hasOwn(colons, name))
        put(indent, "___", {kind: "leaf", name});
      else if (others !== null || Object.hasOwn(colons, name)) {
        open.push({size, indent});
        put(indent, "___", {kind: "open", name, size, ...readTitle(rest)});
      }
      continue;
    }
    const block = hasIndented ? INDENTED.exec(line) : null;
    if (block) {
      const [, indent = "", sign = "", name, double, single] = block;
      const title = double ?? single ?? null;
      const tab = sign.startsWith("=");
      if ((tab ? title === null : name === undefined) || line.length < indent.length + 7) continue;
      const folded = sign.startsWith("?") ? (sign.endsWith("+") ? "open" : "closed") : null;
      put(indent, "+   ___", {kind: "indented", name: (name ?? "").toLowerCase(), title, folded, tab});
      continue;
    }
    const [, indent, target, only] = (hasSnippets && (ARROWS.exec(line) ?? codeOf(line))) || [];
    if (indent !== undefined && target !== undefined)
      put(indent, "___", {kind: "snippet", syntax: "arrows", target, ...(only ? {lines: only} : {})});
  }
  return {text: lines.join("\n"), marks};
}

/** `@[code ts{1-2}](file)` as the target of arrows. */
function codeOf(line: string): (string | undefined)[] | null {
  const [, indent, only, words = "", file = ""] = CODE.exec(line) ?? [];
  if (indent === undefined) return null;
  const [, lang = "", marks = ""] = /^\s*([\w-]*)[^{]*(?:\{([^{}]*)\})?/.exec(words) ?? [];
  const info = [marks, lang].filter(Boolean).join(" ");
  return [line, indent, info === "" ? file : `${file}{${info}}`, only];
}

/** `Title`, `[Title]{.class}` or `{title="Title"}` behind the name of a container. */
function readTitle(rest: string): {title: string | null; attributes: string} {
  const label = /^\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\][ \t]*(\{.*\})?$/.exec(rest);
  if (label) return {title: label[1] as string, attributes: label[2] ?? ""};
  const [, text = "", attributes = ""] = /^(.*?)(?:(?<![ \t])[ \t]*)?(\{[^{}]*\})?$/.exec(rest) ?? [];
  const [, double, single, bare] = /\btitle=(?:"([^"]*)"|'([^']*)'|([^\s{}]+))/.exec(attributes) ?? [];
  const title = text !== "" ? text : (double ?? single ?? bare ?? null);
  return {title, attributes};
}
