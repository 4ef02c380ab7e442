import type {ArrangedDirectory, ArrangedSection} from "../model/arrangement.ts";

/**
 * Sorts the children of each directory by the sidebars in the config: a directory is where the first of its pages is.
 * The home page stays first. What a sidebar omits follows in its usual order, or stays in its place if no sidebar is for the
 * directory.
 *
 * @param covers whether a sidebar is for a URL
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
    const placed = children.map(entry =>
      Number.isFinite(entry.position) ? (listed.shift() as typeof entry) : entry,
    );
    directory.children = (covers(directory.url) ? sorted : placed).map(({child}) => child);
    return children.reduce((least, {position}) => Math.min(least, position), Number.POSITIVE_INFINITY);
  };
  sort(root);
}
