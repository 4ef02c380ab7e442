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
  reports: [
    {
      problems: [{path: "a.md", line: 9, message: "bad"}],
      notes: ["skipped  content/a.md:2  why"],
      counts: ["3 samples"],
      results: {samples: 3},
    },
    {problems: [{path: "a.md", line: 1, message: "wrong"}], counts: [], results: {guides: ["/guides/x/"]}},
    {problems: [{path: "", line: 0, message: "missing"}], counts: ["7 steps"]},
  ],
};

it("lists problems by page and line, skipped parts, and counts", () => {
  const places = problemsOf(outcome).map(({path, line}) => `${path}:${line}`);
  expect(places).toEqual([":0", "a.md:1", "a.md:9", "b.md:1"]);
  expect(reportLines(outcome, "content")).toEqual([
    "skipped  content/a.md:2  why",
    "error  missing",
    "error  content/a.md:1  wrong",
    "error  content/a.md:9  bad",
    'error  content/b.md:1  unknown mark "oops"',
    "checked with webpack 5.1.0: 1 pages",
    "  3 samples",
    "  7 steps",
    "4 problems",
  ]);
});

it("writes the results of all checks, always with the same bytes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  const file = join(folder, "verified.json");
  await writeResults(file, resultsOf(outcome));
  const text = await readFile(file, "utf8");
  expect(JSON.parse(text)).toEqual({webpack: "5.1.0", samples: 3, guides: ["/guides/x/"]});
  await writeResults(file, resultsOf(outcome));
  expect(await readFile(file, "utf8")).toBe(text);
  await rm(folder, {recursive: true});
});
