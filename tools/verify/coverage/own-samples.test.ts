import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {sectionsOf} from "../extract/sections.ts";
import {countOwnSamples, judgeOwnSamples} from "./own-samples.ts";

const names = ["cache", "cache.type", "Rule.options", "bail"].map(full => ({
  kind: "option" as const,
  full,
  short: full,
}));
const count = (text: string) => countOwnSamples(sectionsOf(extractPage("configuration/a.md", text)), names);
const fence = (code: string) => `\`\`\`js\n${code}\n\`\`\`\n\n`;

it("counts entries of existing options, and those with a sample", () => {
  const text = [
    "## `cache`\n\nText.\n\n",
    `### \`cache.type\`\n\n${fence("export default {cache: {type: 'memory'}};")}`,
    "## `Rule.options / Rule.query`\n\n",
    `#### Example\n\n${fence("({options: {}})")}`,
    `## Removed\n\n${fence("bail")}`,
    "## `bail`\n\n",
    fence("export default {mode: 'none'};"),
    `## \`gone\`\n\n${fence("bail")}`,
  ].join("");
  const {entries, without} = count(text);
  expect(entries).toBe(4);
  expect(without.map(({title}) => title)).toEqual(["cache", "bail"]);
});

it("lists the entries without a sample, and reports if there are too many", () => {
  const counted = count(`## \`bail\`\n\n## \`cache\`\n\n${fence("cache")}`);
  expect(judgeOwnSamples(counted, 0.5)).toEqual({
    counts: ["1 of 2 options in the reference have a sample of their own: 50 %"],
    notes: ["no sample  configuration/a.md:1  bail"],
    problems: [],
  });
  expect(judgeOwnSamples(counted, 0.9).problems).toHaveLength(1);
});
