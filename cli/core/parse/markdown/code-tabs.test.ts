import fc from "fast-check";
import type {Nodes} from "mdast";
import {describe, expect, it} from "vitest";
import {codesOf, parseText, renderText} from "#fixtures/support/page.ts";

const COMMANDS: Record<string, string> = {
  npm: "npm install --save-dev a-loader",
  yarn: "yarn add -D a-loader",
  pnpm: "pnpm add -D a-loader",
  bun: "bun add -d a-loader",
};

const fence = (code: string, info = "console"): string => `\`\`\`${info}\n${code}\n\`\`\``;

/** Returns the tab titles of a page, block by block; other blocks are represented by their type. */
const groups = (text: string): unknown[] =>
  parseText(text).tree.children.map(node =>
    node.type === "component" && node.name === "Tabs"
      ? node.children.map(tab => (tab as Nodes & {props: {title: string}}).props.title)
      : node.type,
  );

describe("commands of package managers", () => {
  it("become tabs in any order if separated by `or`, and nothing is lost", () => {
    const order = fc.shuffledSubarray(Object.keys(COMMANDS), {minLength: 2});
    const or = fc.constantFrom("or", "Or", "OR", "or:");
    fc.assert(
      fc.property(order, or, (managers, word) => {
        const text = managers.map(name => fence(COMMANDS[name] ?? "")).join(`\n\n${word}\n\n`);
        expect(groups(`Before\n\n${text}\n\nAfter`)).toEqual(["paragraph", managers, "paragraph"]);
        const html = renderText(text).body.html.replace(/<[^>]*>/g, "");
        for (const name of managers) expect(html).toContain(COMMANDS[name]);
      }),
    );
  });

  it.each([
    ["no word between", `${fence("npm i a")}\n\n${fence("yarn add a")}`],
    ["another word between", `${fence("npm i a")}\n\nand\n\n${fence("yarn add a")}`],
    ["one manager twice", `${fence("npm i a")}\n\nor\n\n${fence("npm i b")}`],
    ["no manager", `${fence("make")}\n\nor\n\n${fence("yarn add a")}`],
    ["two managers in one block", `${fence("npm i a\nyarn add a")}\n\nor\n\n${fence("pnpm add a")}`],
  ])("remain unchanged: %s", (_name, text) => {
    expect(groups(text).flat()).not.toContain("yarn");
    expect(groups(text).every(kind => typeof kind === "string")).toBe(true);
  });

  it.each(["npm", "npm2yarn"])("are translated in fences in the language %s", lang => {
    expect(groups(fence("npm install a", lang))).toEqual([["npm", "yarn", "pnpm", "bun"]]);
    expect(codesOf(parseText(fence("npm install a", lang)))).toEqual([]);
  });

  it("are written out where a fence names only packages", () => {
    for (const text of ["a b", "npm install a b"]) {
      const {html} = renderText(fence(text, "package-install")).body;
      const shown = html.replace(/<[^>]*>/g, "");
      for (const command of ["npm install a b", "yarn add a b", "pnpm add a b", "bun add a b"])
        expect(shown).toContain(command);
    }
  });

  it("are translated in fences marked npm2yarn, in every dialect", () => {
    expect(groups(fence("npm install a", "bash npm2yarn"))).toEqual([["npm", "yarn", "pnpm", "bun"]]);
    expect(renderText(fence("npm install a", "bash npm2yarn")).body.html).toContain(
      '"sync":"package-manager"'.replaceAll('"', "&quot;"),
    );
  });
});

describe("properties of an unknown component", () => {
  it("that are commands by package manager become tabs", () => {
    const names = fc.shuffledSubarray(["npm", "yarn", "pnpm", "bun", "deno", "cargo"], {minLength: 1});
    fc.assert(
      fc.property(names, fc.boolean(), (managers, isMultiline) => {
        fc.pre(managers.some(name => !/deno|cargo/.test(name)));
        const props = managers.map(name =>
          isMultiline ? `${name}={\`${name} add a\ncd a\`}` : `${name}="${name} add a"`,
        );
        const page = renderText(`<Run\n  ${props.join("\n  ")}\n/>\n`, {file: "a.mdx"});
        expect(codesOf(page)).toEqual([]);
        const shown = page.body.html.replace(/<[^>]*>/g, "");
        for (const name of managers) expect(shown).toContain(`${name} add a`);
      }),
    );
  });

  it("may be lists of commands, which may omit the name of the tool", () => {
    const page = renderText('<Run npm={["i a", "npm test"]} pnpm={["add a", "pnpx b"]} />\n', {
      file: "a.mdx",
    });
    expect(codesOf(page)).toEqual([]);
    const shown = page.body.html.replace(/<[^>]*>/g, "");
    for (const line of ["npm i a\nnpm test", "pnpm add a\npnpx b"]) expect(shown).toContain(line);
  });

  it.each([
    '<Run npm="npm i" other="x" />',
    '<Run cargo="cargo add a" />',
    "<Run npm />",
    "<Run npm={[1]} />",
    "<Run />",
  ])("are reported otherwise: %s", text =>
    expect(codesOf(renderText(text, {file: "a.mdx"}))).toContain("mdx-component"),
  );
});

describe("commands that only exist in npm", () => {
  it("are kept, without a warning from the library", () => {
    const {html} = renderText(fence("npm pkg set type=module", "bash npm2yarn")).body;
    const text = html.replace(/<[^>]*>/g, "");
    expect(text.match(/npm pkg/g)).toHaveLength(4);
    expect(text).not.toContain("convert");
  });
});

describe("code groups", () => {
  it("use a bold line above a block as the tab name", () => {
    const text = `::: code-group\n**a.js**\n\n${fence("1", "js")}\n\n**a.ts**\n\n${fence("2", "ts")}\n:::`;
    expect(groups(text)).toEqual([["a.js", "a.ts"]]);
  });
});
