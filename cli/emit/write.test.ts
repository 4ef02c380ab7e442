import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import type {EmitFile} from "../pipeline/types.ts";
import {previousFolder, recoverOutput, stagingFolder} from "./output-folder.ts";
import {type Emitted, writeOutput} from "./write.ts";

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emit-"));
  out = join(folder, "artifacts");
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const plan = (files: Record<string, string>): EmitFile[] =>
  Object.entries(files).map(([path, text]) => ({path, key: text, produce: () => text}));
const manifest = (files: Emitted) => ({
  files: Object.entries(files).map(([path, {sha256}]) => ({path, sha256})),
});
const write = (files: Record<string, string>, before: Emitted = {}) => {
  recoverOutput(out);
  return writeOutput(out, plan(files), before, manifest);
};
const read = (path: string): string => readFileSync(join(out, path), "utf8");
const inode = (path: string): number => statSync(join(out, path)).ino;

describe("writeOutput", () => {
  it("writes files and a manifest, and leaves nothing beside the folder", () => {
    expect(write({"a.json": "1", "b/c.json": "2"})).toMatchObject({written: 2, kept: 0, removed: 0});
    expect(read("b/c.json")).toBe("2");
    expect(JSON.parse(read("data/manifest.json")).files).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("touches nothing where nothing changed", () => {
    const {emitted} = write({"a.json": "1", "b.json": "2"});
    const before = statSync(out).ino;
    const again = writeOutput(
      out,
      plan({"a.json": "1", "b.json": "2"}).map(file => ({
        ...file,
        produce: () => {
          throw new Error("produced without need");
        },
      })),
      emitted,
      manifest,
    );
    expect(again).toMatchObject({written: 0, kept: 2, removed: 0});
    expect(statSync(out).ino).toBe(before);
  });

  it("keeps the inode of unchanged files, rewrites changed ones and removes stale ones", () => {
    const {emitted} = write({"a.json": "1", "b.json": "2", "c/d.json": "3"});
    const kept = inode("a.json");
    expect(write({"a.json": "1", "b.json": "20"}, emitted)).toMatchObject({written: 1, kept: 1, removed: 1});
    expect(inode("a.json")).toBe(kept);
    expect(read("b.json")).toBe("20");
    expect(existsSync(join(out, "c"))).toBe(false);
  });

  it("keeps unchanged files without a cache too", () => {
    write({"a.json": "1", "b.json": "2"});
    const kept = inode("a.json");
    write({"a.json": "1", "b.json": "3"});
    expect(inode("a.json")).toBe(kept);
  });

  it("mends a file that somebody changed or removed", () => {
    const {emitted} = write({"a.json": "1", "b.json": "2"});
    writeFileSync(join(out, "a.json"), "tampered");
    rmSync(join(out, "b.json"));
    write({"a.json": "1", "b.json": "2"}, emitted);
    expect(read("a.json")).toBe("1");
    expect(read("b.json")).toBe("2");
  });

  it("leaves files that are not its own in place", () => {
    const {emitted} = write({"a.json": "1"});
    writeFileSync(join(out, "CNAME"), "example.org");
    write({"a.json": "2"}, emitted);
    expect(read("CNAME")).toBe("example.org");
  });

  it("leaves the previous output whole when producing fails", () => {
    const {emitted} = write({"a.json": "1"});
    const failing: EmitFile = {
      path: "z.json",
      key: "",
      produce: () => {
        throw new Error("boom");
      },
    };
    expect(() => writeOutput(out, [...plan({"a.json": "2"}), failing], emitted, manifest)).toThrow("boom");
    expect(read("a.json")).toBe("1");
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("reports a place that can't be written", () => {
    writeFileSync(join(folder, "file"), "");
    expect(() => writeOutput(join(folder, "file", "out"), plan({a: "1"}), {}, manifest)).toThrow(/ENOTDIR/);
  });
});

describe("recoverOutput", () => {
  it("puts the previous output back when a kill came between the two renames", () => {
    write({"a.json": "1"});
    renameSync(out, previousFolder(out));
    mkdirSync(stagingFolder(out));
    recoverOutput(out);
    expect(read("a.json")).toBe("1");
    expect(readdirSync(folder)).toEqual(["artifacts"]);
  });

  it("refuses a folder with files of others, and takes an empty one", () => {
    mkdirSync(out);
    recoverOutput(out);
    writeFileSync(join(out, "thesis.docx"), "");
    expect(() => recoverOutput(out)).toThrow(/did not make/);
  });
});
