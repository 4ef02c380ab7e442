/**
 * Returns the part that a page's URLs in several languages and versions have in common: everything after the
 * prefix of the edition. URLs without that prefix are distinct.
 *
 * @param prefix without leading and trailing slash, or empty
 */
export function pageKey(url: string, prefix: string): string {
  if (prefix === "") return url;
  return url.startsWith(`/${prefix}/`) ? url.slice(prefix.length + 1) : `:${url}`;
}

/** Edition data needed to find pages; `path` has no leading or trailing slash. */
export interface EditionPages {
  path: string;
  lang: string;
  version?: string | null | undefined;
  prefix: string;
  isDefault: boolean;
  isCurrent: boolean;
}

/**
 * Returns the edition with the canonical page: the current version of an old page, and the original of a
 * fallback.
 */
export function canonicalEdition<E extends EditionPages>(
  own: E,
  key: string,
  all: readonly E[],
  has: (edition: E, key: string) => "own" | "fallback" | undefined,
): E {
  const rank = (edition: E): number =>
    Number(edition.isCurrent) * 4 + Number(edition.lang === own.lang) * 2 + Number(edition.isDefault);
  const candidates = all.filter(
    edition =>
      (edition === own || edition.isCurrent || edition.version === own.version) &&
      (edition.lang === own.lang || edition.isDefault) &&
      has(edition, key) === "own",
  );
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? own;
}

/**
 * Returns the translations of a page, including itself: the editions of the same version that have their own
 * copy.
 */
export const translationsOf = <E extends EditionPages>(
  own: E,
  key: string,
  all: readonly E[],
  has: (edition: E, key: string) => "own" | "fallback" | undefined,
): E[] => all.filter(edition => edition.version === own.version && has(edition, key) === "own");
