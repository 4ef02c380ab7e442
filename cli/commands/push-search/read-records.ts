import {readFileSync} from "node:fs";
import {join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {pageRecords, type SearchRecord} from "#core/render/search/records.ts";
import {SEARCH_INDEX, searchPagesPath, searchTextPath} from "#schemas/artifact-paths.ts";
import type {SearchIndex, SearchPages, SearchText} from "#schemas/search.ts";
import {asError} from "#support/files/as-error.ts";

/**
 * Reads the records of all pages from a build output.
 *
 * Throws `search-missing`.
 *
 * @param site URL prefix of the site; may be empty
 */
export function readRecords(out: string, site: string): SearchRecord[] {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(out, path), "utf8"));
  try {
    const {pageCount, pagesPerFile} = read<SearchIndex>(SEARCH_INDEX);
    const files = Array.from({length: Math.ceil(pageCount / pagesPerFile)}, (_, n) => n);
    return files
      .flatMap(n => read<SearchPages>(searchPagesPath(n)).pages)
      .flatMap(page =>
        pageRecords(page, read<SearchText>(searchTextPath(page.url)), site.replace(/\/$/, "")),
      );
  } catch (error) {
    if (asError(error).code !== "ENOENT") throw error;
    throw fatal("search-missing", `there is no search index in ${out}`);
  }
}
