import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {fromEdition, urlBetween} from "#schemas/rules/between-editions.ts";
import {canonicalEdition, pageKey, translationsOf} from "#schemas/rules/same-page.ts";
import type {Site} from "#schemas/site.ts";

type Edition = EditionsDocument["editions"][number];

/** Where a page is found in other languages and versions; urls are relative to its own edition. */
export interface EditionLinks {
  /** By the urls of the menus, as page documents hold it. */
  elsewhere: Record<string, string> | undefined;
  canonical: string | undefined;
  /** The page in each language that has it, itself among them, the default language first; none for a copy. */
  translations: {lang: string; url: string}[];
}

/** A language and version of a site. */
export interface SiteEdition {
  /** Folder below that of the whole site; empty for the one at the root. */
  path: string;
  /** Links of one of its pages. */
  linksOf(url: string, site: Pick<Site, "languages" | "versions">): EditionLinks;
}

/** The languages and versions that artifacts hold, that at the root last; null where there is but one. */
export function readEditions(folder: string): SiteEdition[] | null {
  const file = join(folder, EDITIONS);
  if (!existsSync(file)) return null;
  const {editions} = JSON.parse(readFileSync(file, "utf8")) as EditionsDocument;
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
    (self: Edition): SiteEdition["linksOf"] =>
    (url, {languages, versions}) => {
      const key = pageKey(url, self.prefix);
      const there = (edition: Edition): string | undefined => {
        const found = find(edition, key);
        return (
          found && fromEdition(self.path, `${edition.path === "" ? "" : `/${edition.path}`}${found.url}`)
        );
      };
      // What menus do where nothing is said: a language has the same url, a version is entered at its home page.
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
          url: edition === self ? url : (there(edition) as string),
        })),
      };
    };
  return editions.toReversed().map(edition => ({path: edition.path, linksOf: linksIn(edition)}));
}
