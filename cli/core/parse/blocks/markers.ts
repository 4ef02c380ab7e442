import type {Nodes, Root, RootContent} from "mdast";
import {replaceEach} from "#schemas/rules/long-lists.ts";
import type {FileScope, Marker, ReadMarker} from "../file-scope.ts";
import {readTagLine} from "../tags/tag-marks.ts";
import {proseLines} from "./lines.ts";

type Parent = {children: Root["children"]};

/** Text with its markers masked, and the markers by line (from 1). */
export interface MaskedMarkers {
  text: string;
  markers: Map<number, Marker>;
}

/**
 * Finds the markers in a text and replaces them with thematic breaks, which end paragraphs and lists like
 * markers do and show in the tree where blocks begin and end. The length of the text does not change, so all
 * positions remain valid.
 *
 * @param skip - lines (from 1) that turned out not to be markers
 */
export function maskMarkers(
  text: string,
  scope: FileScope,
  skip: ReadonlySet<number> = new Set(),
): MaskedMarkers {
  const markers = new Map<number, Marker>();
  const readers: ReadMarker[] = scope.tags.length > 0 ? [readTagLine] : [];
  for (const hook of scope.page.context.dialect.syntax.markers) {
    const reader = hook(text, scope);
    if (reader) readers.push(reader);
  }
  if (readers.length === 0) return {text, markers};
  const lines = text.split("\n");
  for (const {index, text: line} of proseLines(lines)) {
    if (skip.has(index + 1)) continue;
    for (const read of readers) {
      const found = read(line);
      if (found === null) continue;
      lines[index] = found.mask.padEnd(line.length);
      markers.set(index + 1, found.marker);
      break;
    }
  }
  return {text: lines.join("\n"), markers};
}

/** Returns the lines of the breaks in a tree that represent markers. */
export function markerLines(tree: Root, markers: ReadonlyMap<number, Marker>): Set<number> {
  const found = new Set<number>();
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line;
    if (node.type === "thematicBreak" && line !== undefined && markers.has(line)) found.add(line);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** Returns the marker that a node represents. */
export const markerOf = (node: RootContent | undefined, {markers}: FileScope): Marker | undefined =>
  node?.type === "thematicBreak" ? markers.get(node.position?.start.line ?? 0) : undefined;

/** Removes the source of a node from copies of the source around it. */
export function removeSource({position}: RootContent, {removed}: FileScope): void {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start !== undefined && end !== undefined) removed.push([start, end]);
}

/**
 * Splits HTML that extends beyond the end of a container, so that the closing marker becomes a separate
 * block.
 */
export function splitHtml(
  parent: Parent,
  markers: ReadonlyMap<number, Marker>,
  reparse: (from: number, to: number) => Root["children"],
): void {
  replaceEach(parent.children, (node): RootContent[] | null => {
    if (node.type === "html" && node.position) {
      const {start, end} = node.position;
      const lines = node.value.split("\n");
      const at = lines.findIndex((_, line) => markers.get(start.line + line)?.role === "close");
      if (at < 1 || start.offset === undefined || lines.length !== end.line - start.line + 1) return null;
      const before = lines.slice(0, at).join("\n");
      const rest = lines.slice(at + 1).join("\n");
      const line = start.line + at;
      const point = {line, column: 1, offset: start.offset + before.length + 1};
      const after = {
        line,
        column: (lines[at] ?? "").length + 1,
        offset: point.offset + (lines[at] ?? "").length,
      };
      return [
        {type: "html", value: before, position: {start, end: {...point, offset: point.offset - 1}}},
        {type: "thematicBreak", position: {start: point, end: after}},
        ...(rest.trim() === "" || end.offset === undefined ? [] : reparse(after.offset, end.offset)),
      ];
    }
    if ("children" in node) splitHtml(node, markers, reparse);
    return null;
  });
}
