import {valuesOf} from "../extract/marks.ts";
import {fencesOf} from "../samples/check.ts";
import type {Page, Problem, Report} from "../types.ts";
import {importedPackages} from "./imported.ts";
import {installedPackages} from "./installed.ts";

/** Packages that readers are assumed to have: the guides and references require webpack. */
const GIVEN: ReadonlySet<string> = new Set(["webpack"]);
const LINK = /\]\(\/loaders\/([\w-]+)\/?[#)]/g;

/** Returns the packages that the page's marks declare as given. */
function assumedBy(page: Page): string[] {
  const marks = page.steps.flatMap(step =>
    step.kind === "mark" && step.mark.name === "assumes" ? [step.mark] : [],
  );
  return marks.flatMap(({argument}) => argument.split(/\s+/));
}

const OWN = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the packages that the page itself creates. */
const writtenBy = (page: Page): string[] =>
  fencesOf(page).flatMap(({title}) => OWN.exec(title ?? "")?.[1] ?? []);

const isLeftOut = (marks: ReadonlyArray<{name: string}>): boolean => marks.some(({name}) => name === "skip");

function checkPage(page: Page): {imports: number; problems: Problem[]} {
  const linked = [...page.text.matchAll(LINK)].map(([, loader = ""]) => loader);
  const known = new Set([
    ...GIVEN,
    ...installedPackages(page),
    ...assumedBy(page),
    ...writtenBy(page),
    ...linked,
  ]);
  const samples = fencesOf(page).filter(({marks}) => !isLeftOut(marks));
  const imports = samples.flatMap(fence => importedPackages(fence).map(name => ({name, line: fence.line})));
  const problems = imports
    .filter(({name}) => !known.has(name))
    .map(({name, line}) => ({
      path: page.path,
      line,
      message: `the sample needs ${name}, which the page does not tell to install`,
    }));
  return {imports: imports.length, problems};
}

/** Reports marks without a reason. */
const withoutReason = (page: Page): Problem[] =>
  page.steps.flatMap(step =>
    step.kind === "mark" && step.mark.name === "assumes" && !valuesOf(step.mark, "reason")[0]
      ? [{path: page.path, line: step.mark.line, message: 'mark "assumes" needs a reason'}]
      : [],
  );

/**
 * Compares the packages imported by samples, and the loaders they use, with the packages that their page
 * tells readers to install. Only the text is checked, which requires neither network nor time; the checks of
 * configurations and guides verify that the packages work.
 */
export function checkPackages(pages: ReadonlyArray<Page>): Report {
  const checked = pages.map(checkPage);
  const imports = checked.reduce((total, page) => total + page.imports, 0);
  return {
    problems: [...checked.flatMap(({problems}) => problems), ...pages.flatMap(withoutReason)],
    counts: [`${imports} imports of packages held against the install commands of their page`],
  };
}
