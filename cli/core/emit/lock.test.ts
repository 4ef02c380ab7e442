import {spawnSync} from "node:child_process";
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {lockOutput} from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe("lockOutput", () => {
  it("allows one build at a time", () => {
    const out = join(folder, "deep", "artifacts");
    const unlock = lockOutput(out);
    expect(() => lockOutput(out)).toThrow(/is building/);
    unlock();
    lockOutput(out)();
    expect(readdirSync(join(folder, "deep"))).toEqual([]);
  });

  it("takes over an unreadable lock or the lock of an ended process", () => {
    const out = join(folder, "artifacts");
    const lock = join(folder, ".artifacts.lock");
    const {pid} = spawnSync(process.execPath, ["-e", ""]);
    for (const content of [String(pid), "", "rubbish"]) {
      writeFileSync(lock, content);
      lockOutput(out)();
      expect(existsSync(lock)).toBe(false);
    }
  });
});
