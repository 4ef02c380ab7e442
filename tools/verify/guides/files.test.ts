import {mkdtemp, readFile, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import type {Mark} from "../types.ts";
import {fileProblem, writeStep} from "./files.ts";

const mark = (name: Mark["name"], argument: string, values: Mark["values"] = []): Mark => ({
  name,
  argument,
  values,
  line: 1,
});

describe("files of a guide", () => {
  let cwd = "";
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), "files-"));
  });
  afterAll(() => rm(cwd, {recursive: true}));

  it("writes, replaces and patches", async () => {
    await writeStep(cwd, "src/a.js", "js", "one();");
    await writeStep(cwd, "src/a.js", "diff", "-one();\n+two();");
    expect(await readFile(join(cwd, "src/a.js"), "utf8")).toBe("two();\n");
  });

  it("stays inside the project", async () => {
    await expect(writeStep(cwd, "../a.js", "js", "")).rejects.toThrow("out of the project");
    await expect(writeStep(cwd, "/a.js", "js", "")).rejects.toThrow("out of the project");
  });

  it("checks that files exist, contain texts and lack others", async () => {
    await writeStep(cwd, "dist/main.1a.js", "js", "hello");
    expect(await fileProblem(cwd, mark("file", "dist/main.*.js", [["contains", "hello"]]))).toBeUndefined();
    expect(await fileProblem(cwd, mark("file", "dist/main.*.js", [["contains", "bye"]]))).toContain("bye");
    expect(await fileProblem(cwd, mark("file", "dist/main.*.js", [["lacks", "hello"]]))).toContain("hello");
    expect(await fileProblem(cwd, mark("file", "dist/other.js"))).toContain("no file dist/other.js");
    expect(await fileProblem(cwd, mark("no-file", "dist/*"))).toContain("main.1a.js");
    expect(await fileProblem(cwd, mark("no-file", "dist/other.js"))).toBeUndefined();
  });
});
