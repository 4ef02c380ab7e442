import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {nearest} from "#cli/report/nearest.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {rangeOf} from "#core/model/text-range.ts";
import type {CheckedSite, CheckOptions} from "#core/pipeline/check.ts";
import {planSearch} from "#core/render/search/plan.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {type Query, queries as schema} from "#schemas/project-files/queries.ts";
import {type QueryOutcome, runQueries} from "#search/quality.ts";
import {createSearcher} from "#search/query/query.ts";
import {contentHash} from "#support/files/hash.ts";
import {projectFile} from "#support/files/project-file.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {readStored, writeStored} from "#support/files/stored-json.ts";
import {validateJson} from "#support/json/json-positions.ts";
import {nodeAt, readJsonTree} from "#support/json/json-tree.ts";
import {externalUrl} from "#support/links/external-url.ts";

const FILE = "docs-index.queries.json";
const RESULTS = 5;

/**
 * Creates the check that runs the queries in `docs-index.queries.json` against the index that a build would
 * produce (`search-query`). Results are cached until a page or query changes. Returns `null` if the file does
 * not exist.
 *
 * @param memory whether results are cached
 */
export function searchCheck(
  project: Project,
  memory: boolean,
  toolVersion: string,
): CheckOptions["further"][number] | null {
  const {path, label} = projectFile(project, FILE);
  let text: string;
  try {
    text = readRegularFile(path, MAX_FILE.text, [project.root, project.content]).toString("utf8");
  } catch (error) {
    const problem = readProblem(error);
    if (!problem) return null;
    const finding = diagnostic(problem.code, problem.message, {file: label});
    return {looked: new Set(["search-query"]), run: async () => [finding]};
  }
  const file = memory ? join(project.cache, "queries.json") : null;
  return {
    looked: new Set(["search-query"]),
    async run(site) {
      const result = validateJson<Query[]>(text, schema, label);
      if ("diagnostics" in result) return result.diagnostics;
      const plan = (): Iterable<EmitFile> => planSearch({...site, config: project.config});
      // Planning the other files needs the index.
      const [index] = plan();
      if (!index) return [];
      const key = contentHash(toolVersion, index.key, text);
      const known = file === null ? null : readStored<QueryOutcome[]>(file, key);
      const outcomes = known ?? (await ask(result.value, [...plan()]));
      if (file !== null && !known) writeStored(file, key, outcomes);
      return findings(outcomes, {text, label}, site, project);
    },
  };
}

/** Runs queries exactly as the built site does. Index files are produced on demand. */
async function ask(queries: readonly Query[], files: readonly EmitFile[]): Promise<QueryOutcome[]> {
  const byPath = new Map(files.map(file => [file.path, file]));
  const searcher = await createSearcher(async path => String(byPath.get(path)?.produce()));
  return await runQueries(queries, async query =>
    (await searcher.search(query, RESULTS)).map(({url}) => url),
  );
}

function findings(
  outcomes: readonly QueryOutcome[],
  {text, label}: {text: string; label: string},
  {arrangement}: CheckedSite,
  {config}: Project,
): Diagnostic[] {
  const {root} = readJsonTree(text);
  const declared = new Set(config.external.sources.map(externalUrl));
  return outcomes.flatMap(({query, place, found}, i) => {
    const there = query.accept.filter(url => arrangement.byUrl.has(url));
    // External pages may not have been fetched here.
    if (place !== null || (there.length === 0 && query.accept.some(url => declared.has(url)))) return [];
    const node = root && nodeAt(root, [i, "q"]);
    const where = {file: label, ...(node && rangeOf(text, node.offset, node.length))};
    const message =
      there.length === 0
        ? `“${query.q}” expects ${query.accept.join(" or ")}, which is not a page`
        : `“${query.q}” finds ${found.length === 0 ? "nothing" : found.join(", ")}, not ${there.join(" or ")}`;
    const [wanted = ""] = query.accept;
    const meant = there.length > 0 ? undefined : nearest(wanted, arrangement.byUrl.keys());
    const hint =
      there.length > 0
        ? `Use the words of the query in the title, a heading or the text of ${there[0]}, or add \`synonyms\` to the config.`
        : meant === undefined
          ? "Write the URL of a page, such as `/guides/caching/`."
          : `Did you mean ${meant}?`;
    return [diagnostic("search-query", message, {...where, hint})];
  });
}
