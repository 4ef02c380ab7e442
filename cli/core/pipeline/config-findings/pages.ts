import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {MissingEntry} from "#core/arrange/missing-entries.ts";
import type {Arrangement} from "#core/model/arrangement.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports dangling sidebar entries (`config-page`).
 *
 * @param left URLs and files of pages that the build excluded and reported elsewhere
 */
export function missingPages(
  missing: readonly MissingEntry[],
  {byUrl}: Arrangement,
  left: readonly string[],
): ConfigFault[] {
  if (missing.length === 0) return [];
  const known = new Set(left.flatMap(name => endsOf(bare(name))));
  const similar = nearestFinder(byUrl.keys());
  const similarFolder = nearestFinder([...byUrl.keys()].flatMap(foldersOf));
  return missing
    .filter(({name}) => !known.has(bare(name)))
    .map(({name, path, ids, isPrefix}) => {
      const [page = "", id = ""] = name.split("#");
      const near = ids ? ids.nearest(id) : (isPrefix ? similarFolder : similar)(`/${bare(page)}/`);
      const meant = near === undefined || !ids ? near : `${page}#${near}`;
      let what = path.at(-1) === "folder" ? "folder with pages" : "page";
      let hint: string | undefined;
      if (ids) {
        what = "heading";
        hint = "Use the id of a heading of this page.";
      } else if (isPrefix) {
        what = "page below";
        hint = "The key of a sidebar is the URL prefix of its pages.";
      }
      return {
        code: "config-page",
        message: `there is no ${what} "${name}"`,
        path,
        hint: meant === undefined ? hint : `Did you mean "${meant}"?`,
      };
    });
}

/** Returns the beginnings of a URL that end with a slash, except the first slash. */
const foldersOf = (url: string): string[] =>
  [...url.matchAll(/\//g)].slice(1).map(({index}) => url.slice(0, index + 1));

/** Returns a path and its parts after each slash: `a/b/c`, `b/c`, `c`. */
const endsOf = (path: string): string[] => path.split("/").map((_, i, parts) => parts.slice(i).join("/"));

const bare = (name: string): string => name.replace(/\.mdx?$/, "").replace(/^\/|\/$/g, "");
