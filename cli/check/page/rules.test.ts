import {describe, expect, it} from "vitest";
import {checkProject} from "../../../fixtures/support/check-project.ts";

/** Places of what one rule finds in a page and the parts that it imports. */
async function found(rule: string, text: string, parts: Record<string, string> = {}): Promise<string[]> {
  const files = {
    "docs-index.config.json": '{"dates": "none"}',
    "content/a.mdx": `---\ntitle: A\n---\n\n${text}\n`,
    ...parts,
  };
  const {diagnostics} = await checkProject(files, "--rule", rule);
  return diagnostics.map(({file, line, column}) => `${file}:${line}:${column}`);
}
const inMarkdown = async (rule: string, text: string): Promise<string[]> => {
  const files = {
    "docs-index.config.json": '{"dates": "none"}',
    "content/a.md": `---\ntitle: A\n---\n\n${text}\n`,
  };
  const {diagnostics} = await checkProject(files, "--rule", rule);
  return diagnostics.map(({line, column}) => `${line}:${column}`);
};

describe("heading-level", () => {
  it("judges a part by itself", async () => {
    const parts = {"parts/p.md": "#### Deep\n\n###### Deeper\n"};
    const text = 'import P from "../parts/p.md"\n\n## B\n\n<P />\n\n#### C';
    expect(await found("heading-level", text, parts)).toEqual(["parts/p.md:3:1"]);
    expect(await found("heading-level", "## B\n\n#### C")).toEqual(["content/a.mdx:7:1"]);
  });
});

describe("image-alt", () => {
  it("finds images in HTML by line and column, those in comments left out", async () => {
    const html =
      '<p>a\n<img src="x.png"> <img src="y.png" alt="">\n<!-- <img src="z.png"> -->\n  <img src="w.png"></p>';
    expect(await inMarkdown("image-alt", html)).toEqual(["6:1", "8:3"]);
    expect(await inMarkdown("image-alt", '- a\n\n  <p>\n  <img src="x.png"></p>')).toEqual(["8:3"]);
    expect(await inMarkdown("image-alt", '> > <p><img src="x.png">\n> > b <img src="x.png"></p>')).toEqual([
      "5:8",
      "6:7",
    ]);
    expect(await inMarkdown("image-alt", 'text <b><img src="x.png"></b>')).toEqual(["5:9"]);
  });
});

describe("code-prompt", () => {
  it("is about blocks in which every line is a command", async () => {
    expect(await inMarkdown("code-prompt", "```bash\n$ npm ci\n# then\n$ npm test\n```")).toEqual(["5:1"]);
    expect(await inMarkdown("code-prompt", "```bash\n# nothing\n```")).toEqual([]);
    expect(await inMarkdown("code-prompt", "```bash\n$ npm ci\nadded 3\n```")).toEqual([]);
  });
});

describe("code-tabs", () => {
  it("lets tabs be where the language needs them", async () => {
    expect(await inMarkdown("code-tabs", "```js\na(\n\tb,\n)\n```")).toEqual(["7:1"]);
    for (const lang of ["makefile", "go", "diff", "tsv"])
      expect(await inMarkdown("code-tabs", `\`\`\`${lang}\na:\n\tb\n\`\`\``), lang).toEqual([]);
  });
});
