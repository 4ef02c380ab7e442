import {chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {beforeEach, expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {changeFiles} from "./files.ts";

const base = temporaryFolder();
let folder: string;
let count = 0;

beforeEach(() => {
  folder = join(base, String(count++));
});

const at = (name: string): string => join(folder, name);

test("writes and removes files, and keeps correct ones", async () => {
  await changeFiles([
    {file: at("a/same"), bytes: "1"},
    {file: at("old"), bytes: "1"},
  ]);
  const before = statSync(at("a/same")).mtimeMs;
  const changed = await changeFiles([
    {file: at("a/same"), bytes: Buffer.from("1")},
    {file: at("new"), bytes: "2"},
    {file: at("old"), bytes: null},
    {file: at("never there"), bytes: null},
  ]);
  expect(changed).toEqual([at("new"), at("old")]);
  expect(statSync(at("a/same")).mtimeMs).toBe(before);
  expect(readdirSync(folder).sort()).toEqual(["a", "new"]);
});

test("a full disk changes nothing and leaves nothing behind", async () => {
  await changeFiles([{file: at("a"), bytes: "old"}]);
  const full = (file: string, bytes: Buffer | string): void => {
    writeFileSync(file, bytes);
    if (!file.startsWith(at("b"))) return;
    truncateSync(file, 1);
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), {code: "ENOSPC"});
  };
  const change = changeFiles(
    [
      {file: at("a"), bytes: "new"},
      {file: at("b"), bytes: "other"},
    ],
    full,
  );
  await expect(change).rejects.toMatchObject({
    diagnostics: [{code: "fetch-write", message: expect.stringContaining("the disk is full")}],
  });
  expect(readFileSync(at("a"), "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("a conflicting folder is named", async () => {
  await changeFiles([{file: at("x"), bytes: "a file"}]);
  writeFileSync(at("y"), "old");
  chmodSync(at("y"), 0o444);
  await expect(
    changeFiles([
      {file: at("y"), bytes: "new"},
      {file: at("x/below"), bytes: "1"},
    ]),
  ).rejects.toMatchObject({diagnostics: [{code: "fetch-write", message: expect.stringContaining(at("x"))}]});
  expect(readFileSync(at("y"), "utf8")).toBe("old");
});
