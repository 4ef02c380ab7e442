import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import type {Sandbox} from "../sandbox.ts";
import {examplesOf, runExample} from "./examples.ts";
import {unprovenOutputs} from "./unproven.ts";

const EXAMPLE = "<!-- verify: example -->\n\n";
const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;
const page = (...parts: string[]) => extractPage("a.md", parts.join(""));

it("an example ends at the next heading or example", () => {
  const text = page(
    fence("js", "0"),
    EXAMPLE,
    fence("js", "1"),
    fence("js", "2"),
    EXAMPLE,
    fence("js", "3"),
    "## Next\n\n",
    fence("js", "4"),
  );
  const codes = examplesOf(text).map(steps =>
    steps.map(step => (step.kind === "fence" ? step.fence.text : "")),
  );
  expect(codes).toEqual([["1", "2"], ["3"]]);
});

it("later examples start with the steps of the base, up to another base", () => {
  const base = "<!-- verify: example base -->\n\n";
  const text = page(
    EXAMPLE,
    fence("js", "0"),
    base,
    fence("js", "1"),
    "## A\n\n",
    EXAMPLE,
    fence("js", "2"),
    "## B\n\n",
    EXAMPLE,
    fence("js", "3"),
    base,
    fence("js", "4"),
    EXAMPLE,
    fence("js", "5"),
  );
  const codes = examplesOf(text).map(steps =>
    steps.map(step => (step.kind === "fence" ? step.fence.text : "")),
  );
  expect(codes).toEqual([["0"], ["1", "2"], ["1", "3"], ["4", "5"]]);
});

describe("runExample", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    await mkdir(join(folder, "node_modules/a"), {recursive: true});
    await writeFile(join(folder, "node_modules/a/index.js"), "module.exports = 'installed';");
  });
  afterAll(() => rm(folder, {recursive: true}));

  it("runs in an ES module project with the installed packages, and compares the output of a hidden command", async () => {
    const file = `**a.js**\n\n${fence("js", "import a from 'a';\nconsole.log(a);")}`;
    const command = "<!-- verify: sh node a.js -->\n\n<!-- verify: output -->\n\n";
    const run = async (shown: string) => {
      const [steps = []] = examplesOf(page(EXAMPLE, file, command, fence("text", shown)));
      return runExample("a.md", steps, false, {folder} as Sandbox);
    };
    expect((await run("installed")).problem).toBeUndefined();
    expect((await run("other")).problem?.message).toContain("not printed: other");
  });
});

it("reports outputs without a source", () => {
  const output = fence("text", "asset main.js 1 KiB [emitted] (name: main)");
  const mark = "<!-- verify: output -->\n";
  expect(unprovenOutputs(page(output)).map(({line}) => line)).toEqual([2]);
  expect(unprovenOutputs(page(mark, output))[0]?.message).toContain("nothing is executed");
  expect(unprovenOutputs(page(EXAMPLE, mark, output))).toEqual([]);
  expect(unprovenOutputs(page("<!-- verify: run -->\n\n", mark, output))).toEqual([]);
  expect(unprovenOutputs(page('<!-- verify: skip reason="differs" -->\n', output))).toEqual([]);
  expect(unprovenOutputs(page(fence("text", "src/index.js")))).toEqual([]);
  expect(unprovenOutputs(page(fence("text", "[HMR] App is up to date.")))).toHaveLength(1);
  expect(unprovenOutputs(page(fence("js", "/* unused harmony export a */\nconst a = 1;")))).toHaveLength(1);
  expect(unprovenOutputs(page(fence("js", "/** Adds. */\nconst add = 1; /* one */")))).toEqual([]);
});
