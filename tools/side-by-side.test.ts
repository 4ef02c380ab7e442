import {spawnSync} from "node:child_process";
import {join} from "node:path";
import {expect, it} from "vitest";
import {temporaryFolder} from "../fixtures/support/temporary-folder.ts";
import {writeFiles} from "../fixtures/support/write-files.ts";

const folder = temporaryFolder();
writeFiles(folder, {
  "package.json": JSON.stringify({scripts: {good: "echo fine", bad: "echo wrong >&2; exit 3"}}),
});
const run = (...names: string[]) => {
  const program = join(import.meta.dirname, "side-by-side.mjs");
  return spawnSync(process.execPath, [program, ...names], {cwd: folder, encoding: "utf8"});
};

it("prints the output of each script below its name, and succeeds if all do", () => {
  const {status, stdout} = run("good");
  expect(stdout).toBe("✓ good\nfine\n");
  expect(status).toBe(0);
});

it("runs the other scripts if one fails, and fails", () => {
  const {status, stdout} = run("bad", "good", "missing");
  expect(stdout).toContain("✗ bad\nwrong\n");
  expect(stdout).toContain("✓ good\nfine\n");
  expect(stdout).toMatch(/^✗ missing$/m);
  expect(status).toBe(1);
});
