import {spawnSync} from "node:child_process";
import {join} from "node:path";
import {expect, it} from "vitest";

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "../run.mjs"), ...args], {encoding: "utf8"});

it.each([
  [["--help"], 0],
  [["build/main", "--help"], 0],
  [[], 2],
  [["--nope"], 2],
  [["build/nope"], 2],
  [["../build/main"], 2],
  [["build/main", "--nope"], 2],
])("node site/run.mjs %j ends with %i and shows its usage, not a stack", (args, code) => {
  const {status, stdout, stderr} = run(...args);
  expect(status).toBe(code);
  expect(code === 0 ? stdout : stderr).toContain("Usage: node site/run.mjs <program>");
  expect(code === 0 ? stderr : stdout).toBe("");
  expect(stderr).not.toContain("    at ");
});
