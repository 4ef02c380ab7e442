import {valuesOf} from "../extract/marks.ts";
import type {Fence, Page, Problem, Skipped} from "../types.ts";
import {isParsed, parseSample} from "./parse.ts";

/**
 * Result of parsing: samples that are valid, invalid, or exempt from some or all checks. A `broken` sample is
 * invalid on purpose; it is executed, not parsed.
 */
export type Parsed = {
  parsed: number;
  broken: number;
  skipped: Skipped[];
  parseOnly: Skipped[];
  problems: Problem[];
};

/** Returns the fences of a page in document order. */
export const fencesOf = (page: Page): Fence[] =>
  page.steps.flatMap(step => (step.kind === "fence" ? [step.fence] : []));

function reasonFor(fence: Fence, name: "skip" | "parse-only"): string | undefined {
  const mark = fence.marks.find(candidate => candidate.name === name);
  return mark && (valuesOf(mark, "reason")[0] ?? "");
}

function addSample(result: Parsed, path: string, fence: Fence): void {
  const {line} = fence;
  const skip = reasonFor(fence, "skip");
  if (skip !== undefined) {
    result.skipped.push({path, line, reason: skip});
    return;
  }
  const parseOnly = reasonFor(fence, "parse-only");
  if (parseOnly !== undefined) result.parseOnly.push({path, line, reason: parseOnly});
  if (!isParsed(fence)) return;
  if (fence.marks.some(({name}) => name === "broken")) {
    result.broken += 1;
    return;
  }
  const problem = parseSample(fence);
  if (!problem) result.parsed += 1;
  else {
    const message = `the sample does not parse: ${problem.message}`;
    result.problems.push({path, line: line + problem.line - 1, message});
  }
}

/** Parses all samples of the pages. Those marked `skip` or `parse-only` are listed with their reason. */
export function parseSamples(pages: ReadonlyArray<Page>): Parsed {
  const result: Parsed = {parsed: 0, broken: 0, skipped: [], parseOnly: [], problems: []};
  for (const page of pages) for (const fence of fencesOf(page)) addSample(result, page.path, fence);
  return result;
}
