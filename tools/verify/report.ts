import type {Page, Problem, Report} from "./types.ts";

/** What a run found out: the pages, and a report of each check. */
export type Outcome = {webpackVersion: string; pages: ReadonlyArray<Page>; reports: ReadonlyArray<Report>};

/** All problems of a run, by page and line. */
export function problemsOf({pages, reports}: Outcome): Problem[] {
  const problems = [...pages.flatMap(page => page.problems), ...reports.flatMap(report => report.problems)];
  return problems.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}

/** The lines for people: what was left out and why, problems with their places, and the counts at the end. */
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
