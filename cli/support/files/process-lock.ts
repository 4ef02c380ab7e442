import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {linkOrCopy} from "./busy-files.ts";

/** Locks that this process holds. */
const held = new Set<string>();

/** Whether a process holds a lock. One that names this process may be left by an earlier one with the same number, as in containers. */
const isHeld = (file: string, holder: number): boolean =>
  holder === process.pid ? held.has(file) : isAlive(holder);

/**
 * Takes a lock that names the process which holds it, so that one left by a killed process is taken over at once (locks that
 * go by time can't do that). The file appears with its content at once: it is linked, not written in place.
 *
 * @returns a function that gives the lock back, or the process that holds it
 * @throws the error of the file system, where the lock can't be written
 */
export function takeLock(file: string): {release: () => void} | {holder: number} {
  const own = `${file}.${process.pid}`;
  mkdirSync(dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(own, String(process.pid));
      linkOrCopy(own, file);
      removeDrafts(file);
      held.add(file);
      return {
        release() {
          held.delete(file);
          rmSync(file, {force: true});
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(file);
      if (holder !== null && isHeld(file, holder)) return {holder};
      discardStale(file, `${own}.stale`);
    } finally {
      rmSync(own, {force: true});
    }
  }
}

/** Removes what processes left beside the lock that were killed while they took it. */
function removeDrafts(file: string): void {
  const start = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(start) && /^(\d+)(?:\.stale)?$/.exec(name.slice(start.length))?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dirname(file), name), {force: true});
  }
}

/**
 * Removes a lock whose process is gone. It is set aside and checked again first: another process may have done the
 * same in between, and the lock is then that one's.
 */
function discardStale(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    const holder = holderOf(aside);
    if (holder !== null && isHeld(file, holder)) linkOrCopy(aside, file);
  } catch {
    // Gone, or taken by a third one: the next attempt will show.
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
