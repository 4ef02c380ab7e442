import {mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";
import {setTimeout as wait} from "node:timers/promises";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: "wx"});
    return true;
  } catch {
    return false;
  }
}

/** Reports whether a lock was left by a process that has ended. */
function isStale(file: string): boolean {
  try {
    return !isAlive(Number(readFileSync(file, "utf8")));
  } catch {
    return false;
  }
}

/** Runs work while no other process holds the lock file. */
export async function oneAtATime<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), {recursive: true});
  while (!take(file)) {
    if (isStale(file)) rmSync(file, {force: true});
    await wait(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, {force: true});
  }
}
