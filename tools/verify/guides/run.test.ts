import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {runGuide} from "./run.ts";

const guide = (text: string) =>
  runGuide(extractPage("guides/a.md", `<!-- verify: run -->\n\n${text}`), false);
const fence = (language: string, ...lines: string[]) => `\`\`\`${language}\n${lines.join("\n")}\n\`\`\`\n`;

describe("runGuide", () => {
  it("writes files, runs commands in the current folder, and compares the output", async () => {
    const run = await guide(
      [
        fence("bash", "mkdir demo", "cd demo"),
        `**a.mjs**\n\n${fence("js", "console.log('one');")}`,
        `**a.mjs**\n\n${fence("diff", "-console.log('one');", "+console.log('two');")}`,
        fence("bash", "node a.mjs"),
        `<!-- verify: output -->\n${fence("text", "two")}`,
        `<!-- verify: tree -->\n${fence("text", "demo", "└── a.mjs")}`,
        '<!-- verify: file a.mjs contains="two" lacks="one" -->\n',
        '<!-- verify: sh node a.mjs prints="two" -->\n',
        fence("js", "justToRead();"),
        `<!-- verify: skip reason="starts a server" -->\n${fence("bash", "sleep 100")}`,
      ].join("\n"),
    );
    expect(run).toMatchObject({steps: 8, problem: undefined});
  });

  it.each([
    ["a command that fails", fence("bash", "exit 3"), "exit code 3"],
    ["a command that should fail", `<!-- verify: fails -->\n${fence("bash", "true")}`, "expected an error"],
    ["output that is not printed", `<!-- verify: output -->\n${fence("text", "x")}`, "not printed: x"],
    ["a file that is missing", "<!-- verify: file a.js -->\n", "no file a.js"],
    ["a tree that is wrong", `<!-- verify: tree -->\n${fence("text", "└── a.js")}`, "shows a.js"],
    ["a diff that does not fit", `**a.js**\n\n${fence("diff", "-a")}`, "does not exist"],
    ["a hidden command", '<!-- verify: sh echo a prints="b" -->\n', "did not print: b"],
  ])("stops at %s and reports its line", async (_, step, message) => {
    const {problem} = await guide(`${step}\n${fence("bash", "exit 99")}`);
    expect(problem?.message).toContain(message);
    expect(problem?.line).toBeGreaterThan(1);
  });
});
