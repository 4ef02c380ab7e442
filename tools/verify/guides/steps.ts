import {access} from "node:fs/promises";
import {resolve} from "node:path";
import {pathToFileURL} from "node:url";
import {valuesOf} from "../extract/marks.ts";
import {holdsHere} from "../live/installed.ts";
import {type Live, openLive} from "../live/live.ts";
import type {Fence, Mark, MarkName, Step} from "../types.ts";
import {openPage} from "./browser.ts";
import {fileProblem, writeStep} from "./files.ts";
import {missingLine, unstatedLine} from "./output.ts";
import {runShell} from "./shell.ts";
import {pathsOfTree} from "./tree.ts";

/**
 * State of a guide: `root` is the temporary folder, `cwd` the reader's folder in it, and `live` an open page.
 * `hidden` means that readers do not see the command that printed. `outputs` contains everything printed so
 * far, and `printed` the last part of it.
 */
export type Progress = {
  root: string;
  cwd: string;
  printed: string;
  outputs: string[];
  asReaderSees: (text: string) => string;
  hidden?: boolean;
  live?: Live | undefined;
};

const has = (fence: Fence, name: MarkName): boolean => fence.marks.some(mark => mark.name === name);
const tail = (text: string): string => text.trim().split("\n").slice(-25).join("\n");

function record(progress: Progress, output: string): string {
  progress.printed = progress.asReaderSees(output);
  progress.outputs.push(progress.printed);
  return progress.printed;
}

async function runCommands(progress: Progress, commands: string, fails: boolean): Promise<void> {
  const {code, output, cwd} = await runShell(commands, progress.cwd, progress.root);
  record(progress, output);
  progress.hidden = false;
  progress.cwd = cwd;
  if (code === null) throw new Error(`the commands did not end in time:\n${tail(output)}`);
  if ((code !== 0) !== fails)
    throw new Error(`exit code ${code}${fails ? ", expected an error" : ""}:\n${tail(output)}`);
}

async function checkTree({cwd}: Progress, text: string): Promise<void> {
  const paths = pathsOfTree(text);
  if (paths.length === 0) throw new Error("the tree names no files");
  for (const path of paths) {
    await access(resolve(cwd, path)).catch(() => {
      throw new Error(`the tree shows ${path}, which does not exist`);
    });
  }
}

async function fenceStep(progress: Progress, fence: Fence): Promise<boolean> {
  const {language, title, text, marks} = fence;
  for (const mark of marks) if (!(await holdsHere(mark, progress.cwd))) return false;
  if (has(fence, "output")) {
    const {live} = progress;
    const isShown = (printed: string): boolean =>
      missingLine(text, progress.asReaderSees(printed)) === undefined;
    if (live) record(progress, await live.look(isShown));
    const missing = missingLine(text, progress.printed);
    if (missing !== undefined)
      throw new Error(`not printed: ${missing}\nprinted was:\n${progress.printed.trim()}`);
    const unstated = progress.hidden && !live ? unstatedLine(text, progress.printed) : undefined;
    if (unstated !== undefined) throw new Error(`printed, but not shown: ${unstated}`);
  } else if (has(fence, "tree")) await checkTree(progress, text);
  else if (language === "bash") await runCommands(progress, text, has(fence, "fails"));
  else if (title) await writeStep(progress.cwd, title, language, text);
  else return false;
  return true;
}

async function shellMark(progress: Progress, mark: Mark): Promise<void> {
  const {code, output} = await runShell(mark.argument, progress.cwd, progress.root);
  record(progress, output);
  progress.hidden = true;
  if (code !== 0) throw new Error(`${mark.argument} ended with ${code}:\n${tail(output)}`);
  const missing = valuesOf(mark, "prints").find(text => !output.includes(text));
  if (missing !== undefined)
    throw new Error(`${mark.argument} did not print: ${missing}\nbut:\n${tail(output)}`);
}

async function pageMark({cwd}: Progress, mark: Mark): Promise<void> {
  const texts = valuesOf(mark, "text");
  const logs = valuesOf(mark, "console");
  const shown = await openPage({
    file: resolve(cwd, mark.argument),
    clicks: valuesOf(mark, "click"),
    texts,
    logs,
  });
  if (shown.errors.length > 0) throw new Error(`the page has errors: ${shown.errors.join("; ")}`);
  const text = texts.find(wanted => !shown.text.includes(wanted));
  if (text !== undefined) throw new Error(`the page does not show: ${text}\nbut: ${tail(shown.text)}`);
  const log = logs.find(wanted => !shown.console.some(line => line.includes(wanted)));
  if (log !== undefined) throw new Error(`the console lacks: ${log}\nbut has: ${shown.console.join("\n")}`);
}

async function openMark(progress: Progress, {argument, values}: Mark): Promise<void> {
  const server = values.find(([key]) => key === "server")?.[1];
  await progress.live?.close();
  progress.live = undefined;
  const url = server === undefined ? pathToFileURL(resolve(progress.cwd, argument)).href : argument;
  progress.live = await openLive(server, url, progress.cwd);
}

async function liveMark(progress: Progress, mark: Mark): Promise<void> {
  if (mark.argument !== "" && mark.argument !== "end") await openMark(progress, mark);
  const {live} = progress;
  if (!live) throw new Error("no page is open: name a server or a file first");
  if (mark.argument === "end") {
    progress.live = undefined;
    return live.close();
  }
  for (const selector of valuesOf(mark, "click")) await live.click(selector);
  await expectIn(progress, "page", valuesOf(mark, "text"), live.lookAtText);
  await expectIn(progress, "console", valuesOf(mark, "console"), live.look);
}

/** Waits until the page shows or prints all texts. */
async function expectIn(
  progress: Progress,
  where: "page" | "console",
  texts: ReadonlyArray<string>,
  look: Live["look"],
): Promise<void> {
  if (texts.length === 0) return;
  const found = record(progress, await look(all => texts.every(wanted => all.includes(wanted))));
  const missing = texts.find(wanted => !found.includes(wanted));
  if (missing !== undefined) throw new Error(`the ${where} lacks: ${missing}\nbut has: ${found}`);
}

/**
 * Executes one step of a guide.
 *
 * @returns whether the step had an effect; untitled samples have none
 * @throws Error if the step fails or its expectation is not met
 */
export async function executeStep(progress: Progress, step: Step): Promise<boolean> {
  if (step.kind === "fence") return fenceStep(progress, step.fence);
  const {mark} = step;
  if (!(await holdsHere(mark, progress.cwd))) return false;
  if (mark.name === "sh") await shellMark(progress, mark);
  else if (mark.name === "page") await pageMark(progress, mark);
  else if (mark.name === "live") await liveMark(progress, mark);
  else {
    const problem = await fileProblem(progress.cwd, mark);
    if (problem !== undefined) throw new Error(problem);
  }
  return true;
}
