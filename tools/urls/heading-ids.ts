/** Ids of the headings of an HTML document, in their order, each once. */
export const headingIds = (html: string): string[] => [
  ...new Set([...html.matchAll(/<h[1-6](?=\s)[^>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(idOf)),
];

const idOf = ([, double, single, bare]: RegExpMatchArray): string =>
  (double ?? single ?? bare ?? "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** Heading ids that pages of another generator have, by url, and that the pages of a build lack. */
export interface IdComparison {
  listed: number;
  missing: {url: string; id: string}[];
  /** Share of the ids that a reader can link to in the build, in percent. */
  rate: number;
}

/** Compares heading ids with all ids of a build, by url; pages that only one of them has are left out. */
export function compareIds(
  wanted: ReadonlyMap<string, readonly string[]>,
  built: ReadonlyMap<string, ReadonlySet<string>>,
): IdComparison {
  const listed = [...wanted].flatMap(([url, ids]) => (built.has(url) ? ids.map(id => ({url, id})) : []));
  const missing = listed.filter(({url, id}) => !built.get(url)?.has(id.normalize("NFC")));
  return {
    listed: listed.length,
    missing,
    rate: listed.length === 0 ? 0 : ((listed.length - missing.length) / listed.length) * 100,
  };
}
