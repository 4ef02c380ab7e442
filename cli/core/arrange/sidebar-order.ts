import type {ArrangedDirectory, ArrangedSection} from "../model/arrangement.ts";

/**
 * Sorts the children of each directory by the sidebars in the config. A directory takes the position of its first page,
 * and the home page stays first. Pages that a sidebar omits follow in their usual order; directories without a sidebar
 * do not change.
 *
 * @param covers reports whether a sidebar applies to a URL
 */
export function sortBySidebar(
  root: ArrangedDirectory,
  sections: readonly ArrangedSection[],
  covers: (url: string) => boolean,
): void {
  const listed = sections.flatMap(({pages}) => pages);
  const positions = new Map(listed.map(({url}, position) => [url, position]));
  const sort = (directory: ArrangedDirectory): number => {
    const children = directory.children.map(child => ({
      child,
      position:
        "children" in child
          ? sort(child)
          : child.url === "/"
            ? -1
            : (positions.get(child.url) ?? Number.POSITIVE_INFINITY),
    }));
    const sorted = children.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
    const listed = sorted.filter(({position}) => Number.isFinite(position));
    const next = listed.values();
    const placed = children.map(entry =>
      Number.isFinite(entry.position) ? (next.next().value ?? entry) : entry,
    );
    directory.children = (covers(directory.url) ? sorted : placed).map(({child}) => child);
    return children.reduce((least, {position}) => Math.min(least, position), Number.POSITIVE_INFINITY);
  };
  sort(root);
}
