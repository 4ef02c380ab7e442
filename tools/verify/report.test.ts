import {mkdtemp, readFile, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {expect, it} from "vitest";
import {extractPage} from "./extract/page.ts";
import {type Outcome, problemsOf, reportLines} from "./report.ts";
import {resultsOf, writeResults} from "./results.ts";

const outcome: Outcome = {
  webpackVersion: "5.1.0",
  pages: [extractPage("b.md", "<!-- verify: oops -->\n")],
  parsed: {parsed: 3, skipped: [{path: "a.md", line: 2, reason: "why"}], parseOnly: [], problems: []},
  configurations: {validated: 2, problems: [{path: "a.md", line: 9, message: "bad"}]},
  options: {options: 5, defaults: 4, problems: [{path: "a.md", line: 1, message: "wrong"}]},
  guides: [{path: "guides/x.md", steps: 7, problem: undefined}],
};

it("lists problems by page and line, skipped samples with reasons, and counts", () => {
  expect(problemsOf(outcome).map(({path, line}) => `${path}:${line}`)).toEqual([
    "a.md:1",
    "a.md:9",
    "b.md:1",
  ]);
  const lines = reportLines(outcome, "content");
  expect(lines[0]).toBe("skipped  content/a.md:2  why");
  expect(lines).toContain("error  content/a.md:9  bad");
  expect(lines.join("\n")).toContain("1 of 1 guides executed, 7 steps");
  expect(lines.at(-1)).toBe("3 problems");
});

it("writes results with the urls of the guides and the same bytes each time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  const file = join(folder, "verified.json");
  await writeResults(file, resultsOf(outcome));
  const text = await readFile(file, "utf8");
  expect(JSON.parse(text)).toMatchObject({webpack: "5.1.0", samples: 3, guides: ["/guides/x/"]});
  await writeResults(file, resultsOf(outcome));
  expect(await readFile(file, "utf8")).toBe(text);
  await rm(folder, {recursive: true});
});
