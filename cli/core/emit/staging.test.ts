import {existsSync, readFileSync, renameSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {openStaging} from "./staging.ts";

describe("a swap blocked by another program", () => {
  /**
   * Creates a rename function that fails at a given attempt, like Windows while a file in the folder is open.
   */
  const failingAt = (attempt: number) => {
    let calls = 0;
    return (from: string, to: string): void => {
      calls += 1;
      if (calls === attempt) throw Object.assign(new Error("in use"), {code: "EPERM", path: from});
      renameSync(from, to);
    };
  };

  it.each([
    ["first", 1],
    ["second", 2],
  ])("leaves the previous output in place if its %s step fails", (_step, attempt) => {
    const out = join(temporaryFolder(), "artifacts");
    writeFiles(out, {"a.json": "old"});
    const staging = openStaging(out, null, [], null, failingAt(attempt));
    staging.write("a.json", [Buffer.from("new")], () => {});
    expect(() => staging.swap(new Set(["a.json"]), new Set(["a.json"]))).toThrow("in use");
    expect(readFileSync(join(out, "a.json"), "utf8")).toBe("old");
  });

  it("leaves nothing if there was no previous output", () => {
    const out = join(temporaryFolder(), "artifacts");
    const staging = openStaging(out, null, [], null, failingAt(1));
    staging.write("a.json", [Buffer.from("new")], () => {});
    expect(() => staging.swap(new Set(["a.json"]), new Set())).toThrow("in use");
    expect(existsSync(out)).toBe(false);
  });
});
