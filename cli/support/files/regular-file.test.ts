import {execFileSync} from "node:child_process";
import {truncateSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {readRegularFile} from "./regular-file.ts";

describe("reading a file of any type", () => {
  const folder = temporaryFolder();

  it("returns the bytes of a regular file within the limit", () => {
    const file = join(folder, "file");
    writeFileSync(file, "abc");
    expect(readRegularFile(file, 3).toString()).toBe("abc");
    expect(() => readRegularFile(file, 2)).toThrow(expect.objectContaining({code: "file-too-large"}));
  });

  it("does not read a huge file to detect its size", () => {
    const file = join(folder, "sparse");
    writeFileSync(file, "");
    truncateSync(file, 2 ** 40);
    expect(() => readRegularFile(file, 2 ** 24)).toThrow(expect.objectContaining({code: "file-too-large"}));
  });

  it("rejects a pipe without waiting for its other end, and a device", () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    for (const file of [pipe, "/dev/zero"])
      expect(() => readRegularFile(file, 100)).toThrow(expect.objectContaining({code: "file-unreadable"}));
  });
});
