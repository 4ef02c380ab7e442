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
  const place = placeOf(node, rest) ?? placesIn(node, rest, source);
  const cut = nextTagLine(rest, tagLength);
  if (cut !== -1) {
    const before = parseAt(rest.slice(0, cut), place, engine);
    const last = before.at(-1)?.type;
    if (last === undefined || last === "heading" || last === "thematicBreak")
      return [...before, htmlAt(node, rest, cut, source)];
  }
  return parseAt(rest, place, engine);
}

/** Returns the offset of the next line that contains only a component's tag, or -1. */
function nextTagLine(rest: string, tagLength: (html: string) => number): number {
  for (const {index} of rest.matchAll(/\n {0,3}(?=<)/g)) {
    const end = rest.indexOf("\n", index + 1);
    const line = rest.slice(index + 1, end === -1 ? undefined : end);
    if (tagLength(line) === line.trimEnd().length) return /\n[ \t]*\n/.test(rest) ? -1 : index + 1;
  }
  return -1;
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
  const inLine = (before.at(-1) as string).length;
  return (
    first && [{...first, column: first.column + inLine, offset: (first.offset as number) + inLine}, ...others]
  );
}

/**
 * Returns the start of the rest of an HTML node, or `undefined` in a container, whose markers precede each
 * source line.
 */
function placeOf({position, value}: Html, rest: string): Point | undefined {
  if (position?.start.offset === undefined || position.end.offset === undefined) return undefined;
  const {start, end} = position;
  if ((end.offset as number) - (start.offset as number) !== value.length) return undefined;
  const lines = value.slice(0, value.length - rest.length).split("\n");
  const inLine = (lines.at(-1) as string).length;
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + inLine : inLine + 1,
    offset: (end.offset as number) - rest.length,
  };
}

/** Parses a text and gives its nodes their positions on the page, or none if the start is unknown. */
function parseAt(text: string, place: Place | undefined, engine: Engine): RootContent[] {
  const tree = parse(text, "md", engine);
  const moved = ({line, column, offset = 0}: Point): Point | undefined => {
    if (Array.isArray(place)) {
      const start = place[line - 1];
      return (
        start && {
          line: start.line,
          column: start.column + column - 1,
          offset: (start.offset as number) + column - 1,
        }
      );
    }
    return (
      place && {
        line: line + place.line - 1,
        column: line === 1 ? column + place.column - 1 : column,
        offset: offset + (place.offset as number),
      }
    );
  };
  visit(tree, node => {
    const [start, end] = [
      node.position && moved(node.position.start),
      node.position && moved(node.position.end),
    ];
    if (start && end) node.position = {start, end};
    else delete node.position;
  });
  return tree.children;
}
