import type {Root, RootContent} from "mdast";
import {append} from "#schemas/rules/long-lists.ts";
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
  const close = (end: RootContent): void => {
    const {marker, node, children} = open.pop() as Opened;
    const start = node.position?.start;
    const position = start && end.position ? {position: {start, end: end.position.end}} : {};
    if (marker.role === "tag") put(tagNodes(marker, children, position, scope));
    else put(marker.make({children, node, ...position}, scope));
  };
  const later = closersAfter(parent.children, scope);
  for (const child of parent.children) {
    const marker = markerOf(child, scope);
    if (marker && marker.role !== "own") removeSource(child, scope);
    switch (marker?.role) {
      case "open":
        open.push({marker, node: child, children: []});
        break;
      case "alone":
        put(marker.make(child, scope));
        break;
      case "tag": {
        const {number} = marker;
        const at = open.findLastIndex(({marker: one}) => one.role === "tag" && one.number === number);
        if (marker.place === "open") open.push({marker, node: child, children: []});
        else if (marker.place === "self") put(tagNodes(marker, [], child, scope));
        else while (at !== -1 && open.length > at) close(child);
        break;
      }
      case "close": {
        const {size} = marker;
        const exact = open.findLastIndex(one => sizeOf(one) === size);
        const at =
          exact === -1
            ? open.findLastIndex(one => sizeOf(one) < size)
            : exact - withIt(open, exact, later.get(child) ?? 0);
        while (at !== -1 && open.length > at) close(child);
        break;
      }
      default:
        put([child]);
    }
  }
  const last = parent.children.at(-1) as RootContent;
  while (open.length > 0) {
    const {marker, node} = open.at(-1) as Opened;
    if (marker.role === "open")
      report(scope, "container-unclosed", `the container \`${marker.name}\` is not closed`, node);
    close(last);
  }
  parent.children = out;
}

/**
 * Returns how many of the directly surrounding blocks with the same number of signs end together with a
 * block: none if each has a closing marker.
 *
 * @param later number of blocks of that size closed by later markers
 */
function withIt(open: readonly Opened[], at: number, later: number): number {
  const size = sizeOf(open[at] as Opened);
  let first = at;
  while (first > 0 && sizeOf(open[first - 1] as Opened) === size) first--;
  return later >= at - first ? 0 : at - first;
}

/**
 * Returns for each closing marker how many blocks of its size are closed by later markers, minus those that
 * they open.
 */
function closersAfter(children: readonly RootContent[], scope: FileScope): Map<RootContent, number> {
  const after = new Map<RootContent, number>();
  const most = new Map<number, number>();
  for (let i = children.length - 1; i >= 0; i--) {
    const child = children[i] as RootContent;
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
const sizeOf = ({marker}: Opened): number => (marker.role === "open" ? marker.size : Number.NaN);

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
