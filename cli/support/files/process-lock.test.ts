import {existsSync, readdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {takeLock} from "./process-lock.ts";

const folder = temporaryFolder();

test("a lock is held once, and can be acquired again after it was released", () => {
  const file = join(folder, "a", "x.lock");
  const first = takeLock(file);
  expect(takeLock(file)).toEqual({holder: process.pid});
  if ("release" in first) first.release();
  expect(existsSync(file)).toBe(false);
  expect(takeLock(file)).toHaveProperty("release");
  expect(readdirSync(join(folder, "a"))).toEqual(["x.lock"]);
});

test("leftovers of a killed process are removed, and nothing else", () => {
  const file = join(folder, "b", "x.lock");
  const lock = takeLock(file);
  if ("release" in lock) lock.release();
  const mine = `x.lock.${process.ppid}`;
  for (const name of ["x.lock.999999999", "x.lock.999999999.stale", "x.lock.md", "y.lock.999999999", mine])
    writeFileSync(join(folder, "b", name), "");
  expect(takeLock(file)).toHaveProperty("release");
  expect(readdirSync(join(folder, "b")).sort()).toEqual(
    ["x.lock", mine, "x.lock.md", "y.lock.999999999"].sort(),
  );
});

test.each(["999999999", "", "nonsense", String(process.pid)])(
  "one left behind with the content %j is taken over",
  content => {
    const file = join(folder, "left.lock");
    writeFileSync(file, content);
    const lock = takeLock(file);
    expect(lock).toHaveProperty("release");
    if ("release" in lock) lock.release();
  },
);
