import type {lintPage as run} from "#cli/checks/page/lint.ts";

let lint: typeof run | undefined;

/** Loads the page rules, which builds do not need. */
export async function loadLint(): Promise<void> {
  ({lintPage: lint} = await import("#cli/checks/page/lint.ts"));
}

/** Runs the page rules selected in the context. Requires `loadLint`. */
export const lintPage: typeof run = (page, facts, text, context) => {
  if (!lint) throw new Error("the rules are not loaded");
  return lint(page, facts, text, context);
};
