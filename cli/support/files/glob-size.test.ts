import fc from "fast-check";
import fastGlob from "fast-glob";
import {expect, it} from "vitest";
import {LIST_FULL, limitedGlobs} from "./glob-size.ts";

const isSmallGlob = (pattern: string): boolean => limitedGlobs([pattern]).used.length > 0;

it.each([
  ["*a*a*a*b", "stars"],
  ["**/a/**/a/**/a/**/a/**/b", "stars"],
  ["{*a*a,b}*a*b", "stars"],
  ["*(a*)b", "repeats"],
  ["+(+(a))b", "repeats"],
  ["+(a)*a*a*b", "stars"],
  ["{1..100000000}", "more than 1000"],
  ["{a,b}".repeat(20), "more than 1000"],
  ["{a..z}".repeat(3), "more than 1000"],
  ["{1..2000..2}", "more than 1000"],
  ["{a,{b,c}}".repeat(12), "more than 1000"],
  ["{".repeat(3000), "20 levels"],
  ["", "empty"],
])("rejects %s because of its %s", (pattern, reason) =>
  expect(limitedGlobs([pattern]).ignored).toEqual([
    {index: 0, pattern, reason: expect.stringContaining(reason)},
  ]),
);

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
  const {used, ignored} = limitedGlobs(patterns);
  expect(used).toEqual(patterns.slice(0, 625));
  expect(ignored.map(({index}) => index)).toEqual(patterns.slice(625).map((_, i) => 625 + i));
  expect(new Set(ignored.map(({reason}) => reason))).toEqual(new Set([LIST_FULL]));
});
