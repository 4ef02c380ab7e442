import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {runGuide} from "../guides/run.ts";
import {openLive} from "./live.ts";

const server = [
  "import {createServer} from 'node:http';",
  'const page = \'<button onclick="console.log(2)">go</button><script>console.log("one")</script>\';',
  "createServer((_, answer) => answer.end(page)).listen(8139);",
].join("\n");
const live = '<!-- verify: live http://localhost:8139/ server="node server.mjs" -->\n';
const guide = (...parts: string[]) => {
  const file = `**server.mjs**\n\n\`\`\`js\n${server}\n\`\`\`\n`;
  const text = ["<!-- verify: run -->", file, live, ...parts].join("\n\n");
  return runGuide(extractPage("guides/a.md", text), false);
};
const output = (text: string) => `<!-- verify: output -->\n\n\`\`\`text\n${text}\n\`\`\``;

describe("a page that stays open during a guide", () => {
  it("prints to its console, which is compared with the guide", async () => {
    const run = await guide(
      output("one"),
      '<!-- verify: live click="button" console="2" -->',
      "<!-- verify: live end -->",
    );
    expect(run).toMatchObject({steps: 5, problem: undefined, outputs: ["one", "2"]});
  });

  it("is closed when the guide ends, for any guide", async () => {
    await guide(output("one"));
    await expect(fetch("http://localhost:8139/")).rejects.toThrow();
  });

  it("must be open before it is clicked", async () => {
    const page = '<!-- verify: run -->\n\n<!-- verify: live click="button" -->\n';
    const {problem} = await runGuide(extractPage("guides/a.md", page), false);
    expect(problem?.message).toContain("no page is open");
  });

  it("prints what the installed major version prints", async () => {
    const manifest = '**node_modules/a/package.json**\n\n```json\n{ "version": "5.2.7" }\n```\n';
    const of = (version: number, text: string) =>
      output(text).replace("output", `output with="a@${version}"`);
    const run = await guide(manifest, of(6, "three"), of(5, "one"));
    expect(run.problem).toBeUndefined();
  });

  it("is a file if there is no server, and prints uncaught errors", async () => {
    const page =
      "**a.html**\n\n```html\n<p>shown</p><script>throw new TypeError('boom')</script>\n```\n\n" +
      '<!-- verify: live a.html text="shown" console="Uncaught TypeError: boom" -->\n';
    const {problem, outputs} = await runGuide(extractPage("a.md", `<!-- verify: run -->\n\n${page}`), false);
    expect(problem).toBeUndefined();
    expect(outputs[1]).toBe("Uncaught TypeError: boom");
  });

  it("reports that nothing responds", async () => {
    const opened = openLive("true", "http://localhost:8138/", process.cwd(), 300);
    await expect(opened).rejects.toThrow("nothing answers at http://localhost:8138/");
  });
});
