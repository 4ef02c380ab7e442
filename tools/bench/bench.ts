import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {Command} from "commander";
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
const work = mkdtempSync(join(tmpdir(), "bench-"));

interface Row {
  name: string;
  run: Measure;
}
const rows: Row[] = [];

/** One build of a folder below the working folder, with its own output. */
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

try {
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
  for (const factor of scale) {
    copyCorpus(resolve(source), join(work, `x${factor}`), factor);
    const run = await repeat(`×${factor} cold`, factor >= 50 ? 1 : Math.min(runs, 3), async () => {
      clean(`x${factor}`);
      return build(`x${factor}`);
    });
    console.log(
      `×${factor}: ${(run.wallMs / cold.wallMs).toFixed(2)} × the time, ${(run.peakMiB / cold.peakMiB).toFixed(2)} × the memory of ×1`,
    );
    rmSync(join(work, `x${factor}`), {recursive: true, force: true});
    clean(`x${factor}`);
  }
  if (spawnSync("hugo", ["version"]).status === 0) {
    const site = join(work, "hugo");
    hugoSite(join(work, "docs"), site);
    const hugo = await repeat("Hugo, bare theme, cold", runs, () => {
      rmSync(join(site, "public"), {recursive: true, force: true});
      return measure("hugo", ["--quiet"], site);
    });
    console.log(`cold build: ${(cold.wallMs / hugo.wallMs).toFixed(2)} × the time of Hugo`);
  } else console.log("Hugo is not installed (apt-get install hugo): no ratio");
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

/** `discover 12, pages 300 …` from the report of a build. */
function stages(stdout: string): string {
  if (!stdout.startsWith("{")) return "";
  const {timings} = JSON.parse(stdout) as {timings: Record<string, number>};
  return Object.entries(timings)
    .map(([stage, ms]) => `${stage} ${Math.round(ms)}`)
    .join(", ");
}
