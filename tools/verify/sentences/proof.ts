import {sectionsOf} from "../extract/sections.ts";
import {examplesOf} from "../guides/examples.ts";
import {readEntries} from "../options/entries.ts";
import type {Page, Step} from "../types.ts";

/** How the section of a sentence is verified automatically. The sentence itself is not. */
export type Proof = "executed" | "compared" | "none";

const EXECUTED: ReadonlySet<string> = new Set(["output", "tree", "file", "no-file", "sh", "page", "live"]);
const HOOK = /^(?:Sync|Async)\w*Hook|^HookMap/;

const lineOf = (step: Step): number => (step.kind === "fence" ? step.fence.line : step.mark.line);

/** Returns the lines of steps whose result is compared with the page. */
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
 * Returns a function that looks up how the section around a line is verified: `executed` if commands run
 * there and their result is compared, `compared` if types, defaults or a signature are.
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
