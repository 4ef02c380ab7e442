import {expect, it} from "vitest";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {findingsReporter} from "./dev.ts";

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
    /^a\.md:1 {2}error {2}link-page {2}in a\.md\n.*\n\nExplained at .*#link-page\n1 error\n$/,
  );
  expect(round(a)).toBe("");
  expect(round(a, b)).not.toContain("a.md");
  expect(round(a, c)).toMatch(/in c\.md(?:.|\n)*1 error\n2 findings in all\.\n$/);
  expect(round(a)).toBe("1 finding in all.\n");
  expect(round()).toBe("No findings left.\n");
  expect(round()).toBe("");
});
