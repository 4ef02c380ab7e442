import {mkdtemp, readFile, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {fencesOf} from "../samples/check.ts";
import type {Fence} from "../types.ts";
import {stageConfiguration} from "./stage.ts";

const file = (title: string, code: string, language = "js") =>
  `**${title}**\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe("stageConfiguration", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "stage-"));
  });
  afterAll(() => rm(folder, {recursive: true}));

  it("writes the sample, its siblings and the package type", async () => {
    const text =
      file("a.js", "old;") +
      file("a.js", "new;") +
      file("webpack.config.js", "export default {};") +
      file("a.js", "later;");
    const page = extractPage("x.md", text);
    const path = await stageConfiguration(join(folder, "one"), page, fencesOf(page)[2] as Fence);
    expect(path).toBe(join(folder, "one/webpack.config.js"));
    expect(await readFile(join(folder, "one/a.js"), "utf8")).toBe("new;");
    expect(await readFile(join(folder, "one/package.json"), "utf8")).toContain('"module"');
  });

  it("strips types", async () => {
    const page = extractPage(
      "x.md",
      file("webpack.config.ts", "const a: object = {};\nexport default a;", "ts"),
    );
    const path = await stageConfiguration(join(folder, "two"), page, fencesOf(page)[0] as Fence);
    expect(path).toBe(join(folder, "two/webpack.config.js"));
    expect(await readFile(path, "utf8")).not.toContain(": object");
  });

  it("rejects a title outside the folder", async () => {
    const page = extractPage("x.md", file("../webpack.config.js", "module.exports = {};"));
    await expect(stageConfiguration(join(folder, "three"), page, fencesOf(page)[0] as Fence)).rejects.toThrow(
      "out of",
    );
  });
});
