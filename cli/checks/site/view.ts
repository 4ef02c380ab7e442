import type {Arrangement} from "#core/model/arrangement.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SiteData} from "#schemas/site-data.ts";

/**
 * Locates the object in the config that contains a setting of an edition. Returns `null` if another edition checks the
 * setting.
 */
export type PlaceOf = (key: string) => readonly (string | number)[] | null;

/** Link in the config or in `data/site.json`, and the path of its value. */
export interface DataLink {
  url: string;
  path: readonly (string | number)[];
}

/** View of the whole site for rules. */
export interface SiteView {
  arrangement: Arrangement;
  config: Config;
  context: PageContext;
  /** Content of `data/site.json`, or `null` if it does not exist. */
  site: SiteData | null;
  /** Source of `data/site.json`, for diagnostic positions. Its path is relative to the project root. */
  siteFile: {file: string; text: string} | null;
  /** Config as written; `null` if it belongs to another tool. */
  configFile: {file: string; text: string} | null;
  placeOf: PlaceOf;
  /**
   * Links in the menus of old versions to pages that these versions do not have, which lead to the current one. Collected
   * from one edition to the next, of which the current version is the last.
   */
  linksOfOlder: DataLink[];
}

/** Result of a rule about several pages. */
export interface SiteFinding {
  message: string;
  place: Omit<Diagnostic, "code" | "severity" | "message">;
}

/** Rule that examines the whole site. */
export type SiteRule = (view: SiteView) => Iterable<SiteFinding>;

/** Returns the position of a front matter key, or the first line if the key is absent. */
export const placeOfKey = (page: PageFacts, key: string): {file: string; line: number; column: number} => ({
  file: page.path,
  line: page.readChecks().lint?.keyLines[key] ?? 1,
  column: 1,
});

/** Groups pages by folder and group, within which their order is determined. */
export function neighborhoods({arrangement}: SiteView): PageFacts[][] {
  const groups = new Map<string, PageFacts[]>();
  for (const section of arrangement.sections) {
    for (const page of section.pages) {
      const folder = page.contentPath.slice(0, page.contentPath.lastIndexOf("/") + 1);
      const key = `${section.order}\n${folder}\n${(page.group ?? "").toLowerCase()}`;
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
  }
  return [...groups.values()];
}

/** Reports whether a page is its folder's index, which comes first regardless of its title and `sort`. */
export const isIndex = ({name}: PageFacts): boolean => /^index\.mdx?$/.test(name);
