import type {Page, Problem, Report} from "./types.ts";

/** Outcome of a run: the pages, and a report of each check. */
export type Outcome = {webpackVersion: string; pages: ReadonlyArray<Page>; reports: ReadonlyArray<Report>};

/** Returns all problems of a run, sorted by page and line. */
export function problemsOf({pages, reports}: Outcome): Problem[] {
  const problems = [...pages.flatMap(page => page.problems), ...reports.flatMap(report => report.problems)];
  return problems.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}

/** Formats the report as lines: notes about skipped parts, problems with their locations, and counts. */
export function reportLines(outcome: Outcome, content: string): string[] {
  const {webpackVersion, pages, reports} = outcome;
  const problems = problemsOf(outcome);
  const place = ({path, line}: Problem): string => (path === "" ? "" : `${content}/${path}:${line}  `);
  return [
    ...reports.flatMap(({notes = []}) => notes),
    ...problems.map(problem => `error  ${place(problem)}${problem.message}`),
    `checked with webpack ${webpackVersion}: ${pages.length} pages`,
    ...reports.flatMap(({counts}) => counts.map(count => `  ${count}`)),
    problems.length === 0 ? "no problems" : `${problems.length} problems`,
  ];
}
