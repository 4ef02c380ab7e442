import {fencesOf} from "../samples/check.ts";
import type {Fence, Page, Problem} from "../types.ts";
import {examplesOf} from "./examples.ts";

const OUTPUT =
  /^(?:asset \S|webpack [\d.x]+ compiled|(?:ERROR|WARNING) in |modules by path|runtime modules|cacheable modules|orphan modules|<[iwets]> \[|\[(?:HMR|webpack-dev-server)\] )|\[(?:emitted|built|initial)\]/m;
const GENERATED = /\/\*{3,}\/|\/\* (?:unused )?harmony |__WEBPACK_|\/\/ webpackBootstrap/;
const TEXT: ReadonlySet<string> = new Set(["", "text", "txt", "console"]);

const has = ({marks}: Fence, ...names: string[]): boolean => marks.some(({name}) => names.includes(name));

/**
 * Finds outputs and generated code that nothing verifies: blocks without the mark `output`, or with it
 * outside executed examples.
 */
export function unprovenOutputs(page: Page): Problem[] {
  const inExamples = new Set(
    examplesOf(page).flatMap(steps => steps.flatMap(step => (step.kind === "fence" ? [step.fence] : []))),
  );
  const isExecuted = (fence: Fence): boolean => page.runnable || inExamples.has(fence);
  return fencesOf(page).flatMap(fence => {
    const {language, text, line} = fence;
    const marked = has(fence, "output", "tree");
    if (marked && !isExecuted(fence))
      return [
        {path: page.path, line, message: "nothing is executed here that the mark could be compared with"},
      ];
    const pattern = TEXT.has(language) ? OUTPUT : GENERATED;
    const shown = !marked && !has(fence, "skip", "message") && pattern.test(text);
    return shown
      ? [{path: page.path, line, message: "output that no machine produced: mark an example and its output"}]
      : [];
  });
}
