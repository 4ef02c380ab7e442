import type {Nodes, Root} from "mdast";
import type {ComponentRule} from "#schemas/component-rule.ts";
import {present} from "#schemas/rules/present.ts";

/** Tag found by a text hook, which is replaced by a marker with its number. */
export interface FoundTag {
  name: string;
  props: Record<string, string>;
  /** Rule to apply; defaults to the component with its name. */
  rule?: ComponentRule;
}

const LETTERS = {open: "o", close: "c", self: "s"} as const;
export type TagPlace = keyof typeof LETTERS;
const PLACES: Readonly<Record<string, TagPlace>> = {o: "open", c: "close", s: "self"};

/** Returns the marker for a tag in the text to be parsed: private-use characters around the tag's number. */
export const markOfTag = (place: TagPlace, number: number): string =>
  `\uE010${LETTERS[place]}${number}\uE011`;

/** Matches a tag marker alone on its line, after quote and list item markers. */
const TAG_LINE = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)\uE010([ocs])(\d+)\uE011[ \t]*$/;
/** Matches a tag marker within text. */
export const TAG_IN_TEXT = /\uE010[ocs](\d+)\uE011/;

/** Returns the tag that is alone on a line, as a marker. */
export function readTagLine(line: string): {
  mask: string;
  marker: {role: "tag"; place: TagPlace; number: number};
} | null {
  const [, indent = "", letter = "", number] = TAG_LINE.exec(line) ?? [];
  if (number === undefined) return null;
  return {
    mask: `${indent}___`,
    marker: {role: "tag", place: present(PLACES[letter]), number: Number(number)},
  };
}

const ALL = /\uE010[ocs]\d+\uE011/g;

const withoutMarks = (text: string): string => (text.includes("\uE010") ? text.replaceAll(ALL, "") : text);

/**
 * Removes tag markers where no tag is possible, and gives every node its line in the original file. Returns the places of
 * markers in raw HTML, whose source text is shown unchanged in Markdown copies.
 */
export function settleTags(tree: Root, source: string, lines: readonly number[]): [number, number][] {
  const removed: [number, number][] = [];
  const seen = new Set<object>();
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === "html")
      for (const {index, 0: mark} of source.slice(start, node.position?.end.offset).matchAll(ALL))
        removed.push([start + index, start + index + mark.length]);
    if ("value" in node) node.value = withoutMarks(node.value);
    if ("url" in node) node.url = withoutMarks(node.url);
    if ("alt" in node && node.alt) node.alt = withoutMarks(node.alt);
    if ("title" in node && typeof node.title === "string") node.title = withoutMarks(node.title);
    for (const point of node.position ? [node.position.start, node.position.end] : []) {
      if (seen.has(point)) continue;
      seen.add(point);
      point.line = lines[point.line - 1] ?? point.line;
    }
    if ("children" in node && node.type !== "part") for (const child of node.children) visit(child);
  };
  visit(tree);
  return removed;
}
