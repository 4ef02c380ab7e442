import {join} from "node:path";
import pLimit from "p-limit";
import {type Options, readArguments, USAGE} from "./arguments.ts";
import {validateConfigurations} from "./configurations/check.ts";
import {readPages} from "./content.ts";
import {type GuideRun, runGuide} from "./guides/run.ts";
import {compareOptions} from "./options/check.ts";
import {type Outcome, problemsOf, reportLines} from "./report.ts";
import {resultsOf, writeResults} from "./results.ts";
import {parseSamples} from "./samples/check.ts";
import {openSandbox} from "./sandbox.ts";
import type {Page} from "./types.ts";

const AT_ONCE = 2;

async function runGuides(pages: ReadonlyArray<Page>, keep: boolean): Promise<GuideRun[]> {
  const limit = pLimit(AT_ONCE);
  const follow = async (page: Page): Promise<GuideRun> => {
    const run = await runGuide(page, keep);
    process.stderr.write(`${run.problem ? "failed" : "passed"}  ${run.path}, ${run.steps} steps\n`);
    return run;
  };
  return Promise.all(pages.filter(({runnable}) => runnable).map(page => limit(follow, page)));
}

async function verify({content, only, guides, keep}: Options): Promise<Outcome> {
  const all = await readPages(content);
  const pages = all.filter(({path}) => only.length === 0 || only.some(text => path.includes(text)));
  const sandbox = await openSandbox();
  return {
    webpackVersion: sandbox.webpackVersion,
    pages,
    parsed: parseSamples(pages),
    configurations: await validateConfigurations(pages, sandbox),
    options: await compareOptions(pages, sandbox),
    guides: guides ? await runGuides(pages, keep) : [],
  };
}

async function main(argv: ReadonlyArray<string>): Promise<number> {
  const options = readArguments(argv);
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const outcome = await verify(options);
  process.stdout.write(`${reportLines(outcome, options.content).join("\n")}\n`);
  if (problemsOf(outcome).length > 0) return 1;
  const complete = options.guides && options.only.length === 0;
  if (complete) await writeResults(join(options.content, "data/verified.json"), resultsOf(outcome));
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
