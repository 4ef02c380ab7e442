import type {SearchText} from "#schemas/search.ts";

/** Page to create records from. */
export interface RecordedPage {
  url: string;
  title: string;
  sectionTitle?: string | undefined;
}

/** Headings from section name (lvl0) and page title (lvl1) down. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** Record in the format of DocSearch (docsearch.algolia.com/docs/record-extractor). */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: keyof Hierarchy | "content";
  content: string | null;
  hierarchy: Hierarchy;
  /** Deeper headings weigh less; earlier ones come first. */
  weight: {level: number; position: number};
}

/** Maximum length of a record's text, since engines reject records of more than 10 kB. */
const MAX_CONTENT = 2500;

/**
 * Returns the records of a page: one per passage, or several if its text is long.
 *
 * @param site - scheme, host and base that URLs start with, without a trailing slash; may be empty
 */
export function pageRecords(
  page: RecordedPage,
  {passages}: Pick<SearchText, "passages">,
  site: string,
): SearchRecord[] {
  const path: {title: string; level: number}[] = [];
  const own = {id: "", title: page.title, level: 1, text: ""};
  const all = passages[0]?.id === "" ? passages : [own, ...passages];
  return all.flatMap(({id, title, level, text}, position) => {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    if (id !== "") path.push({title, level});
    const titles = [page.sectionTitle ?? page.title, page.title, ...path.map(entry => entry.title)].slice(
      0,
      7,
    );
    const depth = titles.length - 1;
    return pieces(text).map((content, n) => ({
      objectID: `${page.url}#${id}${n > 0 ? `~${n}` : ""}`,
      url: `${site}${page.url}${id ? `#${id}` : ""}`,
      url_without_anchor: `${site}${page.url}`,
      anchor: id || null,
      type: content === null ? (`lvl${depth}` as keyof Hierarchy) : "content",
      content,
      hierarchy: hierarchy(titles),
      weight: {level: 100 - 10 * depth, position},
    }));
  });
}

const hierarchy = (titles: readonly string[]): Hierarchy => {
  const level = (n: number): string | null => titles[n] ?? null;
  return {
    lvl0: level(0),
    lvl1: level(1),
    lvl2: level(2),
    lvl3: level(3),
    lvl4: level(4),
    lvl5: level(5),
    lvl6: level(6),
  };
};

/** Splits a text into pieces. A heading without text still becomes a record. */
function pieces(text: string): (string | null)[] {
  const found: string[] = [];
  let piece = "";
  for (const line of text.split("\n").flatMap(cut)) {
    if (piece !== "" && piece.length + line.length > MAX_CONTENT) {
      found.push(piece);
      piece = "";
    }
    piece += piece === "" ? line : `\n${line}`;
  }
  if (piece !== "") found.push(piece);
  return found.length > 0 ? found : [null];
}

const cut = (line: string): string[] => line.match(new RegExp(`[^]{1,${MAX_CONTENT}}`, "gu")) ?? [];
