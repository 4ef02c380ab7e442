import {join} from "node:path";
import pLimit from "p-limit";
import {checkBadges} from "./badges/check.ts";
import {validateConfigurations} from "./configurations/check.ts";
import {checkCoverage} from "./coverage/check.ts";
import {readLists} from "./coverage/lists.ts";
import {examplesOf, lineOf, runExample} from "./guides/examples.ts";
import {sharedFolders} from "./guides/folders.ts";
import {type GuideRun, runGuide} from "./guides/run.ts";
import {unprovenOutputs} from "./guides/unproven.ts";
import {checkHooks} from "./hooks/check.ts";
import {checkLinks} from "./links/check.ts";
import {messageProblems, messagesOf} from "./messages/check.ts";
import {checkNode} from "./node/check.ts";
import {compareOptions} from "./options/check.ts";
import {checkPackages} from "./packages/check.ts";
import {checkPhrases} from "./phrases/check.ts";
import {checkPictures} from "./pictures/check.ts";
import {parseSamples} from "./samples/check.ts";
import type {Sandbox} from "./sandbox.ts";
import {checkSentences} from "./sentences/check.ts";
import {checkStyle} from "./style/check.ts";
import type {Page, Report, Skipped} from "./types.ts";
import {checkVisible} from "./visible/check.ts";

/** Input of a check: the selected pages, all pages, and the sandbox. */
type Context = {
  content: string;
  pages: ReadonlyArray<Page>;
  all: ReadonlyArray<Page>;
  sandbox: Sandbox;
  keep: boolean;
  fix: boolean;
};

/** Step of a run. `whole` means that it requires all pages, so it is skipped if only some are selected. */
export type Check = {name: string; whole?: boolean; run: (context: Context) => Promise<Report>};

const GUIDES_AT_ONCE = 2;

async function samples({content, pages}: Context): Promise<Report> {
  const {parsed, broken, skipped, parseOnly, problems} = parseSamples(pages);
  const note =
    (kind: string) =>
    ({path, line, reason}: Skipped) =>
      `${kind}  ${content}/${path}:${line}  ${reason}`;
  return {
    problems,
    notes: [...skipped.map(note("skipped")), ...parseOnly.map(note("parsed only"))],
    counts: [
      `${parsed} samples parsed, ${skipped.length} skipped and ${parseOnly.length} only parsed, with a reason`,
      `${broken} samples broken on purpose, which are executed instead`,
    ],
    results: {samples: parsed, skipped: skipped.length},
  };
}

async function configurations({pages, sandbox}: Context): Promise<Report> {
  const {validated, problems} = await validateConfigurations(pages, sandbox);
  return {
    problems,
    counts: [`${validated} configurations validated`],
    results: {configurations: validated},
  };
}

async function options({pages, sandbox}: Context): Promise<Report> {
  const {options, defaults, problems} = await compareOptions(pages, sandbox);
  return {
    problems,
    counts: [`${options} options compared with the schema, ${defaults} defaults with the real ones`],
    results: {options, defaults},
  };
}

async function guides({pages, keep}: Context): Promise<Report> {
  const limit = pLimit(GUIDES_AT_ONCE);
  const follow = async (page: Page): Promise<GuideRun> => {
    const run = await runGuide(page, keep);
    process.stderr.write(`${run.problem ? "failed" : "passed"}  ${run.path}, ${run.steps} steps\n`);
    return run;
  };
  const runnable = pages.filter(page => page.runnable);
  const runs = await Promise.all(runnable.map(page => limit(follow, page)));
  const executed = runs.filter(({problem}) => !problem);
  const steps = runs.reduce((total, run) => total + run.steps, 0);
  return {
    problems: runs.flatMap(({problem}) => problem ?? []),
    counts: [`${executed.length} of ${runs.length} guides executed, ${steps} steps`],
    results: {guides: runs.map(({path}) => `/${path.replace(/\.mdx?$/, "")}/`)},
  };
}

async function examples({pages, keep, sandbox}: Context): Promise<Report> {
  const limit = pLimit(GUIDES_AT_ONCE);
  const attempts = await Promise.all(
    pages.map(page =>
      Promise.all(
        examplesOf(page).map(async steps => ({
          line: steps[0] ? lineOf(steps[0]) : 1,
          run: await limit(() => runExample(page.path, steps, keep, sandbox)),
        })),
      ),
    ),
  );
  const runs = attempts.flat();
  const failed = runs.flatMap(({run}) => run.problem ?? []);
  const unfixed = pages.flatMap((page, index) => messageProblems(page, attempts[index] ?? []));
  const messages = pages.flatMap(messagesOf);
  return {
    problems: [...sharedFolders(pages), ...pages.flatMap(unprovenOutputs), ...failed, ...unfixed],
    counts: [
      `${runs.length - failed.length} of ${runs.length} examples of reference pages executed`,
      `${messages.length} error messages: each printed by an example, and gone at its end`,
    ],
  };
}

/** All steps of a run, in the order of the report. The guides are last because they take the longest. */
export const CHECKS: ReadonlyArray<Check> = [
  {name: "samples", run: samples},
  {name: "configurations", run: configurations},
  {name: "options", run: options},
  {name: "hooks", run: async ({pages, sandbox}) => checkHooks(pages, sandbox.folder)},
  {name: "packages", run: async ({pages}) => checkPackages(pages)},
  {name: "links", run: ({pages, sandbox}) => checkLinks(pages, join(sandbox.folder, "node_modules"))},
  {name: "node", run: ({pages, all, sandbox}) => checkNode(pages, all, join(sandbox.folder, "node_modules"))},
  {name: "style", run: ({pages, content, fix}) => checkStyle(pages, content, fix)},
  {name: "phrases", run: ({pages}) => checkPhrases(pages)},
  {name: "pictures", run: async ({pages, content}) => checkPictures(pages, content)},
  {name: "visible", run: async ({pages}) => checkVisible(pages)},
  {name: "badges", run: async ({pages}) => checkBadges(pages, (await readLists()).places)},
  {name: "sentences", whole: true, run: ({pages, sandbox}) => checkSentences(pages, sandbox)},
  {name: "coverage", whole: true, run: ({pages, sandbox}) => checkCoverage(pages, sandbox)},
  {name: "examples", run: examples},
  {name: "guides", run: guides},
];
