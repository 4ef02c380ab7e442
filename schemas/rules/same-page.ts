/**
 * What the urls of one page in several languages and versions have in common: all of it behind the prefix that urls of an
 * edition begin with. Urls without that prefix are their own.
 *
 * @param prefix without slash at its ends, or empty
 */
export function pageKey(url: string, prefix: string): string {
  if (prefix === "") return url;
  return url.startsWith(`/${prefix}/`) ? url.slice(prefix.length + 1) : `:${url}`;
}

/** An edition as far as pages of it are looked for; `path` has no slash at its ends. */
export interface EditionPages {
  path: string;
  lang: string;
  version?: string | null | undefined;
  prefix: string;
  isDefault: boolean;
  isCurrent: boolean;
}

/** Where a page stands for itself: the current version of an old page, and the original of one that stands in for others. */
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

/** Translations of a page, itself among them: the editions of the same version that have it as their own. */
export const translationsOf = <E extends EditionPages>(
  own: E,
  key: string,
  all: readonly E[],
  has: (edition: E, key: string) => "own" | "fallback" | undefined,
): E[] => all.filter(edition => edition.version === own.version && has(edition, key) === "own");
