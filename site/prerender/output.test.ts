import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it} from "vitest";
import {openOutput} from "./output.ts";
import {foreignFolder} from "./output-folder.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "output-"));
});
afterEach(() => rmSync(root, {recursive: true}));

const open = (version = "1") => openOutput(join(root, "dist"), join(root, "cache.json"), version);

it("only rewrites a file if its key changed or it is missing", () => {
  const first = open();
  first.write("a/index.html", "1", () => "one");
  first.write("b.txt", "1", () => "b");
  expect(first.close()).toEqual({written: 2, kept: 0, removed: 0});
  const second = open();
  second.write("a/index.html", "1", () => {
    throw new Error("must not be made");
  });
  rmSync(join(root, "dist/b.txt"));
  const third = open();
  third.write("a/index.html", "2", () => "two");
  third.write("b.txt", "1", () => "b");
  expect(third.close()).toEqual({written: 2, kept: 0, removed: 0});
  expect(readFileSync(join(root, "dist/a/index.html"), "utf8")).toBe("two");
});

it.each(["../a.txt", "a/../../b.txt"])("writes nothing outside of the folder: %s", path => {
  const output = open();
  expect(() => output.write(path, "1", () => "a")).toThrow("outside the site");
  expect(() => output.copy(import.meta.filename, path, "1")).toThrow("outside the site");
  expect(readdirSync(root)).toEqual(["dist"]);
});

it("removes obsolete files, and folders that become empty", () => {
  mkdirSync(join(root, "dist/old/deep"), {recursive: true});
  writeFileSync(join(root, "dist/old/deep/x.html"), "");
  const output = open();
  output.write("a.txt", "1", () => "a");
  output.copy(join(root, "dist/a.txt"), "copy.txt", "1");
  expect(output.close()).toEqual({written: 2, kept: 0, removed: 1});
  expect(existsSync(join(root, "dist/old"))).toBe(false);
  expect(readFileSync(join(root, "dist/copy.txt"), "utf8")).toBe("a");
});

it("rewrites a file that was changed, and all files if the code differs", () => {
  const build = (version?: string) => {
    const output = open(version);
    output.write("a.txt", "1", () => "a");
    output.write("b.txt", "1", () => "b");
    return output.close();
  };
  build();
  writeFileSync(join(root, "dist/a.txt"), "half a page");
  expect(build()).toEqual({written: 1, kept: 1, removed: 0});
  expect(readFileSync(join(root, "dist/a.txt"), "utf8")).toBe("a");
  expect(build("2")).toEqual({written: 2, kept: 0, removed: 0});
});

it("never writes to a reused file: copies keep their text when it is replaced", () => {
  const artifact = join(root, "artifact.json");
  writeFileSync(artifact, "first");
  const build = (make: (output: ReturnType<typeof open>) => void): string => {
    const output = open();
    make(output);
    output.close();
    return readFileSync(join(root, "dist/a.json"), "utf8");
  };
  expect(build(output => output.copy(artifact, "a.json", "1"))).toBe("first");
  expect(build(output => output.write("a.json", "2", () => "written"))).toBe("written");
  expect(readFileSync(artifact, "utf8")).toBe("first");
  expect(build(output => output.copy(artifact, "a.json", "1"))).toBe("first");
  writeFileSync(join(root, "other.json"), "other");
  expect(build(output => output.copy(join(root, "other.json"), "a.json", "3"))).toBe("other");
  expect(readFileSync(artifact, "utf8")).toBe("first");
});

it("ignores what an incomplete build wrote", () => {
  const first = open();
  first.write("a.txt", "1", () => "one");
  first.close();
  const stopped = open();
  stopped.write("a.txt", "2", () => "the second");
  const third = open();
  third.write("a.txt", "1", () => "one");
  expect(third.close().written).toBe(1);
  expect(readFileSync(join(root, "dist/a.txt"), "utf8")).toBe("one");
});

it("leaves a folder that the next build recognizes, wherever it was stopped", () => {
  const dist = join(root, "dist");
  const output = open();
  output.write("index.html", "1", () => "one");
  expect(foreignFolder(dist)).toBeNull();
  expect(open().close()).toMatchObject({removed: 1});
  expect(readdirSync(dist)).toEqual([]);
  writeFileSync(join(dist, "other.html"), "");
  expect(foreignFolder(dist)).toContain("did not create");
});

it("removes hidden files that an earlier build wrote, and keeps other ones", () => {
  const first = open();
  first.write(".well-known/a.txt", "1", () => "a");
  first.write(".htaccess", "1", () => "b");
  first.close();
  mkdirSync(join(root, "dist/.git"));
  writeFileSync(join(root, "dist/.git/HEAD"), "");
  writeFileSync(join(root, "dist/.env"), "");
  const second = open("2");
  second.write(".htaccess", "1", () => "b");
  expect(second.close()).toEqual({written: 1, kept: 0, removed: 1});
  const third = open("2");
  third.write(".htaccess", "1", () => "b");
  expect(third.close()).toEqual({written: 0, kept: 1, removed: 0});
  expect(readdirSync(join(root, "dist")).sort()).toEqual([".env", ".git", ".htaccess"]);
});
