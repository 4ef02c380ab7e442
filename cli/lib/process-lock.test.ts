import {existsSync, readdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, test} from "vitest";
import {temporaryFolder} from "../../fixtures/support/temporary-folder.ts";
import {takeLock} from "./process-lock.ts";

const folder = temporaryFolder();

test("a lock is held once, and can be taken again when it was given back", () => {
  const file = join(folder, "a", "x.lock");
  const first = takeLock(file);
  expect(takeLock(file)).toEqual({holder: process.pid});
  if ("release" in first) first.release();
  expect(existsSync(file)).toBe(false);
  expect(takeLock(file)).toHaveProperty("release");
  expect(readdirSync(join(folder, "a"))).toEqual(["x.lock"]);
});

test.each(["999999999", "", "nonsense"])("one left behind with the content %j is taken over", content => {
  const file = join(folder, "left.lock");
  writeFileSync(file, content);
  const lock = takeLock(file);
  expect(lock).toHaveProperty("release");
  if ("release" in lock) lock.release();
});
