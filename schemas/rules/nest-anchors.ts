import type {Anchor} from "../common.ts";

/** Heading with its subheadings. */
export interface NestedAnchor {
  title: string;
  id: string;
  children?: NestedAnchor[];
}

/** Deepest heading level in page index and sidebars. */
export const INDEX_LEVELS = 3;

/** Reports whether sidebars list a heading. */
export const isInSidebar = ({level}: Anchor): boolean => level > 1 && level <= INDEX_LEVELS;

/**
 * Nests headings by level, except for level 1 and levels deeper than `INDEX_LEVELS`. A heading belongs to the
 * closest preceding one with a higher rank, so all headings keep their order, even if a page starts with a
 * deep one.
 */
export function nestAnchors(anchors: readonly Anchor[]): NestedAnchor[] {
  const roots: NestedAnchor[] = [];
  const open: {level: number; node: NestedAnchor}[] = [];
  for (const {title, id, level} of anchors) {
    if (level > INDEX_LEVELS) continue;
    if (level === 1) {
      open.length = 0;
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const node: NestedAnchor = {title, id};
    const parent = open.at(-1)?.node;
    if (parent) {
      parent.children ??= [];
      parent.children.push(node);
    } else roots.push(node);
    open.push({level, node});
  }
  return roots;
}
