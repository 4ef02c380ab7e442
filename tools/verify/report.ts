import type {Validated} from "./configurations/check.ts";
import type {GuideRun} from "./guides/run.ts";
import type {Compared} from "./options/check.ts";
import type {Parsed} from "./samples/check.ts";
import type {Page, Problem} from "./types.ts";

/** What a run found out. */
export type Outcome = {
  webpackVersion: string;
  pages: ReadonlyArray<Page>;
  parsed: Parsed;
  configurations: Validated;
  options: Compared;
  guides: ReadonlyArray<GuideRun>;
};

/** All problems of a run, by page and line. */
export function problemsOf({pages, parsed, configurations, options, guides}: Outcome): Problem[] {
  const problems = [
    ...pages.flatMap(page => page.problems),
    ...parsed.problems,
    ...configurations.problems,
    ...options.problems,
    ...guides.flatMap(({problem}) => problem ?? []),
  ];
  return problems.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}

/** The lines for people: skipped samples with their reasons, problems with their places, and the counts at the end. */
export function reportLines(outcome: Outcome, content: string): string[] {
  const {webpackVersion, pages, parsed, configurations, options, guides} = outcome;
  const problems = problemsOf(outcome);
  const executed = guides.filter(({problem}) => !problem);
  const steps = guides.reduce((total, run) => total + run.steps, 0);
  return [
    ...parsed.skipped.map(({path, line, reason}) => `skipped  ${content}/${path}:${line}  ${reason}`),
    ...parsed.parseOnly.map(({path, line, reason}) => `parsed only  ${content}/${path}:${line}  ${reason}`),
    ...problems.map(({path, line, message}) => `error  ${content}/${path}:${line}  ${message}`),
    `checked with webpack ${webpackVersion}: ${pages.length} pages`,
    `  ${parsed.parsed} samples parsed, ${parsed.skipped.length} skipped and ${parsed.parseOnly.length} only parsed, with a reason`,
    `  ${configurations.validated} configurations validated`,
    `  ${options.options} options compared with the schema, ${options.defaults} defaults with the real ones`,
    `  ${executed.length} of ${guides.length} guides executed, ${steps} steps`,
    problems.length === 0 ? "no problems" : `${problems.length} problems`,
  ];
}
