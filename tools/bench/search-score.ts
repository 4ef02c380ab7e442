import {readFileSync} from "node:fs";
import {basename, resolve} from "node:path";
import {performance} from "node:perf_hooks";
import {Command} from "commander";
import {type Query, queries} from "#schemas/project-files/queries.ts";
import {answerable, type QueryOutcome, runQueries, scoreOf, scoresByKind} from "#search/quality.ts";
import {firstQueryBytes} from "./first-query.ts";
import {pagefindEngine} from "./pagefind-engine.ts";
import {type Engine, miniSearchEngine, ownEngine, readHtml, readPages} from "./search-engines.ts";
import {indexSizes} from "./search-size.ts";

const program = new Command("search-score")
  .description(
    "Scores search on query files: the index among the artifacts, MiniSearch as in VitePress, Pagefind",
  )
  .argument("<artifacts>", "folder of the artifacts")
  .argument("<queries...>", "query files")
  .option("--misses", "list the queries whose first result is not an accepted page")
  .option("--only <name>", "one engine: docs-index, MiniSearch or Pagefind")
  .parse();
const [artifacts, ...files] = program.args.map(path => resolve(path)) as [string, ...string[]];
const {misses, only} = program.opts<{misses?: boolean; only?: string}>();

const pages = readPages(artifacts);
const makers: (() => Promise<Engine>)[] = [
  () => ownEngine(artifacts),
  () => miniSearchEngine(pages),
  () => pagefindEngine(pages, page => readHtml(artifacts, page)),
];
const names = ["docs-index", "MiniSearch", "Pagefind"];

for (const [i, make] of makers.entries()) {
  if (only !== undefined && names[i] !== only) continue;
  const engine = await make();
  for (const file of files) await report(engine, file);
  await engine.close?.();
}
for (const file of files) {
  const {p95, most} = await firstQueryBytes(artifacts, readQueries(file));
  console.log(`\nFirst query of ${basename(file)}, bytes gzip: p95 ${p95}, at most ${most}`);
}
console.log(`\nSize of the index, bytes: ${JSON.stringify(indexSizes(artifacts))}`);

function readQueries(file: string): Query[] {
  return queries.parse(JSON.parse(readFileSync(file, "utf8")));
}

async function report(engine: Engine, file: string): Promise<void> {
  const all = readQueries(file);
  const asked = answerable(all, new Set(pages.map(({url}) => url)));
  const times: number[] = [];
  const outcomes = await runQueries(asked, async query => {
    const start = performance.now();
    const urls = await engine.answer(query);
    times.push(performance.now() - start);
    return urls;
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const left = all.length - asked.length;
  console.log(
    `\n${engine.name} on ${basename(file)} (${left} left out: no accepted page; p95 ${p95.toFixed(1)} ms)`,
  );
  console.table(rows(outcomes));
  if (misses)
    for (const {query, place, found} of outcomes)
      if (place !== 1) console.log(`${place ?? "–"}  ${query.kind}  ${query.q}  ${found.join(" ")}`);
}

function rows(outcomes: readonly QueryOutcome[]): Record<string, object> {
  const scores = [...scoresByKind(outcomes), ["all", scoreOf(outcomes)] as const];
  return Object.fromEntries(
    scores.map(([kind, {count, mrr, success1, success5}]) => [
      kind,
      {count, "MRR@5": mrr.toFixed(3), "success@1": success1.toFixed(3), "success@5": success5.toFixed(3)},
    ]),
  );
}
