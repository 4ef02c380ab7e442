import type {ArrangedDirectory, ArrangedSection} from "../model/arrangement.ts";

/**
 * Sorts the children of each directory by a sidebar that the config lists: a directory is where the first of its pages is.
 * The home page stays first. What the sidebar omits follows in its usual order.
 */
export function sortBySidebar(root: ArrangedDirectory, sections: readonly ArrangedSection[]): void {
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
    children.sort((a, b) => (a.position === b.position ? 0 : a.position - b.position));
    directory.children = children.map(({child}) => child);
    return children.reduce((least, {position}) => Math.min(least, position), Number.POSITIVE_INFINITY);
  };
  sort(root);
}
