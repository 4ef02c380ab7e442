import {spawnSync} from "node:child_process";
import {existsSync, openSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {compileCli} from "../fixtures/support/compiled-cli.ts";
import {temporaryFolder} from "../fixtures/support/temporary-folder.ts";
import {writeFiles} from "../fixtures/support/write-files.ts";

const cli = await compileCli();
const folder = temporaryFolder();
writeFiles(folder, {
  "docs-index.config.json": '{"dates": "none"}',
  "content/index.md": "---\ntitle: Home\n---\n\nText.\n",
});

/** Runs the command line with one of its streams on a full disk. */
function onFullDisk(stream: "stdout" | "stderr", args: string[]): {code: number | null; text: string} {
  const full = openSync("/dev/full", "w");
  const {status, stdout, stderr} = spawnSync(process.execPath, [join(cli.folder, "bin.js"), ...args], {
    cwd: folder,
    stdio: ["ignore", stream === "stdout" ? full : "pipe", stream === "stderr" ? full : "pipe"],
  });
  return {code: status, text: String((stream === "stdout" ? stderr : stdout) ?? "")};
}

it
  .skipIf(!existsSync("/dev/full"))
  .each([
    [["build", "--json"]],
    [["check", "--format", "json"]],
    [["explain"]],
    [["--help"]],
    [["--version"]],
  ])("%j reports in one line that its output can't be written", args => {
  expect(onFullDisk("stdout", args)).toEqual({
    code: 2,
    text: "docs-index: can't write to standard output (ENOSPC)\n",
  });
});

it.skipIf(!existsSync("/dev/full"))("exits with 2 if nothing can be printed", () => {
  expect(onFullDisk("stderr", ["build"])).toEqual({code: 2, text: ""});
});

it("an error that a plug-in throws when nothing awaits it is a finding that names the plug-in, with exit code 2", async () => {
  const late = [
    "Promise.reject(new Error('too late'))",
    "queueMicrotask(() => { throw new Error('too late') })",
  ];
  const places = (call: string): string[] => [`${call}; ${PLUGIN}`, PLUGIN.replace("/* TRANSFORM */", call)];
  for (const code of late.flatMap(places)) {
    const project = temporaryFolder();
    writeFiles(project, {
      "docs-index.config.json": '{"dates": "none", "plugins": ["./odd.mjs"]}',
      "odd.mjs": code,
      "docs/a.md": "# A\n",
    });
    const {exit} = cli.start(project, ["build", "--no-cache"]);
    const {code: status, stderr} = await exit;
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^odd\.mjs:1:\d+ {2}error {2}plugin-failed .*: too late$/m),
    ]);
  }
});

const PLUGIN = 'export default {name: "odd", version: "1", transform() { /* TRANSFORM */ }}';
