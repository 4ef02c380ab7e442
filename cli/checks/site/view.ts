import type {Arrangement} from "#core/model/arrangement.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SiteData} from "#schemas/site-data.ts";

/** The whole site, as rules about several pages see it. */
export interface SiteView {
  arrangement: Arrangement;
  config: Config;
  context: PageContext;
  /** `data/site.json`; null where there is none. */
  site: SiteData | null;
  /** The same file as written, for places; relative to the project root. */
  siteFile: {file: string; text: string} | null;
  /** The config as written; null if it is another tool's, or the site is a language or version below the root. */
  configFile: {file: string; text: string} | null;
}

/** What a rule about several pages found. */
export interface SiteFinding {
  message: string;
  place: Omit<Diagnostic, "code" | "severity" | "message">;
}

/** A rule that looks at the whole site. */
export type SiteRule = (view: SiteView) => Iterable<SiteFinding>;

/** Place of a key of the front matter; the first line where the key is not written. */
export const placeOfKey = (page: PageFacts, key: string): {file: string; line: number; column: number} => ({
  file: page.path,
  line: page.readChecks().lint?.keyLines[key] ?? 1,
  column: 1,
});

/** Pages that stand in one folder and group: their order is decided among them. */
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

/** Whether a page is the first of its folder whatever its title and sort. */
export const isIndex = ({name}: PageFacts): boolean => /^index\.mdx?$/.test(name);
