import {readFileSync} from "node:fs";
import {join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {SEARCH_INDEX, searchPagesPath, searchTextPath} from "#schemas/artifact-paths.ts";
import type {SearchIndex, SearchPages, SearchText} from "#schemas/search.ts";

/** Headings from section name (lvl0) and page title (lvl1) down. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A record in the shape that the dialog of DocSearch shows (docsearch.algolia.com/docs/record-extractor). */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: keyof Hierarchy | "content";
  content: string | null;
  hierarchy: Hierarchy;
  /** Deeper headings count less, later ones after earlier ones. */
  weight: {level: number; position: number};
}

/** Engines refuse records of more than 10 kB. */
const MAX_CONTENT = 2500;

/**
 * Records of all pages in a folder of artifacts: one a section, more where its text is long.
 *
 * @param site scheme and host that urls begin with; may be empty
 * @throws `search-missing`
 */
export function readRecords(out: string, site: string): SearchRecord[] {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(out, path), "utf8")) as T;
  try {
    const {pages, pagesPerFile} = read<SearchIndex>(SEARCH_INDEX);
    const files = Array.from({length: Math.ceil(pages / pagesPerFile)}, (_, n) => n);
    return files
      .flatMap(n => read<SearchPages>(searchPagesPath(n)).pages)
      .flatMap(page =>
        pageRecords(page, read<SearchText>(searchTextPath(page.url)), site.replace(/\/$/, "")),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw fatal("search-missing", `there is no search index in ${out}`);
  }
}

/** Records of one page. */
export function pageRecords(
  page: {url: string; title: string; section: string},
  {sections}: Pick<SearchText, "sections">,
  site: string,
): SearchRecord[] {
  const path: {title: string; level: number}[] = [];
  const own = {id: "", title: page.title, level: 1, text: ""};
  const all = sections[0]?.id === "" ? sections : [own, ...sections];
  return all.flatMap(({id, title, level, text}, position) => {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    if (id !== "") path.push({title, level});
    const titles = [page.section || page.title, page.title, ...path.map(entry => entry.title)].slice(0, 7);
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

/** A heading without text is a record, too. */
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
