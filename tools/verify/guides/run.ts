import {mkdir, mkdtemp, realpath, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Page, Problem, Step} from "../types.ts";
import {executeStep, type Progress} from "./steps.ts";

/** How a guide went: the steps that were executed, and the one it failed at. */
export type GuideRun = {path: string; steps: number; problem: Problem | undefined};

const LEFT_OUT: ReadonlySet<string> = new Set(["skip", "parse-only"]);

const isLeftOut = (step: Step): boolean =>
  step.kind === "mark" ? step.mark.name === "assumes" : step.fence.marks.some(({name}) => LEFT_OUT.has(name));

const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);

async function executeAll(page: Page, progress: Progress): Promise<GuideRun> {
  let steps = 0;
  for (const step of page.steps) {
    if (isLeftOut(step)) continue;
    try {
      if (await executeStep(progress, step)) steps += 1;
    } catch (error) {
      const problem = {path: page.path, line: lineOf(step), message: (error as Error).message};
      return {path: page.path, steps, problem};
    }
  }
  return {path: page.path, steps, problem: undefined};
}

/**
 * Follows a guide from an empty temporary folder, step by step, and stops at the first step that fails.
 *
 * @param keep leave the folder for a look at it afterwards
 */
export async function runGuide(page: Page, keep: boolean): Promise<GuideRun> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "guide-")));
  const cwd = join(root, "start");
  await mkdir(cwd);
  try {
    return await executeAll(page, {root, cwd, printed: ""});
  } finally {
    if (keep) process.stderr.write(`${page.path}: ${cwd}\n`);
    else await rm(root, {recursive: true, force: true, maxRetries: 3});
  }
}
