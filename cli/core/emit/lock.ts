import {basename, dirname, join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {takeLock} from "#support/files/process-lock.ts";

/**
 * Acquires the lock of an output folder, so that two builds never write into it at once. Throws `output-locked` and
 * `output-write`.
 *
 * @returns a function that releases the lock
 */
export function lockOutput(out: string): () => void {
  const file = join(dirname(out), `.${basename(out)}.lock`);
  let lock: ReturnType<typeof takeLock>;
  try {
    lock = takeLock(file);
  } catch (error) {
    throw fatal("output-write", `can't write ${file} (${(error as NodeJS.ErrnoException).code})`);
  }
  if ("release" in lock) return lock.release;
  throw fatal("output-locked", `process ${lock.holder} is building into ${out}`, {
    hint: `Wait for it to end. If no build runs, delete ${file}.`,
  });
}
