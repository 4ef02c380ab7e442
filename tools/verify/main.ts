import {join} from "node:path";
import {type Options, readArguments, USAGE} from "./arguments.ts";
import {CHECKS, type Check} from "./checks.ts";
import {readPages} from "./content.ts";
import {type Outcome, problemsOf, reportLines} from "./report.ts";
import {resultsOf, writeResults} from "./results.ts";
import {openSandbox} from "./sandbox.ts";
import type {Report} from "./types.ts";

/** Returns the checks to run: those named, or else all that apply to the selected pages. */
function chosen({checks, only, guides}: Options): Check[] {
  if (checks.length > 0) return CHECKS.filter(({name}) => checks.includes(name));
  const all = CHECKS.filter(({name}) => guides || name !== "guides");
  return only.length === 0 ? all : all.filter(({whole}) => !whole);
}

async function verify(options: Options): Promise<Outcome> {
  const {content, only, keep, fix} = options;
  const all = await readPages(content);
  const pages = all.filter(({path}) => only.length === 0 || only.some(text => path.includes(text)));
  const sandbox = await openSandbox();
  const reports: Report[] = [];
  for (const {whole, run} of chosen(options)) {
    reports.push(await run({content, pages: whole ? all : pages, all, sandbox, keep, fix}));
  }
  return {webpackVersion: sandbox.webpackVersion, pages, reports};
}

async function main(argv: ReadonlyArray<string>): Promise<number> {
  const options = readArguments(
    argv,
    CHECKS.map(({name}) => name),
  );
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const outcome = await verify(options);
  process.stdout.write(`${reportLines(outcome, options.content).join("\n")}\n`);
  if (problemsOf(outcome).length > 0) return 1;
  const complete = options.guides && options.only.length === 0 && options.checks.length === 0;
  if (complete) await writeResults(join(options.content, "data/verified.json"), resultsOf(outcome));
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
