import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {fromEdition} from "#schemas/rules/between-editions.ts";
import {promiseCache} from "./cache.ts";
import {type EditionLinks, linkFinder} from "./edition-links.ts";
import {fetchJson} from "./fetch-json.ts";
import type {SiteFacts} from "./types.ts";

/** Maximum age of the page list in milliseconds before it is requested again. */
const FRESH_MS = 60_000;

/** Returns the path of the list of languages, versions and their pages, as seen from an edition. */
export const editionsPath = (edition: string): string => fromEdition(edition, `/${EDITIONS}`).slice(1);

const finders = promiseCache(
  async (edition: string) => linkFinder(await fetchJson<EditionsDocument>(editionsPath(edition)))(edition),
  1,
);

/**
 * Loads a page's links to other languages and versions. Returns `null` if the site has only one, or if they
 * are unknown.
 */
export async function loadLinks(url: string, site: SiteFacts): Promise<EditionLinks | null> {
  if (site.edition === undefined) return null;
  return await finders.get(site.edition, FRESH_MS).then(
    find => find(url, site),
    () => null,
  );
}
