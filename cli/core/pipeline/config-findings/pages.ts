import {nearest} from "#cli/report/nearest.ts";
import type {Arrangement} from "#core/model/arrangement.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Entries of the sidebar that name no page (`config-page`).
 *
 * @param left urls and files of pages that were left out of the build, which is known already
 */
export function missingPages(
  missing: readonly {name: string; path: readonly (string | number)[]}[],
  {byUrl}: Arrangement,
  left: readonly string[],
): ConfigFault[] {
  const known = left.map(name => bare(name));
  return missing
    .filter(({name}) => !known.some(one => one === bare(name) || one.endsWith(`/${bare(name)}`)))
    .map(({name, path}) => {
      const meant = name.includes("#") ? undefined : nearest(`/${bare(name)}/`, byUrl.keys());
      const what = path.at(-1) === "folder" ? "folder with pages" : name.includes("#") ? "heading" : "page";
      return {
        code: "config-page",
        message: `there is no ${what} "${name}"`,
        path,
        hint: meant === undefined ? undefined : `Did you mean "${meant}"?`,
      };
    });
}

const bare = (name: string): string => name.replace(/\.mdx?$/, "").replace(/^\/|\/$/g, "");
