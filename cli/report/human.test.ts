import {describe, expect, it} from "vitest";
import {CODES, type Code} from "./codes.ts";
import {compareDiagnostics, diagnostic} from "./diagnostic.ts";
import {humanReport, paintFor} from "./human.ts";
import {applyRules} from "./rules.ts";

const plain = paintFor({isTTY: false}, {});
const broken = diagnostic("link-page", "there is no page /x/", {file: "content/a.md", line: 3, column: 5});
const unknown = diagnostic("front-matter-unknown", "unknown key", {
  file: "content/a.md",
  line: 2,
  hint: "Did you mean sort?",
});

describe("humanReport", () => {
  it("prints position, severity, code, message and hint, and counts at the end", () => {
    expect(humanReport([unknown, broken], plain)).toBe(
      [
        "content/a.md:2  warning  front-matter-unknown  unknown key",
        "    Did you mean sort?",
        "content/a.md:3:5  error  link-page  there is no page /x/",
        "    Fix or remove it.",
        "",
        "Explained by `npx docs-index explain <code>`",
        "1 error, 1 warning",
        "",
      ].join("\n"),
    );
  });

  it("lists every error, truncates a long run of warnings, and ends with a table of codes", () => {
    const many = Array.from({length: 14}, (_, at) => ({
      ...broken,
      file: `content/${at % 3}.md`,
      line: at + 1,
    }));
    expect(humanReport([...many, unknown], plain).match(/there is no page/g)).toHaveLength(14);
    const warnings = many.map(finding => ({...finding, severity: "warning" as const}));
    const report = humanReport([...warnings, unknown], plain);
    expect(report.match(/there is no page/g)).toHaveLength(10);
    expect(report.slice(report.indexOf("4 more"))).toBe(
      [
        "4 more findings not shown; `docs-index check --all` lists each",
        "",
        "warning  link-page                14  on 3 files",
        "warning  front-matter-unknown      1  on 1 file",
        "",
        "Explained by `npx docs-index explain <code>`",
        "15 warnings",
        "",
      ].join("\n"),
    );
    expect(humanReport([...warnings, unknown], plain, true).match(/there is no page/g)).toHaveLength(14);
  });

  it("counts merged warnings as shown", () => {
    const merged = ["a.mdx", "b.mdx", "c.mdx"].map(file =>
      diagnostic("mdx-component", "unknown component `A`", {file}),
    );
    const report = humanReport(merged, plain, false, "compare");
    expect(report).toContain("Repeated findings are merged; `docs-index compare --all` lists each\n");
    expect(report).not.toContain("not shown");
    expect(humanReport(merged, plain, true)).not.toContain("merged");

    const kinds = Array.from({length: 14}, (_, at) => `unknown component \`A${at % 12}\``);
    const long = kinds.map(message => diagnostic("mdx-component", message, {file: "a.mdx"}));
    expect(humanReport(long, plain)).toContain(
      "2 more findings not shown; repeated findings are merged; `docs-index check --all` lists each",
    );
  });

  it("names the command that explains the only code, and no web address", () => {
    for (const code of Object.keys(CODES) as Code[]) {
      const report = humanReport([diagnostic(code, "x")], plain);
      expect(report).toContain(`\nExplained by \`npx docs-index explain ${code}\`\n`);
      expect(report).not.toContain("://unpkg.com");
    }
  });

  it("prints nothing without findings", () => expect(humanReport([], plain)).toBe(""));

  it("prints colors on a terminal, unless NO_COLOR is set", () => {
    expect(paintFor({isTTY: true}, {})("red", "x")).not.toBe("x");
    expect(paintFor({isTTY: true}, {NO_COLOR: "1"})("red", "x")).toBe("x");
    expect(paintFor({isTTY: true}, {TERM: "dumb"})("red", "x")).toBe("x");
    expect(paintFor({isTTY: true}, {TERM: "xterm"})("red", "x")).not.toBe("x");
    expect(paintFor({isTTY: false}, {FORCE_COLOR: "1"})("red", "x")).not.toBe("x");
  });
});

describe("applyRules", () => {
  it("changes severities by code and drops disabled codes", () => {
    expect(applyRules([broken, unknown], {"link-page": "warning", "front-matter-unknown": "off"})).toEqual([
      {...broken, severity: "warning"},
    ]);
  });
});

describe("compareDiagnostics", () => {
  it("sorts by file, position and code, from any order", () => {
    const later = {...broken, file: "content/b.md", line: 1};
    expect([later, broken, unknown].sort(compareDiagnostics)).toEqual([unknown, broken, later]);
  });
});

describe("the catalog", () => {
  it.each(Object.entries(CODES))("%s explains the problem and its fix", (code, {summary, help}) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(summary).toMatch(/\.$/);
    expect(help).toMatch(/\.$/);
  });
});
