import {readFileSync, writeFileSync} from "node:fs";
import {expect, it} from "vitest";
import {CODES} from "../report/codes.ts";
import {ruleList} from "./rule-list.ts";

const README = new URL("../README.md", import.meta.url);
const MARKS = /(<!-- rules -->\n\n)[\s\S]*?(\n<!-- end of rules -->)/;

it("the documentation lists every rule exactly as in the catalog", () => {
  const text = readFileSync(README, "utf8");
  const wanted = text.replace(MARKS, (_, before: string, after: string) => before + ruleList() + after);
  // After a change to the catalog, run: UPDATE_README=1 npx vitest run cli/checks/rule-list
  if (process.env.UPDATE_README === "1") writeFileSync(README, wanted);
  expect(MARKS.test(text)).toBe(true);
  expect(readFileSync(README, "utf8")).toBe(wanted);
});

it("the documentation names every code without an example", () => {
  const text = readFileSync(README, "utf8");
  expect(Object.keys(CODES).filter(code => !text.includes(`\`${code}\``))).toEqual([]);
});
