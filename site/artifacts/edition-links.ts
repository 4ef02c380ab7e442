import type {EditionsDocument} from "#schemas/manifest.ts";
import {fromEdition, urlBetween} from "#schemas/rules/between-editions.ts";
import {present} from "#schemas/rules/present.ts";
import {canonicalEdition, pageKey, translationsOf} from "#schemas/rules/same-page.ts";
import type {Site} from "#schemas/site.ts";

type Edition = EditionsDocument["editions"][number];

/** Links from a page to other languages and versions; URLs are relative to its own edition. */
export interface EditionLinks {
  /**
   * URLs of the page by menu URL. Languages in which the URL is the same are absent, as are versions without
   * the page.
   */
  elsewhere: Record<string, string> | undefined;
  /** Page of which this one is a copy or an older version. */
  canonical: string | undefined;
  /**
   * The page in every language that has it, including its own; the default language comes first. Empty for a
   * copy.
   */
  translations: {lang: string; url: string}[];
}

/** Function that finds the links of a page by its URL. */
export type FindLinks = (url: string, site: Pick<Site, "languages" | "versions">) => EditionLinks;

/** Creates a function that takes the path of an edition and returns the link finder for its pages. */
export function linkFinder({editions}: EditionsDocument): (path: string) => FindLinks {
  const pages = new Map(
    editions.map(edition => {
      const of = (urls: string[], kind: "own" | "fallback") =>
        urls.map(url => [pageKey(url, edition.prefix), {url, kind}] as const);
      return [edition, new Map([...of(edition.fallbacks, "fallback"), ...of(edition.pages, "own")])];
    }),
  );
  const find = (edition: Edition, key: string) => pages.get(edition)?.get(key);
  const has = (edition: Edition, key: string) => find(edition, key)?.kind;

  const linksIn =
    (self: Edition): FindLinks =>
    (url, {languages, versions}) => {
      const key = pageKey(url, self.prefix);
      const there = (edition: Edition): string | undefined => {
        const found = find(edition, key);
        return (
          found && fromEdition(self.path, `${edition.path === "" ? "" : `/${edition.path}`}${found.url}`)
        );
      };
      // Entries are only needed if they differ from the default: the same URL in a language, the home page in
      // a version.
      const entries = (
        roots: readonly {url: string}[],
        usual: (root: string) => string,
      ): [string, string][] =>
        roots.flatMap(({url: root}): [string, string][] => {
          const edition = editions.find(({path}) => urlBetween(self.path, path) === root);
          const target = edition && edition !== self ? (there(edition) ?? root) : undefined;
          return target === undefined || target === usual(root) ? [] : [[root, target]];
        });
      const elsewhere = [
        ...entries(languages, root => root.slice(0, -1) + url),
        ...entries(versions, root => root),
      ];
      const canonical = canonicalEdition(self, key, editions, has);
      const translations = canonical === self ? translationsOf(self, key, editions, has) : [];
      return {
        elsewhere: elsewhere.length === 0 ? undefined : Object.fromEntries(elsewhere),
        canonical: canonical === self ? undefined : there(canonical),
        translations: translations.map(edition => ({
          lang: edition.lang,
          url: edition === self ? url : present(there(edition)),
        })),
      };
    };
  return path => linksIn(present(editions.find(edition => edition.path === path)));
}
