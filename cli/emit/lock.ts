import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
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
      rmSync(file, {force: true});
    } finally {
      rmSync(own, {force: true});
    }
  }
  throw fatal("output-locked", `another build is starting into ${out}`);
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
