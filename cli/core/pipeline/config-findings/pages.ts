import {nearest} from "#cli/report/nearest.ts";
import type {Arrangement} from "#core/model/arrangement.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports dangling sidebar entries (`config-page`).
 *
 * @param left URLs and files of pages that were excluded from the build, which is reported elsewhere
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
