import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {MissingEntry} from "#core/arrange/missing-entries.ts";
import type {Arrangement} from "#core/model/arrangement.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports dangling sidebar entries (`config-page`).
 *
 * @param left URLs and files of pages that were excluded from the build, which is reported elsewhere
 */
export function missingPages(
  missing: readonly MissingEntry[],
  {byUrl}: Arrangement,
  left: readonly string[],
): ConfigFault[] {
  const known = new Set(left.flatMap(name => endsOf(bare(name))));
  const similar = nearestFinder(byUrl.keys());
  return missing
    .filter(({name}) => !known.has(bare(name)))
    .map(({name, path, ids}) => {
      const [page = "", id = ""] = name.split("#");
      const near = ids ? ids.nearest(id) : similar(`/${bare(page)}/`);
      const meant = near === undefined || !ids ? near : `${page}#${near}`;
      const what = path.at(-1) === "folder" ? "folder with pages" : ids ? "heading" : "page";
      return {
        code: "config-page",
        message: `there is no ${what} "${name}"`,
        path,
        hint:
          meant === undefined ? ids && "Use the id of a heading of this page." : `Did you mean "${meant}"?`,
      };
    });
}

/** Returns a path and its parts after each slash: `a/b/c`, `b/c`, `c`. */
const endsOf = (path: string): string[] => path.split("/").map((_, i, parts) => parts.slice(i).join("/"));

const bare = (name: string): string => name.replace(/\.mdx?$/, "").replace(/^\/|\/$/g, "");
