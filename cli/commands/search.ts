import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {createSearcher, type SearchResult} from "#search/query/query.ts";
import {asError} from "#support/files/as-error.ts";
import {fatal} from "../report/diagnostic.ts";
import {type Paint, paintFor, plural} from "../report/human.ts";
import {type EditionFlags, loadEdition} from "./edition.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index search`. */
export interface SearchFlags extends EditionFlags {
  json?: boolean;
  limit?: number;
}

const LIMIT = 5;

/**
 * Runs `docs-index search <query>`, which shows what readers of the built site would find, using the same
 * code. Returns exit code 1 if nothing is found. Throws `search-missing`.
 */
export async function searchCommand(query: string, flags: SearchFlags, io: Io): Promise<ExitCode> {
  const {out, path} = await loadEdition(io.cwd, flags);
  const found = await searchArtifacts(out, query, flags.limit ?? LIMIT);
  const results = path === "" ? found : found.map(result => withinSite(result, `/${path}`));
  if (flags.json) io.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else io.stdout.write(listing(results, paintFor(io.stdout, io.env)));
  return results.length > 0 ? 0 : 1;
}

/** Searches the artifacts in a folder. Throws `search-missing`. */
export async function searchArtifacts(out: string, query: string, limit: number): Promise<SearchResult[]> {
  try {
    const searcher = await createSearcher(path => readFile(join(out, path), "utf8"));
    return await searcher.search(query, limit);
  } catch (error) {
    if (asError(error).code !== "ENOENT") throw error;
    throw fatal("search-missing", `there is no search index in ${out}`);
  }
}

/** Adds an edition's path to the URLs of a result, which are relative to the edition. */
const withinSite = (result: SearchResult, path: string): SearchResult => ({
  ...result,
  url: path + result.url,
  passages: result.passages.map(passage => ({...passage, url: path + passage.url})),
});

function listing(results: readonly SearchResult[], paint: Paint): string {
  const lines = results.flatMap(({url, title, sectionTitle, passages}) => [
    `${paint("bold", title)}${sectionTitle ? `  ${sectionTitle}` : ""}  ${url}`,
    ...passages.flatMap(({url: place, titles, text, marks}) => [
      `  ${titles.length > 0 ? titles.join(" › ") : title}  ${place}`,
      ...(text ? [`    ${marked(text, marks, paint)}`] : []),
    ]),
  ]);
  return `${[...lines, plural(results.length, "page")].join("\n")}\n`;
}

function marked(text: string, marks: readonly [number, number][], paint: Paint): string {
  let shown = "";
  let end = 0;
  for (const [from, to] of marks) {
    shown += text.slice(end, from) + paint("bold", text.slice(from, to));
    end = to;
  }
  return shown + text.slice(end);
}
