import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {afterAll, beforeAll, expect, test} from "vitest";
import {page, testIndex} from "#search/test-site.ts";
import {FatalError} from "../report/diagnostic.ts";
import {searchCommand} from "./search.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "search-"));
  mkdirSync(join(root, "content"));
  const {files} = testIndex([
    page("/output/", "Output", "Where bundles go.\n## output.publicPath\nAddress of bundles."),
    page("/resolve/", "Resolve", "How modules are found."),
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, "artifacts", path)), {recursive: true});
    writeFileSync(join(root, "artifacts", path), text);
  }
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

async function run(query: string, flags: {json?: boolean; limit?: number; out?: string} = {}) {
  let stdout = "";
  const io = {
    cwd: root,
    env: {},
    stdout: {
      write(text: string) {
        stdout += text;
      },
    },
    stderr: {write: () => undefined},
  };
  return {code: await searchCommand(query, flags, io), stdout};
}

test("lists pages with their best sections for people", async () => {
  const {code, stdout} = await run("output.publicPath");
  expect(code).toBe(0);
  expect(stdout).toContain("Output  Guides  /output/");
  expect(stdout).toContain("output.publicPath  /output/#output-publicpath");
  expect(stdout).toMatch(/1 page\n$/);
});

test("writes results as JSON", async () => {
  const {stdout} = await run("modules", {json: true});
  expect(JSON.parse(stdout)).toMatchObject([{url: "/resolve/", title: "Resolve"}]);
});

test("exits with 1 if nothing is found", async () => {
  expect(await run("zzqqxxyy")).toEqual({code: 1, stdout: "0 pages\n"});
});

test("reports that there is no index", async () => {
  await expect(run("modules", {out: "elsewhere"})).rejects.toThrow(FatalError);
});
