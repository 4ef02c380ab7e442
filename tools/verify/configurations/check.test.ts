import {mkdir, mkdtemp, realpath, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import type {Sandbox} from "../sandbox.ts";
import {validateConfigurations} from "./check.ts";
import {loadConfigurations} from "./load.ts";

const config = (code: string) => `**webpack.config.js**\n\n\`\`\`js\n${code}\n\`\`\`\n\n`;

// Stubs of the three packages used for validation, so that the test needs no registry.
const PACKAGES = {
  "webpack/index.js": `module.exports = (options) => { for (const plugin of options.plugins ?? []) plugin.apply(); };
    module.exports.validate = (list) => { for (const {mode} of list) if (mode !== "none") throw new Error("wrong mode " + mode); };`,
  "webpack/schemas/WebpackOptions.json": '{"properties": {"mode": {}}}',
  "schema-utils/index.js":
    'module.exports.validate = (schema, {port}, {name}) => { if (port !== "auto") throw new Error(name + ": wrong port"); };',
  "webpack-dev-server/lib/options.json": "{}",
};

describe("validateConfigurations", () => {
  let folder = "";
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), "sandbox-")));
    const modules = join(folder, "node_modules");
    for (const [file, text] of Object.entries(PACKAGES)) {
      await mkdir(join(modules, file, ".."), {recursive: true});
      await writeFile(join(modules, file), text);
    }
    const [webpack, devServer] = [join(modules, "webpack"), join(modules, "webpack-dev-server")];
    sandbox = {folder, webpackVersion: "5.0.0", webpack, devServer};
  });
  afterAll(() => rm(folder, {recursive: true}));

  it("accepts valid samples and reports errors in the others, with their lines", async () => {
    const text = [
      config("export default {mode: 'none'};"),
      config("module.exports = async (env, argv) => [{mode: 'none', devServer: {port: 'auto'}}];"),
      config("module.exports = {mode: 'production'};"),
      config("import a from 'no-such-package';\nexport default a;"),
      config("process.exit(3);"),
      config("module.exports = {mode: 'none', devServer: {port: 1}};"),
      config("module.exports = {mode: 'none', plugins: [{apply() { throw new Error('wrong plugin'); }}]};"),
    ].join("");
    const {validated, problems} = await validateConfigurations([extractPage("test.md", text)], sandbox);
    expect(validated).toBe(2);
    expect(problems).toEqual([
      {path: "test.md", line: 16, message: expect.stringContaining("wrong mode production")},
      {path: "test.md", line: 22, message: expect.stringContaining("no-such-package")},
      {path: "test.md", line: 29, message: expect.stringContaining("ended the process with 3")},
      {path: "test.md", line: 35, message: expect.stringContaining("Dev Server: wrong port")},
      {path: "test.md", line: 41, message: expect.stringContaining("wrong plugin")},
    ]);
  }, 30_000);

  it("stops an endless sample and continues with the next", async () => {
    const [endless, fine] = [join(folder, "endless.mjs"), join(folder, "fine.mjs")];
    await writeFile(endless, "for (;;);");
    await writeFile(fine, "export default {mode: 'none'};");
    const problems = await loadConfigurations(
      [endless, fine],
      join(sandbox.devServer, "lib/options.json"),
      1500,
    );
    expect([...problems]).toEqual([[endless, expect.stringContaining("did not end in time")]]);
  }, 30_000);
});
