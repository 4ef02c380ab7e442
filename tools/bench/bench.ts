import {spawnSync} from "node:child_process";
import {existsSync, mkdtempSync, renameSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {Command} from "commander";
import {startCacheServer} from "./cache-server.ts";
import {copyCorpus, editOnePage, hugoSite} from "./corpus.ts";
import {type Measure, measure, median} from "./measure.ts";

const BIN = new URL("../../build/cli/bin.js", import.meta.url).pathname;

const program = new Command("bench")
  .description(
    "Measures builds of a docs folder and of copies of it: artifacts and site, cold, warm and after an edit",
  )
  .argument("<folder>", "docs folder")
  .option("--runs <number>", "runs of each kind below ×50; the median counts", Number, 5)
  .option(
    "--scale <factors>",
    "numbers of copies to build as well",
    (text: string) => text.split(",").map(Number),
    [10],
  )
  .option("--shards", "also measure builds in shards and from a shared cache")
  .parse();
const [source] = program.args as [string];
const {runs, scale, shards} = program.opts<{runs: number; scale: number[]; shards?: true}>();
/** Number of shards for a build split across machines. */
const SHARDS = 8;
const hasHugo = spawnSync("hugo", ["version"]).status === 0;
const work = mkdtempSync(join(tmpdir(), "bench-"));

/** A measured command; `hugo` is the wall time of Hugo on the same pages, in milliseconds. */
interface Row {
  name: string;
  run: Measure;
  hugo: number | null;
}
const rows: Row[] = [];

const node = (...args: string[]): Promise<Measure> => measure(process.execPath, [BIN, ...args], work);
/**
 * Moves files and folders aside. Deleting thousands of files would slow down the next run: ext4 without a journal avoids
 * their numbers for minutes, and searches for others whenever a file is created.
 */
const remove = (...paths: string[]): void => {
  for (const path of paths)
    if (existsSync(join(work, path)))
      renameSync(join(work, path), join(mkdtempSync(join(work, "old-")), "x"));
};

/** Returns the disk space of folders in MiB; files with several hard links count once (du(1)). */
function diskMiB(...folders: string[]): number {
  const {stdout} = spawnSync("du", ["-scm", ...folders], {cwd: work, encoding: "utf8", maxBuffer: 2 ** 28});
  return Number(/^(\d+)\ttotal$/m.exec(stdout)?.[1]);
}

/** Runs a command several times and records the run with the median wall time. */
async function repeat(
  name: string,
  count: number,
  hugo: number | null,
  once: (round: number) => Promise<Measure>,
): Promise<Measure> {
  const measures: Measure[] = [];
  for (let round = 0; round < count; round += 1) measures.push(await once(round));
  const run = median(measures);
  if (run.status !== 0 && run.status !== 1)
    throw new Error(`${name} ended with ${run.status}: ${run.stderr}`);
  rows.push({name, run, hugo});
  return run;
}

/** Measures Hugo on the pages of a folder. Returns its wall time in milliseconds, or `null` without Hugo. */
async function measureHugo(docs: string, name: string, times: number): Promise<number | null> {
  if (!hasHugo) return null;
  const site = join(work, "hugo");
  hugoSite(join(work, docs), site);
  const {wallMs} = await repeat(`${name} Hugo, bare theme, cold`, times, null, () => {
    remove("hugo/public");
    return measure("hugo", ["--quiet"], site);
  });
  remove("hugo");
  return wallMs;
}

/** Measures a command cold, with nothing changed, and after an edit of one page. */
async function threeStates(
  name: string,
  times: number,
  hugo: number | null,
  docs: string,
  command: readonly string[],
): Promise<void> {
  await repeat(`${name}, cold`, times, hugo, () => {
    remove("artifacts", "dist", ".docs-index");
    return node(...command);
  });
  await repeat(`${name}, nothing changed`, times, hugo, () => node(...command));
  await repeat(`${name}, one page edited`, times, hugo, round => {
    editOnePage(join(work, docs), round);
    return node(...command);
  });
}

/** Measures builds in shards and from a shared cache. */
async function measureShards(name: string, times: number, hugo: number | null, docs: string): Promise<void> {
  const server = await startCacheServer();
  const shared = ["build", "--content", docs, "--json", "--cache-url", server.url];
  for (let index = 1; index <= SHARDS; index++)
    await repeat(`${name} shard ${index} of ${SHARDS}`, 1, hugo, () =>
      node(...shared, "--shard", `${index}/${SHARDS}`),
    );
  await repeat(`${name} from the shared cache alone`, times, hugo, () => {
    remove("artifacts", ".docs-index");
    return node(...shared, "--cache-read-only");
  });
  server.close();
}

/** Measures everything for a number of copies of the folder. */
async function measureCopies(factor: number): Promise<void> {
  const name = `×${factor}`;
  const docs = `x${factor}`;
  const times = factor >= 50 ? 1 : runs;
  copyCorpus(resolve(source), join(work, docs), factor);
  const hugo = await measureHugo(docs, name, times);
  const build = ["build", "--content", docs, "--json"];
  await threeStates(`${name} artifacts`, times, hugo, docs, build);
  await repeat(`${name} artifacts, no output yet, pages from the local cache`, times, hugo, () => {
    remove("artifacts");
    return node(...build);
  });
  if (factor === 1)
    await repeat(`${name} artifacts, cold, --parser remark`, times, hugo, () => {
      remove("artifacts", ".docs-index");
      return node(...build, "--parser", "remark");
    });
  await threeStates(`${name} site`, times, hugo, docs, ["site", "--content", docs, "--quiet"]);
  console.log(`${name}: dist ${diskMiB("dist")} MiB, dist and artifacts ${diskMiB("dist", "artifacts")} MiB`);
  if (shards) await measureShards(name, times, hugo, docs);
  remove(docs, "artifacts", "dist", ".docs-index");
}

try {
  if (!hasHugo) console.log("Hugo is not installed (apt-get install hugo): no ratio");
  for (const factor of [1, ...scale]) await measureCopies(factor);
  console.table(
    Object.fromEntries(
      rows.map(({name, run, hugo}) => [
        name,
        {
          "wall s": (run.wallMs / 1000).toFixed(2),
          "× Hugo": hugo === null ? "" : (run.wallMs / hugo).toFixed(2),
          "CPU s": run.cpuMs === null ? "" : (run.cpuMs / 1000).toFixed(2),
          "peak MiB": Math.round(run.peakMiB),
          "stages ms": stages(run.stdout),
        },
      ]),
    ),
  );
} finally {
  rmSync(work, {recursive: true, force: true});
}

/** Formats the timings in a build report: `discover 12, pages 300 …`. */
function stages(stdout: string): string {
  if (!stdout.startsWith("{")) return "";
  const {timings = {}} = JSON.parse(stdout) as {timings?: Record<string, number>};
  return Object.entries(timings)
    .map(([stage, ms]) => `${stage} ${Math.round(ms)}`)
    .join(", ");
}
