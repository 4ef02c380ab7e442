import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {sectionsOf} from "../extract/sections.ts";
import {judgeCoverage} from "./check.ts";
import {isDocumented, readDocumentation} from "./documented.ts";
import type {Kind, Name} from "./names/name.ts";

const read = (path: string, text: string) => readDocumentation(sectionsOf(extractPage(path, text)));
const name = (kind: Kind, full: string, owner?: string): Name => ({
  kind,
  full,
  short: full.split(".").at(-1) ?? full,
  ...(owner === undefined ? {} : {owner}),
});

describe("an option is documented", () => {
  const documented = (text: string, full: string) =>
    isDocumented(read("configuration/output.md", text), name("option", full));

  it("by its own heading, or by its full name in code", () => {
    expect(documented("## `output.copy.from`\n", "output.copy.from")).toBe(true);
    expect(documented("See `output.copy.from: string`.\n", "output.copy.from")).toBe(true);
    expect(documented("See `module.parser.css/auto`.\n", "module.parser.css/auto")).toBe(true);
    expect(documented("See `module.parser.css/module`.\n", "module.parser.css/auto")).toBe(false);
  });

  it("by its key in the section of a parent option", () => {
    expect(
      documented("## `output.copy`\n\n### Keys\n\n| `from` | where |\n|---|---|\n", "output.copy.from"),
    ).toBe(true);
    expect(documented("## `output.copy`\n\n## Other\n\n`from`\n", "output.copy.from")).toBe(false);
  });

  it("not only by the page or a distant section, and not by a sample", () => {
    expect(documented("`clean`\n", "output.clean")).toBe(false);
    expect(documented("## `output`\n\n`nonce`\n", "output.html.nonce")).toBe(false);
    expect(documented("## `output.html`\n\n```js\nlet nonce;\n```\n", "output.html.nonce")).toBe(false);
  });
});

describe("other names are documented", () => {
  it("if hooks and methods are below their owner", () => {
    const hooks = read("api/compiler-hooks.md", "---\ntitle: Compiler Hooks\n---\n\n### `run`\n");
    expect(isDocumented(hooks, name("hook", "Compiler.hooks.run", "Compiler"))).toBe(true);
    expect(isDocumented(hooks, name("hook", "MultiCompiler.hooks.run", "MultiCompiler"))).toBe(false);
    const prose = read("guides/a.md", "Tap `compiler.hooks.emit.tap(…)` and call `compiler.close()`.\n");
    expect(isDocumented(prose, name("hook", "Compiler.hooks.emit", "Compiler"))).toBe(true);
    expect(isDocumented(prose, name("method", "Compiler.close", "Compiler"))).toBe(true);
  });

  it("with their namespace, if the name could be any word", () => {
    const page = read("a.md", "`version` `BannerPlugin` `webpack.validate`\n");
    expect(isDocumented(page, name("export", "webpack.version"))).toBe(false);
    expect(isDocumented(page, name("export", "webpack.validate"))).toBe(true);
    expect(isDocumented(page, name("export", "webpack.BannerPlugin"))).toBe(true);
  });

  it("if flags are whole words", () => {
    const page = read("api/cli.md", "`--config-name` `npx webpack serve`\n");
    expect(isDocumented(page, name("flag", "--config"))).toBe(false);
    expect(isDocumented(page, name("flag", "--config-name"))).toBe(true);
    expect(isDocumented(page, name("command", "webpack serve"))).toBe(true);
  });
});

describe("judgeCoverage", () => {
  const reason = "because of a reason";
  const names = [
    name("option", "mode"),
    name("option", "module.rules.test"),
    name("option", "bail"),
    name("hook", "A.hooks.b", "A"),
  ];
  const documentation = read("configuration/mode.md", "## `mode`\n\n## `Rule.test`\n");
  const places = [{from: "module.rules", to: "Rule", reason}];

  it("counts documented, excepted and missing names", () => {
    const exceptions = [{kind: "hook", names: ["A.hooks.*"], reason}];
    const {counts, problems} = judgeCoverage(names, documentation, {
      places,
      exceptions,
      samples: {minimum: 0},
    });
    expect(counts).toEqual([
      {kind: "option", all: 3, documented: 2, excepted: 0},
      {kind: "hook", all: 1, documented: 0, excepted: 1},
    ]);
    expect(problems.map(({message}) => message)).toEqual(["no page documents the option bail"]);
  });

  it("reports exceptions without effect", () => {
    const exceptions = [{kind: "option", names: ["bail", "mode", "gone"], reason}];
    const {problems} = judgeCoverage(names.slice(0, 3), documentation, {
      places,
      exceptions,
      samples: {minimum: 0},
    });
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringContaining('the exception "mode" (option) excepts nothing'),
      expect.stringContaining('the exception "gone" (option) excepts nothing'),
    ]);
  });
});
