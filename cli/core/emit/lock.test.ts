import {spawnSync} from "node:child_process";
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {lockOutput} from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe("lockOutput", () => {
  it("allows one build at a time", async () => {
    const out = join(folder, "deep", "artifacts");
    const unlock = await lockOutput(out);
    await expect(lockOutput(out)).rejects.toThrow(/is building/);
    unlock();
    (await lockOutput(out))();
    expect(readdirSync(join(folder, "deep"))).toEqual([]);
  });

  it("waits for another build if the caller can report it, for up to a minute", async () => {
    vi.useFakeTimers();
    const out = join(folder, "artifacts");
    const unlock = await lockOutput(out);
    const waits: number[] = [];
    const waiting = lockOutput(out, holder => waits.push(holder));
    await vi.advanceTimersByTimeAsync(30_000);
    unlock();
    await vi.advanceTimersByTimeAsync(1000);
    const release = await waiting;
    expect(waits).toEqual([process.pid]);
    const tooLong = expect(lockOutput(out, () => {})).rejects.toThrow(/is building/);
    await vi.advanceTimersByTimeAsync(61_000);
    await tooLong;
    release();
  });

  it("takes over an unreadable lock or the lock of an ended process", async () => {
    const out = join(folder, "artifacts");
    const lock = join(folder, ".artifacts.lock");
    const {pid} = spawnSync(process.execPath, ["-e", ""]);
    for (const content of [String(pid), "", "rubbish"]) {
      writeFileSync(lock, content);
      (await lockOutput(out))();
      expect(existsSync(lock)).toBe(false);
    }
  });
});
