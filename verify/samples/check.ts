import {valuesOf} from "../extract/marks.ts";
import type {Fence, Page, Problem, Skipped} from "../types.ts";
import {isParsed, parseSample} from "./parse.ts";

export type Parsed = {parsed: number; skipped: Skipped[]; problems: Problem[]};

/** The fences of a page in document order. */
export const fencesOf = (page: Page): Fence[] =>
  page.steps.flatMap(step => (step.kind === "fence" ? [step.fence] : []));

/** Parses all samples of the pages; those marked `skip` are listed with their reason. */
export function parseSamples(pages: ReadonlyArray<Page>): Parsed {
  const result: Parsed = {parsed: 0, skipped: [], problems: []};
  for (const page of pages) {
    for (const fence of fencesOf(page)) {
      const skip = fence.marks.find(({name}) => name === "skip");
      if (skip) {
        result.skipped.push({path: page.path, line: fence.line, reason: valuesOf(skip, "reason")[0] ?? ""});
        continue;
      }
      if (!isParsed(fence)) continue;
      const problem = parseSample(fence);
      if (problem) {
        const line = fence.line + problem.line - 1;
        result.problems.push({
          path: page.path,
          line,
          message: `the sample does not parse: ${problem.message}`,
        });
      } else result.parsed += 1;
    }
  }
  return result;
}
