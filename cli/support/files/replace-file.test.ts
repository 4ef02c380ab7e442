import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {replaceFile} from "./replace-file.ts";

const folder = temporaryFolder();
const put = (text: string) => (path: string) => {
  writeFileSync(path, text);
  return text.length;
};

test("replaces a file, creates its folder, and returns the result of writing", () => {
  const file = join(folder, "new/a");
  expect(replaceFile(file, put("old"))).toBe(3);
  expect(replaceFile(file, put("newer"))).toBe(5);
  expect(readFileSync(file, "utf8")).toBe("newer");
  expect(readdirSync(join(folder, "new"))).toEqual(["a"]);
});

test("a failed write keeps the old file, and leaves nothing beside it", () => {
  const file = join(folder, "full/a");
  replaceFile(file, put("old"));
  const full = (path: string): never => {
    writeFileSync(path, "n");
    throw new Error("the disk is full");
  };
  expect(() => replaceFile(file, full)).toThrow("the disk is full");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(join(folder, "full"))).toEqual(["a"]);
});

test("a folder with the name of the file is kept, and nothing is left beside it", () => {
  mkdirSync(join(folder, "taken/a/b"), {recursive: true});
  expect(() => replaceFile(join(folder, "taken/a"), put("x"))).toThrow();
  expect(readdirSync(join(folder, "taken"))).toEqual(["a"]);
});
