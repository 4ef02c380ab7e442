import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {linkOrCopy, whenFree} from "./busy-files.ts";

const failing = (code: string, times: number) => {
  let calls = 0;
  return {
    run(): string {
      calls += 1;
      if (calls <= times) throw Object.assign(new Error(code), {code});
      return "done";
    },
    calls: () => calls,
  };
};

describe("an action on a file used by another program", () => {
  it.each(["EBUSY", "EPERM", "EACCES"])(
    "is tried again after %s, and succeeds once the file is free",
    code => {
      const action = failing(code, 2);
      expect(whenFree(action.run, [0, 0, 0])).toBe("done");
      expect(action.calls()).toBe(3);
    },
  );

  it("throws the error itself after the last delay", () => {
    const action = failing("EBUSY", 9);
    expect(() => whenFree(action.run, [0, 0])).toThrow("EBUSY");
    expect(action.calls()).toBe(3);
  });

  it("fails immediately for any other reason", () => {
    const action = failing("ENOENT", 9);
    expect(() => whenFree(action.run, [0, 0])).toThrow("ENOENT");
    expect(action.calls()).toBe(1);
  });
});

describe("a link", () => {
  it("is created on one file system if its name is free", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "a"), "text");
    linkOrCopy(join(folder, "a"), join(folder, "b"));
    expect(statSync(join(folder, "a")).ino).toBe(statSync(join(folder, "b")).ino);
    expect(() => linkOrCopy(join(folder, "a"), join(folder, "b"))).toThrow("EEXIST");
  });

  const memory = "/dev/shm";
  const isOther = existsSync(memory) && statSync(memory).dev !== statSync(temporaryFolder()).dev;
  it.skipIf(!isOther)("becomes a copy with the same modification time if links are not supported", () => {
    const folder = temporaryFolder();
    const other = mkdtempSync(join(memory, "docs-index-test-"));
    try {
      fc.assert(
        fc.property(fc.double({min: 0, max: 4e9, noNaN: true}), seconds => {
          const [from, to] = [join(folder, "a"), join(other, "b")];
          writeFileSync(from, "text");
          utimesSync(from, 1, seconds);
          linkOrCopy(from, to);
          expect(readFileSync(to, "utf8")).toBe("text");
          expect(Math.floor(statSync(to).mtimeMs)).toBe(Math.floor(statSync(from).mtimeMs));
          expect(() => linkOrCopy(from, to)).toThrow("EEXIST");
          rmSync(to);
        }),
      );
    } finally {
      rmSync(other, {recursive: true});
    }
  });
});
