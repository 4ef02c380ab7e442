import {mkdir, mkdtemp, realpath, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Page, Problem, Step} from "../types.ts";
import {executeStep, type Progress} from "./steps.ts";

/** How a guide went: the steps that were executed, and the one it failed at. */
export type GuideRun = {path: string; steps: number; problem: Problem | undefined};

const NO_STEPS: ReadonlySet<string> = new Set(["assumes", "example"]);
const LEFT_OUT: ReadonlySet<string> = new Set(["skip", "parse-only"]);

const isLeftOut = (step: Step): boolean =>
  step.kind === "mark" ? NO_STEPS.has(step.mark.name) : step.fence.marks.some(({name}) => LEFT_OUT.has(name));

const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);

async function executeAll(path: string, all: ReadonlyArray<Step>, progress: Progress): Promise<GuideRun> {
  let steps = 0;
  for (const step of all) {
    if (isLeftOut(step)) continue;
    try {
      if (await executeStep(progress, step)) steps += 1;
    } catch (error) {
      return {path, steps, problem: {path, line: lineOf(step), message: (error as Error).message}};
    }
  }
  return {path, steps, problem: undefined};
}

/**
 * Executes steps in a temporary folder, and stops at the first that fails.
 *
 * @param prepare makes the folder ready before the first step
 * @param keep leave the folder for a look at it afterwards
 */
export async function runSteps(
  path: string,
  steps: ReadonlyArray<Step>,
  keep: boolean,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<GuideRun> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "guide-")));
  const cwd = join(root, "start");
  await mkdir(cwd);
  const progress: Progress = {root, cwd, printed: ""};
  try {
    await prepare(cwd);
    return await executeAll(path, steps, progress);
  } finally {
    await progress.live?.close();
    if (keep) process.stderr.write(`${path}: ${cwd}\n`);
    else await rm(root, {recursive: true, force: true, maxRetries: 3});
  }
}

/** Follows a guide from an empty temporary folder, step by step. */
export const runGuide = ({path, steps}: Page, keep: boolean): Promise<GuideRun> =>
  runSteps(path, steps, keep);
