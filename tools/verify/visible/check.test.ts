import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {hiddenPages, outputsWithoutSource} from "./check.ts";

const fence = (info: string, text = "a") => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const HIDDEN = "<!-- verify: sh npx webpack -->\n";
const OUTPUT = "<!-- verify: output -->\n\n";
const lines = (...parts: string[]) =>
  outputsWithoutSource(extractPage("a.md", parts.join(""))).map(({line}) => line);

it("an output below a sample needs a title or a sentence", () => {
  expect(lines(fence("js"), HIDDEN, OUTPUT, fence("text"))).toEqual([8]);
  expect(lines("## Heading\n\n", OUTPUT, fence("js"))).toEqual([5]);
  expect(lines(fence("js"), HIDDEN, OUTPUT, fence('text title="npx webpack"'))).toEqual([]);
  expect(lines(fence("js"), "The build prints:\n\n", HIDDEN, OUTPUT, fence("text"))).toEqual([]);
});

it("a visible command introduces its output, a hidden one does not", () => {
  expect(lines(fence("bash", "npx webpack"), OUTPUT, fence("text"))).toEqual([]);
  expect(lines(HIDDEN, OUTPUT, fence("text"))).toHaveLength(1);
});

it("other samples need none", () => {
  expect(lines(fence("js"), fence("js"), fence("text"))).toEqual([]);
});

it("a page opened by a guide must be written by readers", () => {
  const run = "<!-- verify: run -->\n\n";
  const write = '<!-- verify: sh printf "<body>" > page.html -->\n';
  const open = '<!-- verify: page page.html text="a" -->\n';
  const faults = (...parts: string[]) => hiddenPages(extractPage("a.md", parts.join("")));
  expect(faults(run, write, open).map(({line}) => line)).toEqual([4]);
  expect(faults(run, "**page.html**\n\n", fence("html", "<body>"), open)).toEqual([]);
  expect(faults(run, '<!-- verify: page dist/index.html text="a" -->\n')).toEqual([]);
  expect(faults(write, open)).toEqual([]);
});
