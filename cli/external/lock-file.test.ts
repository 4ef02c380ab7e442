import {join} from "node:path";
import {expect, test} from "vitest";
import {testEntry} from "#fixtures/support/readme.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {type ProjectFile, projectFile} from "../support/files/project-file.ts";
import {LOCK_FILE, lockText, readLock} from "./lock-file.ts";

const base = temporaryFolder();

function projectWith(name: string, text: string): ProjectFile {
  const root = join(base, name);
  writeFiles(root, {"docs/data/docs-index.lock.json": text});
  return projectFile({root, content: join(root, "docs")}, LOCK_FILE);
}

test("an entry is read as written, in a stable order", async () => {
  const text = lockText(
    new Map([
      ["plugins/b", testEntry],
      ["loaders/a", testEntry],
    ]),
  );
  expect(text).toMatch(/^\{\n {2}"lockVersion": 1,/);
  expect(text.indexOf("loaders/a")).toBeLessThan(text.indexOf("plugins/b"));
  const lock = await readLock(projectWith("good", text));
  expect(lockText(lock)).toBe(text);
});

test("a missing file locks nothing", async () => {
  expect((await readLock(projectFile({root: base, content: base}, LOCK_FILE))).size).toBe(0);
});

test.each([
  ["syntax", '{"lockVersion": 1,', 1],
  ["merge marks", '<<<<<<< HEAD\n{"lockVersion": 1, "sources": {}}', 1],
  ["version", '{\n"lockVersion": 2, "sources": {}}', 2],
  ["commit", lockText(new Map([["a/b", {...testEntry, commit: "main"}]])), 11],
])("an invalid %s is reported with its position", async (name, text, line) => {
  await expect(readLock(projectWith(name, text))).rejects.toMatchObject({
    diagnostics: [
      expect.objectContaining({code: "lock-syntax", file: "docs/data/docs-index.lock.json", line}),
    ],
  });
});
