import {spawnSync} from "node:child_process";
import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import fc from "fast-check";
import {beforeAll, expect, it} from "vitest";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {bin, root} from "../../../../site/test-support/build-site.ts";
import {compilePackage} from "../../../../site/test-support/compile-package.ts";
import type {Written} from "../new-file.ts";
import {FileWriter} from "./file-writer.ts";

beforeAll(async () => {
  await compilePackage();
});

const entry = pathToFileURL(join(root, "build/cli/writer.js"));
const pathOf = (at: number): string => `${at % 7}/${at % 3}/${at}.json`;

/** Writes files and returns their paths and states in the order in which they arrive. */
async function written(
  folder: string,
  files: readonly [path: string, chunks: Uint8Array[]][],
  threads: number,
) {
  const writer = new FileWriter(folder, threads, entry);
  const states = new Map<string, Written>();
  for (const [path, chunks] of files) writer.write(path, chunks, state => states.set(path, state));
  const early = states.size;
  await writer.finish();
  return {states, early};
}

it("writes the same files for any number of threads", async () => {
  const chunks = fc.array(fc.uint8Array({maxLength: 50}), {maxLength: 3});
  await fc.assert(
    fc.asyncProperty(fc.array(chunks, {minLength: 60, maxLength: 200}), async contents => {
      const files = contents.map((chunks, at): [string, Uint8Array[]] => [pathOf(at), chunks]);
      const folder = temporaryFolder();
      for (const threads of [1, 2, 4]) {
        const {states, early} = await written(join(folder, String(threads)), files, threads);
        const hashes = Object.fromEntries(Array.from(states, ([path, {sha256}]) => [path, sha256]));
        expect(hashes).toEqual(snapshot(join(folder, String(threads))));
        expect(states.size).toBe(files.length);
        if (threads === 1) expect(early).toBe(files.length);
      }
      expect(snapshot(join(folder, "4"))).toEqual(snapshot(join(folder, "1")));
    }),
    {numRuns: 10},
  );
});

it("hands large amounts over without keeping them in memory", async () => {
  const large = new Uint8Array(1 << 20).fill(97);
  const files = Array.from({length: 200}, (_, at): [string, Uint8Array[]] => [pathOf(at), [large]]);
  const folder = temporaryFolder();
  const {states, early} = await written(folder, files, 2);
  expect(early).toBeGreaterThan(64);
  expect(states.size).toBe(files.length);
  expect(new Set(Object.values(snapshot(folder))).size).toBe(1);
});

it("rejects with the error of a file that can't be created, and can be stopped", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"0/0": "a file"});
  const files = Array.from({length: 200}, (_, at): [string, Uint8Array[]] => [
    at < 150 ? `${at}.json` : pathOf(at),
    [new Uint8Array(at)],
  ]);
  await expect(written(folder, files, 2)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:EEXIST|ENOTDIR)$/),
    path: expect.stringContaining(folder),
  });
  const writer = new FileWriter(join(folder, "stopped"), 2, entry);
  for (const [path, chunks] of files.slice(0, 120)) writer.write(path, chunks, () => {});
  await writer.stop();
});

it("rejects if the thread can't run", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"broken.js": 'throw new Error("broken")', "deaf.js": ""});
  for (const name of ["broken.js", "deaf.js"]) {
    const writer = new FileWriter(join(folder, "out", name), 2, pathToFileURL(join(folder, name)));
    for (let at = 0; at < 100; at += 1) writer.write(`${at}.json`, [new Uint8Array(9)], () => {});
    await expect(writer.finish()).rejects.toThrow(/broken|ended/);
  }
});

it("builds the same artifacts for any number of threads", () => {
  const pages = Array.from({length: 80}, (_, at) => [
    `docs/${at % 9}/p${at}.md`,
    `# Page ${at}\n\nText ${at}.\n`,
  ]);
  const results = [1, 2, 4].map(threads => {
    const folder = temporaryFolder();
    writeFiles(folder, Object.fromEntries([["docs/index.md", "# Home\n"], ...pages]));
    const flags = ["build", "--content", "docs", "--threads", String(threads), "--quiet"];
    const {status, stderr} = spawnSync(process.execPath, [bin, ...flags], {cwd: folder, encoding: "utf8"});
    expect([0, 1], stderr).toContain(status);
    expect(readdirSync(folder).filter(name => name.endsWith(".staging"))).toEqual([]);
    const {files} = JSON.parse(readFileSync(join(folder, "artifacts/data/manifest.json"), "utf8"));
    expect(files.length).toBeGreaterThan(200);
    expect(existsSync(join(folder, "artifacts/0/p0.md"))).toBe(true);
    return snapshot(join(folder, "artifacts"));
  });
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});
