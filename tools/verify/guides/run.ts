import {mkdir, mkdtemp, realpath, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Page, Problem, Step} from "../types.ts";
import {readersPaths} from "./readers-paths.ts";
import {executeStep, type Progress} from "./steps.ts";

/** Result of a guide: number of executed steps, the problem that stopped it, and all output in order. */
export type GuideRun = {path: string; steps: number; problem: Problem | undefined; outputs: string[]};

const NO_STEPS: ReadonlySet<string> = new Set(["assumes", "example"]);
const LEFT_OUT: ReadonlySet<string> = new Set(["skip", "parse-only", "message"]);

const isLeftOut = (step: Step): boolean =>
  step.kind === "mark" ? NO_STEPS.has(step.mark.name) : step.fence.marks.some(({name}) => LEFT_OUT.has(name));

const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);

async function executeAll(path: string, all: ReadonlyArray<Step>, progress: Progress): Promise<GuideRun> {
  const {outputs} = progress;
  let steps = 0;
  for (const step of all) {
    if (isLeftOut(step)) continue;
    try {
      if (await executeStep(progress, step)) steps += 1;
    } catch (error) {
      return {path, steps, problem: {path, line: lineOf(step), message: (error as Error).message}, outputs};
    }
  }
  return {path, steps, problem: undefined, outputs};
}

/**
 * Executes steps in a temporary folder and stops at the first failure.
 *
 * @param prepare - sets up the folder before the first step
 * @param keep - whether to keep the folder for inspection
 * @param modules - folder of installed packages that the project links to
 */
export async function runSteps(
  path: string,
  steps: ReadonlyArray<Step>,
  keep: boolean,
  prepare: (folder: string) => Promise<void> = async () => {},
  modules?: string,
): Promise<GuideRun> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "guide-")));
  const cwd = join(root, "start");
  await mkdir(cwd);
  const progress: Progress = {root, cwd, printed: "", outputs: [], asReaderSees: readersPaths(cwd, modules)};
  try {
    await prepare(cwd);
    return await executeAll(path, steps, progress);
  } finally {
    await progress.live?.close();
    if (keep) process.stderr.write(`${path}: ${cwd}\n`);
    else await rm(root, {recursive: true, force: true, maxRetries: 3});
  }
}

/** Executes the steps of a guide in an empty temporary folder. */
export const runGuide = ({path, steps}: Page, keep: boolean): Promise<GuideRun> =>
  runSteps(path, steps, keep);
