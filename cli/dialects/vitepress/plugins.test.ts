import {readFileSync} from "node:fs";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it.each(["vitepress", "vuepress"])("plug-ins of markdown-it are read: %s", async tool => {
  const root = temporaryFolder();
  writeFiles(root, {
    [`docs/.${tool}/config.js`]:
      "module.exports = {markdown: {extendMarkdown: md => md.use(require('markdown-it-deflist'))}}",
    "docs/.parts/part.md": "## Included\n\nIts text, [a link](other.md) and ![](./p.png)\n",
    "docs/other.md": "# Other\n",
    "docs/p.png": "",
    "docs/page.md":
      "# X\n\n[a](#included)\n\nTerm\n:   One\n\n    Two\n\n!!!include(docs/.parts/part.md)!!!\n\n    !!!include(code)!!!\n",
  });
  const {diagnostics} = await buildProject(root);
  expect(diagnostics).toEqual([]);
  const {html} = JSON.parse(readFileSync(`${root}/artifacts/data/pages/page/index.json`, "utf8"));
  expect(html).toMatch(
    /<dt>.*Term.*<dd>.*One.*<p>Two<\/p>.*<h2 id="included">.*Its text, <a href="\/other\/">.*!!!include\(code\)!!!/s,
  );
});

it("lines with a colon are text without the plug-in", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docs/.vitepress/config.js": "export default {}",
    "docs/page.md": "# X\n\nTerm\n: One\n",
  });
  await buildProject(root);
  expect(readFileSync(`${root}/artifacts/data/pages/page/index.json`, "utf8")).not.toContain("<dt>");
});
