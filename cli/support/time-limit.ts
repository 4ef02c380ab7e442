import {createContext, Script} from "node:vm";

/** Longest time that one call of a plug-in may take. */
export const PLUGIN_LIMIT = {milliseconds: 60_000};

/** Thrown if a function runs too long. */
export class TimeLimitError extends Error {}

const sandbox: {run: (() => unknown) | null} = {run: null};
let call: ((milliseconds: number) => unknown) | undefined;

/**
 * Calls a function and ends it if it runs too long, even in a loop that never yields, which nothing else in its thread could
 * interrupt. Throws what the function throws, or an error that names the limit.
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
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new TimeLimitError(`it did not end within ${milliseconds / 1000} s`);
  } finally {
    sandbox.run = null;
  }
}
