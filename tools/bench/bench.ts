import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {Command} from "commander";
import {startCacheServer} from "./cache-server.ts";
import {copyCorpus, editOnePage, hugoSite} from "./corpus.ts";
import {type Measure, measure, median} from "./measure.ts";

const BIN = new URL("../../build/cli/bin.js", import.meta.url).pathname;

const program = new Command("bench")
  .description("Measures builds of a docs folder: cold, warm, after one edit, and of many copies")
  .argument("<folder>", "docs folder")
  .option("--runs <number>", "runs of each kind; the median counts", Number, 5)
  .option(
    "--scale <factors>",
    "numbers of copies to build as well",
    (text: string) => text.split(",").map(Number),
    [10],
  )
  .parse();
const [source] = program.args as [string];
const {runs, scale} = program.opts<{runs: number; scale: number[]}>();
/** Number of shards for a build split across machines. */
const SHARES = 8;
const hasHugo = spawnSync("hugo", ["version"]).status === 0;
const work = mkdtempSync(join(tmpdir(), "bench-"));

interface Row {
  name: string;
  run: Measure;
}
const rows: Row[] = [];

/** Builds a folder below the working folder into its own output. */
const build = (content: string, ...flags: string[]): Promise<Measure> =>
  measure(
    process.execPath,
    [BIN, "build", "--content", content, "--out", `${content}-out`, "--json", ...flags],
    work,
  );

const clean = (content: string): void => {
  for (const path of [`${content}-out`, ".docs-index"])
    rmSync(join(work, path), {recursive: true, force: true});
};

async function repeat(
  name: string,
  count: number,
  once: (round: number) => Promise<Measure>,
): Promise<Measure> {
  const measures: Measure[] = [];
  for (let round = 0; round < count; round += 1) measures.push(await once(round));
  const run = median(measures);
  if (run.status !== 0 && run.status !== 1) throw new Error(`${name} ended with ${run.status}`);
  rows.push({name, run});
  return run;
}

/** Measures builds of many copies: cached locally, with a shared cache, in shards, and with Hugo. */
async function scaled(factor: number, small: Measure): Promise<void> {
  const docs = `x${factor}`;
  const times = factor >= 50 ? 1 : Math.min(runs, 3);
  const server = await startCacheServer();
  const shared = ["--cache-url", server.url];
  copyCorpus(resolve(source), join(work, docs), factor);
  const cold = await repeat(`×${factor} cold`, times, async () => {
    clean(docs);
    return build(docs);
  });
  const warm = await repeat(`×${factor} from the local cache, no output yet`, times, async () => {
    rmSync(join(work, `${docs}-out`), {recursive: true, force: true});
    return build(docs);
  });
  for (let index = 1; index <= SHARES; index++)
    await repeat(`×${factor} share ${index} of ${SHARES}`, 1, () =>
      measure(
        process.execPath,
        [BIN, "build", "--content", docs, "--json", ...shared, "--shard", `${index}/${SHARES}`],
        work,
      ),
    );
  const other = await repeat(`×${factor} from the shared cache alone`, times, async () => {
    clean(docs);
    return build(docs, ...shared, "--cache-read-only");
  });
  console.log(
    `×${factor}: ${ratio(cold.wallMs, small.wallMs)} × the time, ${ratio(cold.peakMiB, small.peakMiB)} × the memory of ×1; ` +
      `from the shared cache ${ratio(other.wallMs, warm.wallMs)} × the time of the local one`,
  );
  if (hasHugo) {
    const site = join(work, `hugo-${factor}`);
    hugoSite(join(work, docs), site);
    const hugo = await repeat(`×${factor} Hugo, bare theme, cold`, times, () => {
      rmSync(join(site, "public"), {recursive: true, force: true});
      return measure("hugo", ["--quiet"], site);
    });
    console.log(`×${factor}: ${ratio(cold.wallMs, hugo.wallMs)} × the time of Hugo`);
    rmSync(site, {recursive: true, force: true});
  }
  server.close();
  rmSync(join(work, docs), {recursive: true, force: true});
  clean(docs);
}

const ratio = (a: number, b: number): string => (a / b).toFixed(2);

try {
  if (!hasHugo) console.log("Hugo is not installed (apt-get install hugo): no ratio");
  copyCorpus(resolve(source), join(work, "docs"), 1);
  const cold = await repeat("cold", runs, async () => {
    clean("docs");
    return build("docs");
  });
  await repeat("cold, --parser remark", Math.min(runs, 3), async () => {
    clean("docs");
    return build("docs", "--parser", "remark");
  });
  clean("docs");
  await build("docs");
  await repeat("warm, nothing changed", runs, () => build("docs"));
  await repeat("one page edited", runs, round => {
    editOnePage(join(work, "docs"), round);
    return build("docs");
  });
  for (const factor of [1, ...scale]) await scaled(factor, cold);
  console.table(
    Object.fromEntries(
      rows.map(({name, run}) => [
        name,
        {
          "wall s": (run.wallMs / 1000).toFixed(2),
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
