import {spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {GROWTH_INPUTS, type GrowthInput} from "./hostile-inputs.ts";

/**
 * Builds pages of size n, 2n and 4n of each growth input with the compiled command line. Compares their processor time and
 * peak memory, from which it first subtracts the cost of a small page. Fails if size 4n costs more than `MAX_RATIO` times as
 * much as size n, or if a mebibyte takes more than `MAX_SECONDS`. The ratios of single steps are only printed, because equal
 * runs differ by up to a third on a shared machine.
 *
 * Usage: `npm run bench:hostile [-- <part of a name> …]`. Requires Linux, because the figures come from
 * /proc.
 */
const CLI = join(import.meta.dirname, "../../build/cli/bin.js");
/** Linear time grows to 4 times as much, quadratic time to 16. */
const MAX_RATIO = 5.3;
const MAX_SECONDS = 30;
/** Maximum number of runs of an input that grows too much. */
const MAX_RUNS = 3;
const SIZES = [2, 4, 8];
/**
 * A line so long that every page is rendered in a child process (`cli/core/parse/ordinary.ts`). If only the
 * longer pages were, the cost of the process would look like growth.
 */
const LONG_LINE = `\n\n${"x".repeat(10_000)}\n`;
/** Differences below these are noise: scheduling, and memory that is not yet garbage-collected. */
const LEAST = {seconds: 0.5, mib: 60};

interface Cost {
  seconds: number;
  mib: number;
  code: number | null;
}

const field = (text: string, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);

/**
 * Returns processor time (including ended children) in seconds and peak memory in MiB of a process and its
 * children.
 */
function usage(pid: number): {seconds: number; mib: number} {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, , ...stat] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/\(.*\)/, "x")
      .split(" ");
    // utime, stime, cutime and cstime are fields 14 to 17 of proc(5), in hundredths of a second.
    let seconds = stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
    let mib = field(status, "VmHWM") / 1024;
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")) {
      if (child === "") continue;
      const below = usage(Number(child));
      seconds += below.seconds;
      mib = Math.max(mib, below.mib);
    }
    return {seconds, mib};
  } catch {
    return {seconds: 0, mib: 0};
  }
}

async function costOf({extension, text}: GrowthInput, size: number): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs", `page.${extension}`), text(size) + LONG_LINE);
  const child = spawn(process.execPath, [CLI, "build", "--no-cache", "--json", "--threads", "1"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore"],
  });
  const cost: Cost = {seconds: 0, mib: 0, code: null};
  const sampler = setInterval(() => {
    const {seconds, mib} = usage(child.pid as number);
    cost.seconds = Math.max(cost.seconds, seconds);
    cost.mib = Math.max(cost.mib, mib);
  }, 20);
  cost.code = await new Promise(resolve => child.on("close", resolve));
  clearInterval(sampler);
  rmSync(folder, {recursive: true, force: true});
  return cost;
}

const SMALL: GrowthInput = {extension: "md", text: () => "# Page\n"};
const base = leastOf(leastOf(await costOf(SMALL, 1), await costOf(SMALL, 1)), await costOf(SMALL, 1));
const beyond = (cost: Cost): {seconds: number; mib: number} => ({
  seconds: Math.max(cost.seconds - base.seconds, LEAST.seconds),
  mib: Math.max(cost.mib - base.mib, LEAST.mib),
});

/** Measures the costs of pages of all sizes. */
async function costsOf(input: GrowthInput): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const size of SIZES) costs.push(await costOf(input, size));
  return costs;
}

/** Returns the lower of two costs. An exit code that means a failed build is kept. */
function leastOf(a: Cost, b: Cost): Cost {
  return {
    seconds: Math.min(a.seconds, b.seconds),
    mib: Math.min(a.mib, b.mib),
    code: a.code === 0 || a.code === 1 ? b.code : a.code,
  };
}

type Ratio = Pick<Cost, "seconds" | "mib">;

/** Returns the growth factors from each size to the next. */
const ratiosOf = (costs: readonly Cost[]): Ratio[] =>
  costs.slice(1).map((cost, i) => {
    const [now, before] = [beyond(cost), beyond(costs[i] as Cost)];
    return {seconds: now.seconds / before.seconds, mib: now.mib / before.mib};
  });

/** Reports whether the costs grow too much from the first size to the last. */
function isTooMuch(costs: readonly Cost[]): boolean {
  const [first, last] = [beyond(costs[0] as Cost), beyond(costs.at(-1) as Cost)];
  return last.seconds / first.seconds > MAX_RATIO || last.mib / first.mib > MAX_RATIO;
}

const names = process.argv.slice(2);
let failed = 0;
process.stdout.write("seconds and MiB at n, 2n, 4n; ratio of each; seconds per MiB of text\n");
for (const [name, input] of Object.entries(GROWTH_INPUTS)) {
  if (names.length > 0 && !names.some(part => name.includes(part))) continue;
  let costs = await costsOf(input);
  // Other programs only add to the cost, so the minimum of several runs is most accurate.
  for (let again = 1; again < MAX_RUNS && isTooMuch(costs); again++)
    costs = (await costsOf(input)).map((cost, i) => leastOf(cost, costs[i] as Cost));
  const ratios = ratiosOf(costs);
  const ended = costs.every(({code}) => code === 0 || code === 1);
  const mebibytes = input.text(SIZES.at(-1) as number).length / 2 ** 20;
  const perMebibyte = beyond(costs.at(-1) as Cost).seconds / mebibytes;
  const good = ended && !isTooMuch(costs) && perMebibyte <= MAX_SECONDS;
  if (!good) failed++;
  const row = [
    name.padEnd(34),
    costs.map(({seconds}) => seconds.toFixed(2).padStart(6)).join(""),
    ratios.map(({seconds}) => seconds.toFixed(1).padStart(5)).join(""),
    costs.map(({mib}) => mib.toFixed(0).padStart(6)).join(""),
    ratios.map(({mib}) => mib.toFixed(1).padStart(5)).join(""),
    perMebibyte.toFixed(1).padStart(5),
    good ? "" : `  FAILED${ended ? "" : ` (exit ${costs.map(({code}) => code).join(", ")})`}`,
  ];
  process.stdout.write(`${row.join(" ")}\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
