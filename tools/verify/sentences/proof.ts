import {sectionsOf} from "../extract/sections.ts";
import {examplesOf} from "../guides/examples.ts";
import {readEntries} from "../options/entries.ts";
import type {Page, Step} from "../types.ts";

/** What a machine compares in the section of a sentence: nothing proves the sentence itself. */
export type Proof = "executed" | "compared" | "none";

const EXECUTED: ReadonlySet<string> = new Set(["output", "tree", "file", "no-file", "sh", "page", "live"]);
const HOOK = /^(?:Sync|Async)\w*Hook|^HookMap/;

const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);

/** Lines of the steps whose result is compared with the page. */
function executedLines(page: Page): number[] {
  const steps = page.runnable ? page.steps : examplesOf(page).flat();
  return steps
    .filter(step =>
      step.kind === "mark"
        ? EXECUTED.has(step.mark.name)
        : step.fence.marks.some(({name}) => EXECUTED.has(name)) ||
          (page.runnable && step.fence.language === "bash"),
    )
    .map(lineOf);
}

/**
 * Prepares the lookup of a page: what is checked between the heading above a line and the next one. `executed` means that
 * commands run there and their result is compared, `compared` that types, defaults or a signature are.
 */
export function proofOf(page: Page): (line: number) => Proof {
  const sections = sectionsOf(page);
  const starts = sections.map(({line}) => line);
  const sectionAt = (line: number): number => starts.findLastIndex(start => start <= line);
  const executed = new Set(executedLines(page).map(sectionAt));
  const stated = readEntries(page.text).filter(({spans}) => spans.length > 0);
  const compared = new Set(
    stated
      .filter(({spans}) => page.path.startsWith("configuration/") || spans.some(span => HOOK.test(span)))
      .map(({line}) => sectionAt(line)),
  );
  return line => {
    const section = sectionAt(line);
    return executed.has(section) ? "executed" : compared.has(section) ? "compared" : "none";
  };
}
