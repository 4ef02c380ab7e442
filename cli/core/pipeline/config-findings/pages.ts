import {nearest} from "#cli/report/nearest.ts";
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
  const known = left.map(name => bare(name));
  return missing
    .filter(({name}) => !known.some(one => one === bare(name) || one.endsWith(`/${bare(name)}`)))
    .map(({name, path, ids}) => {
      const [page = "", id = ""] = name.split("#");
      const near = ids ? nearest(id, ids) : nearest(`/${bare(page)}/`, byUrl.keys());
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

const bare = (name: string): string => name.replace(/\.mdx?$/, "").replace(/^\/|\/$/g, "");
