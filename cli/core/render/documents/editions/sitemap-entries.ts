import type {EditionPlace, ListedPage} from "#core/model/edition.ts";
import {canonicalEdition, pageKey, translationsOf} from "#schemas/rules/same-page.ts";

/** Sitemap entry; URLs are relative to the site root. */
export interface SitemapEntry {
  url: string;
  updated: string | undefined;
  /** URLs of the page in all languages; empty if there is only one. */
  alternates: {lang: string; url: string}[];
}

const urlIn = ({path}: EditionPlace, url: string): string => (path === "" ? url : `/${path}${url}`);

/** Returns the canonical pages of all editions, without fallback copies and older versions of a page. */
export function editionEntries(
  all: readonly EditionPlace[],
  listings: ReadonlyMap<string, readonly ListedPage[]>,
): SitemapEntry[] {
  const known = new Map(
    all.map(edition => {
      const pages = listings.get(edition.path) ?? [];
      return [edition.path, new Map(pages.map(page => [pageKey(page.url, edition.prefix), page]))];
    }),
  );
  const pageOf = (edition: EditionPlace, key: string): ListedPage | undefined =>
    known.get(edition.path)?.get(key);
  const has = (edition: EditionPlace, key: string): "own" | "fallback" | undefined => {
    const page = pageOf(edition, key);
    return page && (page.fallback ? "fallback" : "own");
  };
  return all.flatMap(edition =>
    [...(known.get(edition.path) ?? [])].flatMap(([key, {url, updated, listed}]): SitemapEntry[] => {
      if (!listed || canonicalEdition(edition, key, all, has) !== edition) return [];
      const translations = translationsOf(edition, key, all, has);
      const alternates = translations.map(other => ({
        lang: other.lang,
        url: urlIn(other, pageOf(other, key)?.url ?? "/"),
      }));
      return [
        {
          url: urlIn(edition, url),
          updated: updated ?? undefined,
          alternates: alternates.length > 1 ? alternates : [],
        },
      ];
    }),
  );
}
