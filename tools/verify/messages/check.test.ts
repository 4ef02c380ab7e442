import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {messageProblems} from "./check.ts";

const fence = (text: string) => `<!-- verify: message -->\n\n\`\`\`text\n${text}\n\`\`\`\n\n`;
const page = (...messages: string[]) => extractPage("troubleshooting/a.md", messages.map(fence).join(""));
const attempt = (...outputs: string[]) => ({
  line: 9,
  run: {path: "", steps: 1, problem: undefined, outputs},
});
const problems = (...args: Parameters<typeof messageProblems>) =>
  messageProblems(...args).map(({message}) => message);

it("accepts an example that prints the message first but not at its end", () => {
  expect(problems(page("Error: no file\nin …/src"), [attempt("x\nError: no file\nin /a/src", "ok")])).toEqual(
    [],
  );
  expect(problems(page("one", "two"), [attempt("one", "ok"), attempt("two", "ok")])).toEqual([]);
});

it("reports an example with an ineffective fix", () => {
  const [problem] = problems(page("Error: a\nin b"), [attempt("Error: a\nin b", "Error: a\nin c")]);
  expect(problem).toBe("the example still prints this at its end: Error: a");
});

it("reports messages that no example prints, and examples that print none", () => {
  expect(problems(page("one", "two"), [attempt("one", "ok")])).toEqual(["no example prints this message"]);
  expect(problems(page("one"), [])).toEqual(["no example prints this message"]);
  expect(problems(page("one"), [attempt("one", "ok"), attempt("three")])).toEqual([
    "the example does not print the message of the page",
  ]);
});

it("requires a message on every page of the section, and on no other page", () => {
  expect(problems(page(), [])).toEqual(['the page explains no message: mark its fence "message"']);
  expect(problems(extractPage("troubleshooting/index.md", ""), [])).toEqual([]);
  expect(problems(extractPage("guides/a.md", ""), [])).toEqual([]);
});
