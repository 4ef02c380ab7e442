import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {asError} from "#support/files/as-error.ts";
import {linkOrCopy} from "./busy-files.ts";

/** Locks held by this process. */
const held = new Set<string>();

/**
 * Reports whether a lock is held. A lock with this process's id may have been left by an earlier process with
 * the same id, as in containers.
 */
const isHeld = (file: string, holder: number): boolean =>
  holder === process.pid ? held.has(file) : isAlive(holder);

/**
 * Acquires a lock file that contains the process id of its owner, so a lock left by a killed process can be
 * taken over immediately, which time-based locks can't do. The file is hard-linked into position, so it is
 * never visible without its content.
 *
 * Throws file system errors if the lock can't be written.
 *
 * @returns a function that releases the lock, or the process that holds it
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
      if (asError(error).code !== "EEXIST") throw error;
      const holder = holderOf(file);
      if (holder !== null && isHeld(file, holder)) return {holder};
      discardStale(file, `${own}.stale`);
    } finally {
      rmSync(own, {force: true});
    }
  }
}

/** Removes temporary lock files left by killed processes. */
function removeDrafts(file: string): void {
  const start = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(start) && /^(\d+)(?:\.stale)?$/.exec(name.slice(start.length))?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dirname(file), name), {force: true});
  }
}

/**
 * Removes a lock whose process has ended. The lock is first moved aside and checked again: another process
 * may have replaced it in the meantime.
 */
function discardStale(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    const holder = holderOf(aside);
    if (holder !== null && isHeld(file, holder)) linkOrCopy(aside, file);
  } catch {
    // Removed, or acquired by a third process; the next attempt will tell.
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
    return asError(error).code === "EPERM";
  }
}
