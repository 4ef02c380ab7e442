/**
 * Returns a function that looks up the owners of a URL's prefixes, longest prefix first, each with the length of its
 * prefix. No two owners share a prefix. Lookup time does not depend on their number.
 */
export function prefixFinder<Owner extends {prefixes: readonly string[]}>(
  owners: readonly Owner[],
): (url: string) => {owner: Owner; length: number}[] {
  const byPrefix = new Map(
    owners.flatMap(owner => owner.prefixes.map((prefix): [string, Owner] => [prefix, owner])),
  );
  const lengths = new Set([...byPrefix.keys()].map(({length}) => length));
  const falling = [...lengths].sort((a, b) => b - a);
  return url =>
    falling.flatMap(length => {
      const owner = length > url.length ? undefined : byPrefix.get(url.slice(0, length));
      return owner ? [{owner, length}] : [];
    });
}
