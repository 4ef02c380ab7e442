import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import {tmpdir} from "node:os";
import {join, relative} from "node:path";
import fc from "fast-check";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import type {EmitFile} from "../model/emit-file.ts";
import {previousFolder, recoverOutput, stagingFolder} from "./output-folder.ts";
import type {Spare} from "./staging.ts";
import {type Emitted, writeOutput} from "./write.ts";

let folder: string;
let out: string;
let spareFolder: string;
let spare: Spare | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emit-"));
  out = join(folder, "artifacts");
  spareFolder = join(mkdtempSync(join(tmpdir(), "spare-")), "deep/spare");
  spare = null;
});
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
  rmSync(join(spareFolder, "../.."), {recursive: true, force: true});
});

const plan = (files: Record<string, string>): EmitFile[] =>
  Object.entries(files).map(([path, text]) => ({path, key: text, produce: () => [text]}));
function* manifest(files: Emitted) {
  yield JSON.stringify({files: Object.entries(files).map(([path, {sha256}]) => ({path, sha256}))});
}
const options = (before: Emitted) => ({before, spare, threads: null, manifestOf: manifest});
const write = async (files: Record<string, string>, before: Emitted = {}) => {
  recoverOutput(out);
  const result = await writeOutput(out, plan(files), options(before));
  if (spare) spare = {...spare, state: result.spare};
  if (result.spare) waitUntilAfter(result.spare.time);
  return result;
};
/** Waits until the clock of the file system has ticked, as it always has when another program runs. */
const waitUntilAfter = (time: number): void => {
  const file = join(spareFolder, "../tick");
  do writeFileSync(file, "");
  while (statSync(file).ctimeMs <= time);
};
const read = (path: string): string => readFileSync(join(out, path), "utf8");
const inode = (path: string): number => statSync(join(out, path)).ino;

describe.each([
  ["with", true],
  ["without", false],
])("writeOutput %s a spare folder", (_, kept) => {
  beforeEach(() => {
    spare = kept ? {folder: spareFolder, state: null} : null;
  });

  it("writes files and a manifest, and nothing beside the folder", async () => {
    expect(await write({"a.json": "1", "b/c.json": "2"})).toMatchObject({written: 2, kept: 0, removed: 0});
    expect(read("b/c.json")).toBe("2");
    expect(JSON.parse(read("data/manifest.json")).files).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("writes nothing if nothing changed", async () => {
    const {emitted} = await write({"a.json": "1", "b.json": "2"});
    const before = statSync(out).ino;
    const again = await writeOutput(
      out,
      plan({"a.json": "1", "b.json": "2"}).map(file => ({
        ...file,
        produce: () => {
          throw new Error("produced without need");
        },
      })),
      options(emitted),
    );
    expect(again).toMatchObject({written: 0, kept: 2, removed: 0});
    expect(statSync(out).ino).toBe(before);
  });

  it("keeps the inode of unchanged files, rewrites changed ones and removes stale ones", async () => {
    const {emitted} = await write({"a.json": "1", "b.json": "2", "c/d.json": "3"});
    const kept = inode("a.json");
    expect(await write({"a.json": "1", "b.json": "20"}, emitted)).toMatchObject({
      written: 1,
      kept: 1,
      removed: 1,
    });
    expect(inode("a.json")).toBe(kept);
    expect(read("b.json")).toBe("20");
    expect(existsSync(join(out, "c"))).toBe(false);
  });

  it("keeps unchanged files even without a cache", async () => {
    await write({"a.json": "1", "b.json": "2"});
    const kept = inode("a.json");
    await write({"a.json": "1", "b.json": "3"});
    expect(inode("a.json")).toBe(kept);
  });

  it("restores a file that was changed or removed", async () => {
    const {emitted} = await write({"a.json": "1", "b.json": "2"});
    writeFileSync(join(out, "a.json"), "tampered");
    rmSync(join(out, "b.json"));
    await write({"a.json": "1", "b.json": "2"}, emitted);
    expect(read("a.json")).toBe("1");
    expect(read("b.json")).toBe("2");
  });

  it("keeps files that it does not own", async () => {
    const {emitted} = await write({"a.json": "1"});
    writeFileSync(join(out, "CNAME"), "example.org");
    await write({"a.json": "2"}, emitted);
    expect(read("CNAME")).toBe("example.org");
  });

  it("repairs a changed manifest, and still knows its own files", async () => {
    const {emitted} = await write({"a.json": "1", "b/c.json": "2"});
    writeFileSync(join(out, "data/manifest.json"), "{}");
    await write({"a.json": "1"}, emitted);
    expect(readdirSync(out).sort()).toEqual(["a.json", "data"]);
    expect(JSON.parse(read("data/manifest.json")).files).toHaveLength(1);
  });

  it("keeps empty folders of other tools, such as a repository without loose references", async () => {
    const {emitted} = await write({"a.json": "1"});
    mkdirSync(join(out, ".git/refs"), {recursive: true});
    const {emitted: second} = await write({"a.json": "2"}, emitted);
    await write({"a.json": "3"}, second);
    expect(existsSync(join(out, ".git/refs"))).toBe(true);
    rmSync(join(out, ".git"), {recursive: true});
    await write({"a.json": "4"}, second);
    await write({"a.json": "5"}, second);
    expect(readdirSync(out).sort()).toEqual(["a.json", "data"]);
  });

  it("replaces files with folders and folders with files", async () => {
    let {emitted} = await write({"x.png": "1", "y.png/z": "1", k: "1"});
    ({emitted} = await write({"x.png": "1", "y.png/z": "1", k: "2"}, emitted));
    ({emitted} = await write({"x.png/z": "1", "y.png": "1", k: "3"}, emitted));
    await write({"x.png": "2", "y.png/z": "2", k: "4"}, emitted);
    expect([read("x.png"), read("y.png/z"), read("k")]).toEqual(["2", "2", "4"]);
  });

  it.each<[name: string, path: string, put: (path: string) => void]>([
    [
      "a folder of others for a file",
      "a.json",
      path => cpSync(join(out, "b"), join(path, "x"), {recursive: true}),
    ],
    ["an empty folder for a file", "a.json", path => mkdirSync(path)],
    ["a file of others for a folder", "b", path => writeFileSync(path, "theirs")],
    ["a link for a file", "a.json", path => symlinkSync("/dev/null", path)],
    ["a link for a folder", "b", path => symlinkSync(tmpdir(), path)],
  ])("restores its output immediately if there is %s", async (_, path, put) => {
    const files = {"a.json": "1", "b/c.json": "2"};
    const {emitted} = await write(files);
    rmSync(join(out, path), {recursive: true});
    put(join(out, path));
    const {emitted: again} = await write(files, emitted);
    expect([read("a.json"), read("b/c.json")]).toEqual(["1", "2"]);
    expect(await write(files, again)).toMatchObject({written: 0, kept: 2, removed: 0});
  });

  it("leaves the previous output unchanged if producing fails", async () => {
    const {emitted} = await write({"a.json": "1"});
    const failing: EmitFile = {
      path: "z.json",
      key: "",
      produce: () => {
        throw new Error("boom");
      },
    };
    const files = [...plan({"a.json": "2"}), failing];
    await expect(writeOutput(out, files, options(emitted))).rejects.toThrow("boom");
    expect(read("a.json")).toBe("1");
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("reports a folder that is not writable", async () => {
    writeFileSync(join(folder, "file"), "");
    const below = join(folder, "file", "out");
    await expect(writeOutput(below, plan({a: "1"}), options({}))).rejects.toThrow(/ENOTDIR/);
  });
});

describe("the spare folder", () => {
  const names = ["a", "b", "c/d", "c/e", "f/g/h"];
  const step = fc.record({
    files: fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.constantFrom("1", "2", "33")), {
      minLength: 1,
      selector: ([name]) => name,
    }),
    /** Changes made to the two folders by other programs before the build. */
    meddle: fc.constantFrom(
      "nothing",
      "foreign",
      "no foreign",
      "lost spare",
      "rubbish in spare",
      "empty folder in spare",
      "spare is a file",
      "tampered",
    ),
  });

  it("yields the same output as a clean build, after any builds and external changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, {minLength: 2, maxLength: 8}), async steps => {
        for (const left of [out, spareFolder]) rmSync(left, {recursive: true, force: true});
        spare = {folder: spareFolder, state: null};
        let before: Emitted = {};
        let foreign = false;
        for (const {files, meddle} of steps) {
          if (meddle === "foreign" && existsSync(out)) {
            writeFileSync(join(out, "CNAME"), "example.org");
            foreign = true;
          }
          if (meddle === "no foreign") {
            rmSync(join(out, "CNAME"), {force: true});
            foreign = false;
          }
          if (meddle === "lost spare") rmSync(spareFolder, {recursive: true, force: true});
          const isFolder = statSync(spareFolder, {throwIfNoEntry: false})?.isDirectory();
          if (meddle === "rubbish in spare" && isFolder) {
            mkdirSync(join(spareFolder, "c/old"), {recursive: true});
            for (const name of ["c/d", "c/old/x"]) {
              rmSync(join(spareFolder, name), {recursive: true, force: true});
              writeFileSync(join(spareFolder, name), "rubbish");
            }
          }
          if (meddle === "empty folder in spare" && isFolder)
            mkdirSync(join(spareFolder, "e/f"), {recursive: true});
          if (meddle === "spare is a file") {
            rmSync(spareFolder, {recursive: true, force: true});
            mkdirSync(join(spareFolder, ".."), {recursive: true});
            writeFileSync(spareFolder, "");
          }
          if (meddle === "tampered")
            for (const name of Object.keys(before)) writeFileSync(join(out, name), "tampered");
          const wanted = Object.fromEntries(files);
          ({emitted: before} = await write(wanted, before));
          expect(contentOf(out)).toEqual({...wanted, ...(foreign ? {CNAME: "example.org"} : {})});
          expect(readdirSync(folder)).toEqual(["artifacts"]);
          expect(emptyFolders(out)).toEqual([]);
        }
      }),
    );
  });
});

const emptyFolders = (root: string): string[] =>
  readdirSync(root, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => readdirSync(path).length === 0);

/** Returns the contents of all files except the manifest, by path. */
const contentOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile() && entry.name !== "manifest.json")
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [relative(root, path), readFileSync(path, "utf8")]),
  );

describe("recoverOutput", () => {
  it("restores the previous output if the process was killed between the two renames", async () => {
    await write({"a.json": "1"});
    renameSync(out, previousFolder(out));
    mkdirSync(stagingFolder(out));
    recoverOutput(out);
    expect(read("a.json")).toBe("1");
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("rejects a folder with other files, and accepts an empty one", () => {
    mkdirSync(out);
    recoverOutput(out);
    writeFileSync(join(out, "thesis.docx"), "");
    expect(() => recoverOutput(out)).toThrow(/did not create/);
  });
});
