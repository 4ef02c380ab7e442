import fc from "fast-check";
import fastGlob from "fast-glob";
import {expect, it} from "vitest";
import {globLimit} from "./glob-size.ts";

const isSmallGlob = (pattern: string): boolean => globLimit()(pattern);

it.each([
  "*a*a*a*b",
  "**/a/**/a/**/a/**/a/**/b",
  "{*a*a,b}*a*b",
  "*(a*)b",
  "+(+(a))b",
  "+(a)*a*a*b",
  "{1..100000000}",
  "{a,b}".repeat(20),
  "{a..z}".repeat(3),
  "{1..2000..2}",
  "{a,{b,c}}".repeat(12),
  "{".repeat(3000),
  "",
])("rejects %s", pattern => expect(isSmallGlob(pattern)).toBe(false));

it.each([
  "**/a/**/*.md",
  "**/*-*/**/*.md",
  "*/*/*/*/*.md",
  "{*.a,*.b,*.c,*.d,*.e}",
  "**/*.md",
  "**/{skill,SKILL}.md",
  "{1..9}/{a,b}",
  "a\\{1..5000}",
])("accepts %s", pattern => expect(isSmallGlob(pattern)).toBe(true));

it("never accepts a pattern with more than a thousand expansions", () => {
  const part = fc.constantFrom("{", "}", ",", "a", "{a,b}", "{1..60}", "{a..f}", "..", "5", "*");
  fc.assert(
    fc.property(fc.array(part, {minLength: 1, maxLength: 14}), parts => {
      const pattern = parts.join("");
      if (!isSmallGlob(pattern)) return;
      const tasks = fastGlob.generateTasks(pattern);
      expect(tasks.flatMap(({positive}) => positive).length).toBeLessThanOrEqual(1000);
    }),
  );
});

it("accepts patterns of a list until they expand to more than 5,000", () => {
  const patterns = Array.from({length: 1000}, (_, i) => `{a,b}{1..4}-${i}`);
  expect(patterns.filter(globLimit())).toEqual(patterns.slice(0, 625));
});
