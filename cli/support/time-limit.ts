import {createContext, Script} from "node:vm";

/** Time limit for a single call of a plug-in. */
export const PLUGIN_LIMIT = {milliseconds: 60_000};

/** Thrown if a function exceeds its time limit. */
export class TimeLimitError extends Error {}

const sandbox: {run: (() => unknown) | null} = {run: null};
let call: ((milliseconds: number) => unknown) | undefined;

/**
 * Calls a function with a time limit, which also interrupts loops that never yield. Throws whatever the
 * function throws, or an error that names the limit.
 */
export function withTimeLimit<T>(run: () => T, milliseconds: number): T {
  if (!call) {
    const script = new Script("run()");
    const context = createContext(sandbox);
    call = timeout => script.runInContext(context, {timeout});
  }
  sandbox.run = run;
  try {
    return call(milliseconds) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null | undefined)?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw error;
    throw new TimeLimitError(`it did not end within ${milliseconds / 1000} s`);
  } finally {
    sandbox.run = null;
  }
}
