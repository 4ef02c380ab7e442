import pLimit from "p-limit";
import {type Options, readArguments, USAGE} from "./arguments.ts";
import {validateConfigurations} from "./configurations/check.ts";
import {readPages} from "./content.ts";
import {type GuideRun, runGuide} from "./guides/run.ts";
import {parseSamples} from "./samples/check.ts";
import {openSandbox} from "./sandbox.ts";
import type {Page, Problem} from "./types.ts";

const AT_ONCE = 2;

async function runGuides(pages: ReadonlyArray<Page>, keep: boolean): Promise<GuideRun[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    pages
      .filter(({runnable}) => runnable)
      .map(page =>
        limit(async () => {
          const run = await runGuide(page, keep);
          process.stderr.write(`${run.problem ? "failed" : "passed"}  ${run.path}, ${run.steps} steps\n`);
          return run;
        }),
      ),
  );
}

async function verify(options: Options): Promise<Problem[]> {
  const all = await readPages(options.content);
  const pages = all.filter(
    ({path}) => options.only.length === 0 || options.only.some(text => path.includes(text)),
  );
  const parsed = parseSamples(pages);
  const sandbox = await openSandbox();
  const valid = await validateConfigurations(pages, sandbox);
  const guides = options.guides ? await runGuides(pages, options.keep) : [];
  console.log(
    `${parsed.parsed} samples parsed, ${valid.validated} configurations validated, ${parsed.skipped.length} skipped`,
  );
  return [
    ...pages.flatMap(page => page.problems),
    ...parsed.problems,
    ...valid.problems,
    ...guides.flatMap(({problem}) => problem ?? []),
  ];
}

const options = readArguments(process.argv.slice(2));
if (options.help) process.stdout.write(USAGE);
else {
  const problems = await verify(options);
  for (const {path, line, message} of problems) console.log(`${options.content}/${path}:${line} ${message}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
