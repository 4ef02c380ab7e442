import {diagnostic, FatalError} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {NotOrdinary} from "../parse/ordinary.ts";

/** What a page gave, or why it gave nothing. */
export type Guarded<T> = T | {dropped: Diagnostic[]};

/**
 * Runs the stages of one page. A throw concerns this page alone: it becomes a diagnostic, and the other pages go on.
 * Findings that were thrown are reported as they are; a stack overflow is nesting beyond the limits (`parse-limit`), everything else a fault of the tool (`internal`). `NotOrdinary`
 * is thrown again.
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
