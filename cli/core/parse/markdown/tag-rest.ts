import type {Html, RootContent} from "mdast";
import {visit} from "unist-util-visit";
import {type Engine, parse} from "../engine/engine.ts";

type Point = NonNullable<Html["position"]>["start"];

/**
 * What follows a tag in its HTML node. CommonMark puts those lines into the HTML block; they are meant as Markdown. Up to
 * the next line that holds a tag alone they are parsed where what ends there is complete; that line begins an HTML block
 * again, which waits for its turn: n tags below each other are read once each, not n times.
 *
 * @param tagLength length of a component's tag that a text begins with, spaces before it included; 0: there is none
 */
export function parseRest(
  node: Html,
  rest: string,
  engine: Engine,
  tagLength: (html: string) => number,
): RootContent[] {
  const place = placeOf(node, rest);
  const cut = nextTagLine(rest, tagLength);
  if (cut !== -1) {
    const before = parseAt(rest.slice(0, cut), place, engine);
    const last = before.at(-1)?.type;
    if (last === undefined || last === "heading" || last === "thematicBreak")
      return [...before, htmlAt(node, rest, cut)];
  }
  return parseAt(rest, place, engine);
}

/** Where the next line begins that holds the tag of a component and nothing else; -1 where there is none. */
function nextTagLine(rest: string, tagLength: (html: string) => number): number {
  for (const {index} of rest.matchAll(/\n {0,3}(?=<)/g)) {
    const end = rest.indexOf("\n", index + 1);
    const line = rest.slice(index + 1, end === -1 ? undefined : end);
    if (tagLength(line) === line.trimEnd().length) return /\n[ \t]*\n/.test(rest) ? -1 : index + 1;
  }
  return -1;
}

/** The end of an HTML node as a node of its own. */
function htmlAt(node: Html, rest: string, cut: number): Html {
  const value = rest.slice(cut);
  const start = placeOf(node, value);
  const end = node.position?.end;
  return {type: "html", value, ...(start && end ? {position: {start, end}} : {})};
}

/** Where the end of an HTML node begins; undefined in a container, whose marks stand before the lines of the source. */
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

/** Parses a text as it stands at a place of the page. */
function parseAt(text: string, place: Point | undefined, engine: Engine): RootContent[] {
  const tree = parse(text, "md", engine);
  if (!place) return tree.children;
  const moved = ({line, column, offset = 0}: Point): Point => ({
    line: line + place.line - 1,
    column: line === 1 ? column + place.column - 1 : column,
    offset: offset + (place.offset as number),
  });
  visit(tree, node => {
    if (node.position) node.position = {start: moved(node.position.start), end: moved(node.position.end)};
  });
  return tree.children;
}
