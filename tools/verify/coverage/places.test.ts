import {expect, it} from "vitest";
import type {Kind} from "./names/name.ts";
import {patternOf, settle} from "./places.ts";

const settled = (kind: Kind, ...names: string[]) =>
  settle(
    names.map(full => ({kind, full, short: full})),
    [
      {from: "module.rules", to: "Rule", reason: "r"},
      {from: "Rule.resolve", to: "resolve", reason: "r"},
      {from: "**.and", to: "Condition.and", reason: "r"},
    ],
  ).map(({full}) => full);

it("* matches one part and ** any parts", () => {
  expect(patternOf("a.*.c").test("a.b.c")).toBe(true);
  expect(patternOf("a.*").test("a.b.c")).toBe(false);
  expect(patternOf("a.**").test("a.b.c")).toBe(true);
  expect(patternOf("a.b").test("axb")).toBe(false);
});

it("options move to where they are described, one step at a time, and are counted once", () => {
  expect(
    settled("option", "module.rules", "module.rules.resolve.alias", "resolve.alias", "resolve.aliases"),
  ).toEqual(["module.rules", "resolve.alias", "resolve.aliases"]);
  expect(settled("option", "module.rules.test.and", "module.rules.include.and")).toEqual(["Condition.and"]);
});

it("only options move", () => {
  expect(settled("module variable", "import.meta.and")).toEqual(["import.meta.and"]);
});
