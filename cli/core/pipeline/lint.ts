import type {lintPage as run} from "#cli/checks/page/lint.ts";

let lint: typeof run | undefined;

/** Loads the rules of single pages, which a build has no use for. */
export async function loadLint(): Promise<void> {
  ({lintPage: lint} = await import("#cli/checks/page/lint.ts"));
}

/** Runs the rules of single pages that the context names. `loadLint` must have been awaited. */
export const lintPage: typeof run = (page, facts, text, context) => {
  if (!lint) throw new Error("the rules are not loaded");
  return lint(page, facts, text, context);
};
