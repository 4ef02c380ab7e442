import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {missingWords, sourceWords} from "./missing-words.ts";

const PROJECTS = join(import.meta.dirname, "../../fixtures/projects");
const root = temporaryFolder();

/**
 * Words of emoji, code and names in a tool's syntax that outputs show in another form or position, by fixture
 * project.
 */
const SYNTAX: Readonly<Record<string, string>> = {
  code: "indented webpack config js",
  "dialect-mkdocs": "toc material cog part md",
  "dialect-nuxt": "badge card collapsible group title to docs api read more tip odd widget",
  "dialect-vitepress": "tada toc snippet ts",
  headings: "indented",
  "html-vocabulary": "webpack config",
  "mdx-expressions": "map",
  sanitising: "alert classname box",
};

describe("the words of every page", () => {
  const projects = readdirSync(PROJECTS).filter(name =>
    existsSync(join(PROJECTS, name, "expected/data/pages")),
  );
  it.each(projects)("of %s are on the page, in its search text and in its Markdown copy", name => {
    const syntax = new Set((SYNTAX[name] ?? "").split(" "));
    const missing = missingWords(join(PROJECTS, name), join(PROJECTS, name, "expected")).flatMap(
      ({path, output, words}) =>
        words.filter(word => !syntax.has(word)).map(word => `${path} ${output} ${word}`),
    );
    expect(missing).toEqual([]);
  });

  it("are reported if they are missing in an output", () => {
    const page = {path: "content/a.md", url: "/a/", title: "T", html: "<p>One two link</p>"};
    writeFiles(root, {
      "content/a.md": "---\nx: front\n---\n\nOne two three [link](target.md)\n",
      "out/data/pages/a/index.json": JSON.stringify(page),
      "out/data/text/a/index.json": JSON.stringify({passages: [{title: "One", text: "three link"}]}),
      "out/a.md": "two three link",
    });
    expect(missingWords(root, join(root, "out"))).toEqual([
      {path: "content/a.md", output: "page", words: ["three"]},
      {path: "content/a.md", output: "search text", words: ["two"]},
      {path: "content/a.md", output: "Markdown copy", words: ["one"]},
    ]);
  });

  it("exclude code, tags, comments and targets", () => {
    const text =
      "a1 <b title='no'>b1</b> [c1](no.md) <!-- no -->\n\n```js\nno\n```\n\n[d]: no\n\n:::note\n\ne1\n";
    expect([...sourceWords(text)]).toEqual(["a1", "b1", "c1", "e1"]);
  });
});
