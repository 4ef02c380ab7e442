import {basename, dirname, join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {takeLock} from "#support/files/process-lock.ts";

/** Milliseconds that a build waits for another one. */
const PATIENCE = 60_000;

/** Milliseconds between attempts to acquire the lock. */
const INTERVAL = 250;

/**
 * Acquires the lock of an output folder, so that two builds never write into it at once. Throws `output-locked` and
 * `output-write`.
 *
 * @param onWait called once with the process that holds the lock. The build then waits up to a minute for it; without a
 * callback, `output-locked` is thrown immediately.
 * @returns a function that releases the lock
 */
export async function lockOutput(out: string, onWait?: (holder: number) => void): Promise<() => void> {
  const file = join(dirname(out), `.${basename(out)}.lock`);
  for (let waited = 0; ; waited += INTERVAL) {
    const lock = attempt(file);
    if ("release" in lock) return lock.release;
    if (onWait === undefined || waited >= PATIENCE)
      throw fatal("output-locked", `process ${lock.holder} is building into ${out}`, {
        hint: `Wait for it to end. If no build runs, delete ${file}.`,
      });
    if (waited === 0) onWait(lock.holder);
    await new Promise(resolve => setTimeout(resolve, INTERVAL));
  }
}

function attempt(file: string): ReturnType<typeof takeLock> {
  try {
    return takeLock(file);
  } catch (error) {
    throw fatal("output-write", `can't write ${file} (${asError(error).code})`);
  }
}
