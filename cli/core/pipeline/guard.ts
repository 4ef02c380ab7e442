import {diagnostic, FatalError} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {NotOrdinary} from "../parse/ordinary.ts";

/** Result of a page, or the diagnostics that explain why there is none. */
export type Guarded<T> = T | {dropped: Diagnostic[]};

/**
 * Runs the stages of one page. Errors drop only this page and become diagnostics: thrown diagnostics as they are, a stack
 * overflow as excessive nesting (`parse-limit`), everything else as a bug of the tool (`internal`). `NotOrdinary` is
 * rethrown.
 */
export function guard<T>(file: string, run: () => Guarded<T>): Guarded<T> {
  try {
    return run();
  } catch (error) {
    if (error instanceof NotOrdinary) throw error;
    if (error instanceof FatalError) return {dropped: error.diagnostics};
    const overflow = error instanceof RangeError && /call stack/i.test(error.message);
    const message = overflow ? "the page is nested too deeply" : `the tool failed: ${describe(error)}`;
    return {dropped: [diagnostic(overflow ? "parse-limit" : "internal", message, {file, line: 1})]};
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
