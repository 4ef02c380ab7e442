import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it("lead to the page of a folder or of a file, whatever the file is named, if a manifest lists READMEs", async () => {
  const folder = temporaryFolder();
  const links = [
    "../a/README.md",
    "../a.md",
    "../a/",
    "/docs/a/",
    "../b.md",
    "../b/README.md",
    "../none.md",
    "../none/README.md",
  ];
  writeFiles(folder, {
    "next.config.js": "module.exports = {};",
    "public/_redirects": "/docs/old/ /docs/a/\n",
    "content/docs/manifest.json":
      '{"routes": [{"title": "A", "path": "/docs/a/README.md"}, {"title": "B", "path": "/docs/b.md"}]}',
    "content/docs/a/README.md": `# A\n\n${links.map(link => `[x](${link})`).join("\n\n")}\n`,
    "content/docs/b.md": "# B\n",
  });
  const {diagnostics} = await buildProject(folder);
  const found = diagnostics.map(({code, message}) => `${code} ${/`([^`]+)`/.exec(message)?.[1]}`);
  expect(found.sort()).toEqual(["link-page /docs/none/", "link-page /docs/none/README/"]);
});
