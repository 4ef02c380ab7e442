import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

/** Builds a project with a plug-in whose `transform` or `write` has the given body. */
async function build(member: "transform" | "write", body: string) {
  const folder = temporaryFolder();
  const code = `export default {name: "odd", version: "1", ${member}(tree, page) { ${body} }};\n`;
  writeFiles(folder, {
    "docs-index.config.json": '{"dates": "none", "plugins": ["./plugin.mjs"]}',
    "plugin.mjs": code,
    "docs/a.md": "# A\n\nText.\n",
    "docs/b/c.md": "# C\n",
  });
  return buildProject(folder, "--no-cache");
}

it.each([
  "return null",
  "tree.children.push(null)",
  "tree.children.push({value: 'x'})",
  "tree.children.push(tree)",
  "tree.children.push(() => 1)",
  "tree.children = 'text'",
  "Object.freeze(tree)",
  "Object.freeze(tree.children)",
  "Object.seal(tree.children[0])",
  "Object.defineProperty(tree, 'children', {get() { throw new Error('x') }})",
  "throw null",
  "throw undefined",
  "throw 'text'",
  "throw Symbol('x')",
  "throw new Proxy({}, {get() { throw 1 }})",
  "return Promise.reject({})",
  "process.exit(0)",
  "process.exit(3)",
])("a plug-in that does %j costs at most its page, and is named with it", async body => {
  const {code, findings} = await build("transform", body);
  expect(code).toBeLessThan(2);
  expect(
    findings.filter(finding => !/^docs\/\S+ plugin-failed the plug-in "odd" failed: /.test(finding)),
  ).toEqual([]);
  expect(findings.length).toBe(body === "return null" ? 0 : 2);
  expect(findings.join("\n")).not.toMatch(/of (?:null|undefined)/);
});

/** Paths that an output can't have, or that it has already. */
const paths = fc.oneof(
  fc.constantFrom("", ".", "..", "/etc/x", "a/../../x", "..\\x", "a//b", "x\0", "x\x1b[31m", "a\nb"),
  fc.constantFrom("a.md", "A.MD", "b", "b/c.md/x", "data", "data/manifest.json", "a.md/x", "data/site.json"),
  fc.constant("x".repeat(256)),
);

it("a plug-in that writes to an unusable or taken path is named with the path", async () => {
  await fc.assert(
    fc.asyncProperty(paths, async path => {
      const {code, findings} = await build("write", `return [{path: ${JSON.stringify(path)}, text: "x"}]`);
      expect(code).toBe(2);
      expect(findings).toEqual([
        expect.stringMatching(/^plugin-failed the plug-in "odd" failed: it writes to /),
      ]);
    }),
    {numRuns: 15, examples: [["a.md"], ["data"], ["x\0"], ["data/manifest.json"]]},
  );
});

it("a plug-in that writes the same path twice is named", async () => {
  const {findings} = await build("write", 'return [{path: "x", text: "1"}, {path: "X", text: "2"}]');
  expect(findings).toEqual([
    'plugin-failed the plug-in "odd" failed: it writes to X, where the output has another file',
  ]);
});
