import {mkdir, readdir, symlink, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {sectionsOf} from "../extract/sections.ts";
import type {Sandbox} from "../sandbox.ts";
import type {Page, Step} from "../types.ts";
import {type GuideRun, runSteps} from "./run.ts";

/** Returns the line of a step in its file. */
export const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);
const isStart = (step: Step): boolean => step.kind === "mark" && step.mark.name === "example";

const isBase = (step: Step): boolean => step.kind === "mark" && step.mark.argument === "base";

/**
 * Returns the steps of each example of a page: from its mark to the next heading or example. A base is not an
 * example; its steps are prepended to all later examples of the page.
 */
export function examplesOf(page: Page): Step[][] {
  const headings = sectionsOf(page).map(({line}) => line);
  const examples: Step[][] = [];
  let base: Step[] = [];
  let open: {steps: Step[]; end: number} | undefined;
  for (const step of page.steps) {
    const line = lineOf(step);
    if (isStart(step)) {
      const end = headings.find(heading => heading > line) ?? Number.POSITIVE_INFINITY;
      open = {steps: isBase(step) ? [] : [...base], end};
      if (isBase(step)) base = open.steps;
      else examples.push(open.steps);
    } else if (open && line < open.end) open.steps.push(step);
  }
  return examples;
}

/**
 * Creates an ES module project with the packages of the sandbox. It has a separate `node_modules`, because
 * tools store their caches there.
 */
const prepare =
  ({folder}: Sandbox) =>
  async (cwd: string): Promise<void> => {
    const installed = join(folder, "node_modules");
    const own = join(cwd, "node_modules");
    await mkdir(own);
    const names = (await readdir(installed)).filter(name => name !== ".cache");
    await Promise.all(names.map(name => symlink(join(installed, name), join(own, name))));
    await writeFile(join(cwd, "package.json"), '{"type": "module", "private": true}\n');
  };

/** Executes an example of a reference page. */
export const runExample = (
  path: string,
  steps: ReadonlyArray<Step>,
  keep: boolean,
  sandbox: Sandbox,
): Promise<GuideRun> => runSteps(path, steps, keep, prepare(sandbox), join(sandbox.folder, "node_modules"));
