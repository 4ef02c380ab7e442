import type {Root, RootContent} from "mdast";
import {append, greatest} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";
import {type FileScope, type Marker, report} from "../file-scope.ts";
import {applyTag} from "../markdown/tag-rules.ts";
import {markerOf, removeSource} from "./markers.ts";

type Parent = {children: Root["children"]};
type Open = Extract<Marker, {role: "open"}>;
type Tag = Extract<Marker, {role: "tag"}>;

/** Block that is still open. */
interface Opened {
  marker: Open | Tag;
  node: RootContent;
  children: RootContent[];
  /** Number of directly surrounding blocks with the same number of signs. */
  alike: number;
}

/**
 * Moves the content between markers into the blocks that they enclose. A closing marker ends the innermost
 * block with the same number of signs, or else with fewer. If nested blocks with the same number of signs
 * have too few closing markers, one ends all of them, as in markdown-it. Reports `container-unclosed`.
 */
export function encloseBlocks(parent: Parent, scope: FileScope): void {
  if (scope.markers.size === 0 || !parent.children.some(child => markerOf(child, scope))) return;
  const out: RootContent[] = [];
  const open: Opened[] = [];
  const put = (nodes: readonly RootContent[]): void => append(open.at(-1)?.children ?? out, nodes);
  // Positions in `open`, because a page may have 100,000 open blocks.
  const tagAt = new Map<number, number>();
  const containersAt = new Map<number, number[]>();
  const begin = (marker: Open | Tag, node: RootContent): void => {
    if (marker.role === "tag") tagAt.set(marker.number, open.length);
    else {
      const same = containersAt.get(marker.size);
      if (same) same.push(open.length);
      else containersAt.set(marker.size, [open.length]);
    }
    const around = open.at(-1);
    const alike = around && sizeOf(around.marker) === sizeOf(marker) ? around.alike + 1 : 0;
    open.push({marker, node, children: [], alike});
  };
  const close = (end: RootContent): void => {
    const {marker, node, children} = present(open.pop());
    if (marker.role === "open") containersAt.get(marker.size)?.pop();
    const start = node.position?.start;
    const position = start && end.position ? {position: {start, end: end.position.end}} : {};
    if (marker.role === "tag") put(tagNodes(marker, children, position, scope));
    else put(marker.make({children, node, ...position}, scope));
  };
  /** Returns the position of the outermost block that a closing marker ends, or -1. */
  const endOf = (size: number, laterClosers: number): number => {
    const exact = containersAt.get(size)?.at(-1);
    if (exact === undefined)
      return greatest(
        [...containersAt].map(([other, at]) => (other < size ? (at.at(-1) ?? -1) : -1)),
        -1,
      );
    const {alike} = present(open[exact]);
    // Blocks around it end together with it, unless each has a closing marker.
    return laterClosers >= alike ? exact : exact - alike;
  };
  const later = closersAfter(parent.children, scope);
  for (const child of parent.children) {
    const marker = markerOf(child, scope);
    if (marker && marker.role !== "own") removeSource(child, scope);
    switch (marker?.role) {
      case "open":
        begin(marker, child);
        break;
      case "alone":
        put(marker.make(child, scope));
        break;
      case "tag": {
        if (marker.place === "open") begin(marker, child);
        else if (marker.place === "self") put(tagNodes(marker, [], child, scope));
        else {
          const at = tagAt.get(marker.number) ?? -1;
          const begun = open[at]?.marker;
          if (begun?.role === "tag" && begun.number === marker.number) while (open.length > at) close(child);
        }
        break;
      }
      case "close": {
        const at = endOf(marker.size, later.get(child) ?? 0);
        while (at !== -1 && open.length > at) close(child);
        break;
      }
      default:
        put([child]);
    }
  }
  const last = present(parent.children.at(-1));
  while (open.length > 0) {
    const {marker, node} = present(open.at(-1));
    if (marker.role === "open")
      report(scope, "container-unclosed", `the container \`${marker.name}\` is not closed`, node);
    close(last);
  }
  parent.children = out;
}

/**
 * Returns for each closing marker how many blocks of its size are closed by later markers, minus those that
 * they open.
 */
function closersAfter(children: readonly RootContent[], scope: FileScope): Map<RootContent, number> {
  const after = new Map<RootContent, number>();
  const most = new Map<number, number>();
  for (let i = children.length - 1; i >= 0; i--) {
    const child = present(children[i]);
    const marker = markerOf(child, scope);
    if (marker?.role !== "open" && marker?.role !== "close") continue;
    const {role, size} = marker;
    const later = Math.max(0, most.get(size) ?? 0);
    if (role === "close") after.set(child, later);
    most.set(size, later + (role === "close" ? 1 : -1));
  }
  return after;
}

/** Returns the number of signs that opened a block. A tag has none that a closing marker could match. */
const sizeOf = (marker: Open | Tag): number => (marker.role === "open" ? marker.size : Number.NaN);

/** Applies the rule of a tag and returns the resulting nodes. */
function tagNodes(
  {number}: Tag,
  children: RootContent[],
  node: Pick<RootContent, "position">,
  scope: FileScope,
): RootContent[] {
  const tag = scope.tags[number];
  return tag ? applyTag({...tag, inline: false, children, node}, scope) : children;
}
