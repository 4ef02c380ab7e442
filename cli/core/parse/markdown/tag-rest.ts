import type {Html, RootContent} from "mdast";
import {visit} from "unist-util-visit";
import {type Engine, parse} from "../engine/engine.ts";

type Point = NonNullable<Html["position"]>["start"];

/**
 * Parses the text after a tag in its HTML node. CommonMark includes those lines in the HTML block, but they
 * are meant as Markdown. If possible, only the lines up to the next line with a single tag are parsed now;
 * that line starts another HTML block, which is handled later. This way, n consecutive tags are parsed once
 * each rather than n times.
 *
 * @param source text of the page; in a container, markers precede the lines of the node
 * @param tagLength returns the length of a component's tag at the start of a text, including leading spaces,
 * or 0
 */
export function parseRest(
  node: Html,
  rest: string,
  engine: Engine,
  source: string,
  tagLength: (html: string) => number,
): RootContent[] {
  const cut = nextTagLine(rest, tagLength);
  const [text, place] = unindented(
    cut === -1 ? rest : rest.slice(0, cut),
    placeOf(node, rest) ?? placesIn(node, rest, source),
  );
  const before = parseAt(text, place, engine);
  return cut === -1 ? before : [...before, htmlAt(node, rest, cut, source)];
}

/**
 * Removes the indentation of lines that would be indented code, which is never meant within HTML: of tags, and of text
 * after a tag.
 */
function unindented(text: string, place: Place | undefined): [string, Place | undefined] {
  if (!/\n(?: {0,3}\t| {4})/.test(text)) return [text, place];
  const places: (Point | undefined)[] = [];
  let isAfterTag = true;
  let offset = 0;
  const lines = text.split("\n").map((line, at) => {
    const indent = /^(?: {0,3}\t| {4})[ \t]*/.exec(line)?.[0].length ?? 0;
    const own = line.slice(indent);
    const cut = at > 0 && (isAfterTag || own.startsWith("<")) ? indent : 0;
    if (own.trim() !== "") isAfterTag = /^<[^<>]*>\s*$/.test(own);
    places.push(moved({line: at + 1, column: 1 + cut, offset: offset + cut}, place));
    offset += line.length + 1;
    return line.slice(cut);
  });
  return [lines.join("\n"), places.every(point => point !== undefined) ? places : undefined];
}

/** Returns the offset of the next line, or lines, with only a component's tag, or -1. */
function nextTagLine(rest: string, tagLength: (html: string) => number): number {
  for (const {index} of rest.matchAll(/\n[ \t]*(?=<)/g)) {
    const length = tagLength(rest.slice(index + 1));
    const isAlone = length > 0 && /^[ \t]*(?:\n|$)/.test(rest.slice(index + 1 + length));
    if (isAlone) return /\n[ \t]*\n/.test(rest) ? -1 : index + 1;
  }
  return -1;
}

/**
 * Cuts HTML before the first line that starts with the closing tag of an open component. Returns
 * the rest as a separate node, or `null` if there is none.
 */
export function closingIn(node: Html, isOpen: (name: string) => boolean, source: string): Html | null {
  for (const {index, 1: name = ""} of node.value.matchAll(/\n[ \t]*<\/([A-Z][\w.]*)>/g)) {
    if (!isOpen(name)) continue;
    const rest = htmlAt(node, node.value, index + 1, source);
    node.value = node.value.slice(0, index);
    if (node.position && rest.position) node.position.end = rest.position.start;
    return rest;
  }
  return null;
}

/** Returns the end of an HTML node as a separate node. */
function htmlAt(node: Html, rest: string, cut: number, source: string): Html {
  const value = rest.slice(cut);
  const start = startOfRest(node, value, source);
  const end = node.position?.end;
  return {type: "html", value, ...(start && end ? {position: {start, end}} : {})};
}

/** Returns the start of the rest of an HTML node, or `undefined` if its lines differ from the source. */
export const startOfRest = (node: Html, rest: string, source: string): Point | undefined =>
  placeOf(node, rest) ?? placesIn(node, rest, source)?.[0];

/** Start of a text; in a container, the start of each of its lines. */
type Place = Point | Point[];

/**
 * Returns the start of each line of the rest of an HTML node in a container, or `undefined` if its lines
 * differ from the source.
 */
function placesIn({position, value}: Html, rest: string, source: string): Point[] | undefined {
  if (position?.start.offset === undefined) return undefined;
  const before = value.slice(0, value.length - rest.length).split("\n");
  const lines = [...before.slice(0, -1), `${before.at(-1)}${rest}`.split("\n")].flat();
  const places: Point[] = [];
  let offset = position.start.offset;
  for (const [i, line] of lines.entries()) {
    const end = source.indexOf("\n", offset);
    const written = source.slice(offset, end === -1 ? undefined : end);
    if (!written.endsWith(line)) return undefined;
    const skipped = written.length - line.length;
    const column = (i === 0 ? position.start.column : 1) + skipped;
    places.push({line: position.start.line + i, column, offset: offset + skipped});
    offset += written.length + 1;
  }
  const [first, ...others] = places.slice(before.length - 1);
  const inLine = (before.at(-1) ?? "").length;
  return (
    first && [{...first, column: first.column + inLine, offset: (first.offset ?? 0) + inLine}, ...others]
  );
}

/**
 * Returns the start of the rest of an HTML node, or `undefined` in a container, whose markers precede each
 * source line.
 */
function placeOf({position, value}: Html, rest: string): Point | undefined {
  if (position?.start.offset === undefined || position.end.offset === undefined) return undefined;
  const {start} = position;
  if (position.end.offset - position.start.offset !== value.length) return undefined;
  const lines = value.slice(0, value.length - rest.length).split("\n");
  const inLine = (lines.at(-1) ?? "").length;
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + inLine : inLine + 1,
    offset: position.end.offset - rest.length,
  };
}

/** Returns a point of a text as a point of the page, or `undefined` if the start of its line is unknown. */
function moved({line, column, offset = 0}: Point, place: Place | undefined): Point | undefined {
  const start = Array.isArray(place) ? place[line - 1] : place;
  if (start === undefined) return undefined;
  const {line: first, column: indent, offset: from = 0} = start;
  if (Array.isArray(place)) return {line: first, column: indent + column - 1, offset: from + column - 1};
  return {line: line + first - 1, column: line === 1 ? column + indent - 1 : column, offset: offset + from};
}

/** Parses a text and gives its nodes their positions on the page, or none if the start is unknown. */
function parseAt(text: string, place: Place | undefined, engine: Engine): RootContent[] {
  const tree = parse(text, "md", engine);
  visit(tree, node => {
    const [start, end] = [
      node.position && moved(node.position.start, place),
      node.position && moved(node.position.end, place),
    ];
    if (start && end) node.position = {start, end};
    else delete node.position;
  });
  return tree.children;
}
