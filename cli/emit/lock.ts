import {linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {fatal} from "../report/diagnostic.ts";

/**
 * Takes the lock of an output folder, so that two builds never write into it at once. The lock names its process; one
 * left by a killed process is taken over at once (which time-stamped locks, as of proper-lockfile, can't do).
 *
 * Throws `output-locked` and `output-write`.
 *
 * @returns gives the lock back
 */
export function lockOutput(out: string): () => void {
  const file = join(dirname(out), `.${basename(out)}.lock`);
  const own = `${file}.${process.pid}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      mkdirSync(dirname(out), {recursive: true});
      writeFileSync(own, String(process.pid));
      linkSync(own, file);
      return () => rmSync(file, {force: true});
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code !== "EEXIST") throw fatal("output-write", `can't write ${file} (${code})`);
      const holder = holderOf(file);
      if (holder !== null && isAlive(holder)) {
        throw fatal("output-locked", `process ${holder} is building into ${out}`, {
          hint: `Wait for it to end. If no build runs, delete ${file}.`,
        });
      }
      discardStale(file, `${own}.stale`);
    } finally {
      rmSync(own, {force: true});
    }
  }
  throw fatal("output-locked", `another build is starting into ${out}`);
}

/**
 * Removes a lock whose process is gone. It is set aside and looked at again first: another build may have done the same
 * in between, and the lock is then that build's.
 */
function discardStale(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    const holder = holderOf(aside);
    if (holder !== null && isAlive(holder)) linkSync(aside, file);
  } catch {
    // Gone, or taken by a third build: the next attempt tells.
  } finally {
    rmSync(aside, {force: true});
  }
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
