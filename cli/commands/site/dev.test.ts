import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {SiteCode} from "#site/server/dev-handler.ts";
import {findingsReporter, openDev} from "./dev.ts";

it("prints each finding once when it appears, not after unrelated changes, and reports what remains", () => {
  const heard: string[] = [];
  const report = findingsReporter({env: {NO_COLOR: "1"}, stderr: {write: text => heard.push(text)}});
  const [a, b, c] = ["a.md", "b.md", "c.md"].map(file =>
    diagnostic("link-page", `in ${file}`, {file, line: 1}),
  ) as [ReturnType<typeof diagnostic>, ReturnType<typeof diagnostic>, ReturnType<typeof diagnostic>];
  const round = (...findings: (typeof a)[]): string => {
    heard.length = 0;
    report(findings);
    return heard.join("");
  };
  expect(round(a)).toMatch(
    /^a\.md:1 {2}error {2}link-page {2}in a\.md\n.*\n\nExplained by `npx docs-index explain link-page`\n1 error\n$/,
  );
  expect(round(a)).toBe("");
  expect(round(a, b)).not.toContain("a.md");
  expect(round(a, c)).toMatch(/in c\.md(?:.|\n)*1 error\n2 findings in all\.\n$/);
  expect(round(a)).toBe("1 finding in all.\n");
  expect(round()).toBe("No findings left.\n");
  expect(round()).toBe("");
});

it("prints why nothing can be shown before the address to open", async () => {
  const heard: string[] = [];
  const end = new AbortController();
  const write = (text: string): void => {
    heard.push(text);
    if (text.startsWith("Watching")) end.abort();
  };
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "docs-index.config.json"), '{"content": "nowhere"}');
  const io = {cwd, env: {NO_COLOR: "1"}, stdout: {write}, stderr: {write}, signal: end.signal};
  const {watch} = await openDev({}, io, "test", {} as SiteCode);
  await watch(() => write("Watching"));
  expect(heard.join("")).toMatch(/content-missing[\s\S]*Watching$/);
});

it("prints a line for each edit that it has built", async () => {
  const heard: string[] = [];
  const end = new AbortController();
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, "content"));
  const edit = (text: string): void => writeFileSync(join(cwd, "content/index.md"), `# Home\n\n${text}\n`);
  edit("One.");
  const write = (text: string): void => {
    heard.push(text);
    if (text.startsWith("The first build")) edit("Two.");
    if (text.includes("changed")) end.abort();
  };
  const io = {cwd, env: {NO_COLOR: "1"}, stdout: {write}, stderr: {write}, signal: end.signal};
  const code = {load: async () => ({prepare: async () => {}})} as unknown as SiteCode;
  const {watch} = await openDev({}, io, "test", code);
  await watch();
  expect(heard.at(-1)).toBe("content/index.md changed: rebuilt\n");
});
