import {expect, it} from "vitest";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {diagnostic} from "./diagnostic.ts";
import {foldFindings} from "./fold.ts";

const folded = (found: readonly Diagnostic[]): Diagnostic[] =>
  foldFindings(found).map(({finding}) => finding);

it("reports the same finding on many pages once, with a count", () => {
  const found = [
    diagnostic("mdx-component", "unknown component `A`", {file: "a.mdx", line: 1}),
    diagnostic("link-page", "there is no page `/x/`", {file: "a.mdx", line: 2}),
    diagnostic("mdx-component", "unknown component `A`", {file: "a.mdx", line: 3}),
    diagnostic("link-page", "there is no page `/x/`", {file: "b.mdx", line: 2}),
    diagnostic("mdx-component", "unknown component `A`", {file: "b.mdx", line: 3}),
    diagnostic("mdx-component", "unknown component `B`", {file: "b.mdx", line: 4}),
  ];
  expect(folded(found).map(({file, line, message}) => [file, line, message])).toEqual([
    ["a.mdx", 1, "unknown component `A` (3 times on 2 pages)"],
    ["a.mdx", 2, "there is no page `/x/`"],
    ["b.mdx", 2, "there is no page `/x/`"],
    ["b.mdx", 4, "unknown component `B`"],
  ]);
});

it("keeps rare front matter keys separate, because each may be a typo", () => {
  const keys = (count: number) =>
    Array.from({length: count}, (_, i) =>
      diagnostic("front-matter-unknown", "unknown key `titel`", {file: `${i}.md`, line: 2}),
    );
  expect(folded(keys(3)).map(({file}) => file)).toEqual(["0.md", "1.md", "2.md"]);
  expect(folded(keys(4)).map(({file, message}) => [file, message])).toEqual([
    ["0.md", "unknown key `titel` (4 times on 4 pages)"],
  ]);
});

it("merges the uses of one macro, which are errors", () => {
  const found = ["a", "b", "a"].map(name =>
    diagnostic("template-call", `\`${name}(…)\` is not run`, {file: "x.md"}),
  );
  expect(folded(found).map(({message, severity}) => [message, severity])).toEqual([
    ["`a(…)` is not run (2 times)", "error"],
    ["`b(…)` is not run", "error"],
  ]);
});

it("never merges other errors", () => {
  const found = ["a.md", "b.md"].map(file => diagnostic("link-page", "there is no page `/x/`", {file}));
  expect(folded(found)).toEqual(found);
  const raised = found.map(finding => ({...finding, code: "mdx-component"}));
  expect(folded(raised)).toEqual(raised);
});

it.each([
  ["file-generated", "Generate the files."],
  ["link-unverified", "Set `prefix`."],
] as const)("merges %s by the hint that settles them, whatever they name", (code, hint) => {
  const found = ["a", "b", "c"].map(name => diagnostic(code, `no \`${name}\``, {file: `${name}.md`, hint}));
  const other = diagnostic(code, "no `d`", {file: "d.md", hint: "Another."});
  expect(folded([...found, other]).map(({message}) => message)).toEqual([
    "no `a` (3 times on 3 pages)",
    "no `d`",
  ]);
});

it("merges expressions that can't be evaluated", () => {
  const found = [1, 2].map(line => diagnostic("mdx-expression", "`a` can't be", {file: "a.mdx", line}));
  expect(folded(found).map(({message}) => message)).toEqual(["`a` can't be (2 times)"]);
});
