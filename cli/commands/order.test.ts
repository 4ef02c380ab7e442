import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
writeFiles(folder, {
  "docs-index.config.json": JSON.stringify({dates: "none", sidebar: {"/guide/": ["guide/b", "guide/a"]}}),
  "content/index.md": "# Home\n",
  "content/news.md": "# News\n",
  "content/notes.md": "# Notes\n",
  "content/guide/a.md": "# A\n",
  "content/guide/b.md": "# B\n",
  "content/blog/2026-01-01-first.md": "# First\n",
  "content/blog/2026-02-01-second.md": "# Second\n",
});
await run(folder, "build");

it.each([
  ["guide", ['/guide/b/  "B"  first', '/guide/a/  "A"  `sidebar` in the config']],
  ["blog", [expect.any(String), expect.any(String), expect.stringMatching(/ {2}date, newest first$/)]],
  ["_root", ['/news/  "News"  first', expect.stringMatching(/^\/notes\/ {2}"Notes" {2}.*title/)]],
])("docs-index order %s gives the reason for each position", async (section, expected) => {
  const {stdout} = await run(folder, "order", section);
  expect(stdout.trimEnd().split("\n")).toEqual(expected);
});

it.each([
  ["guides", "There is no section guides. Did you mean guide?\n"],
  ["x", "There is no section x. Sections: blog, guide, _root.\n"],
])("docs-index order %s names the sections that exist", async (section, stderr) =>
  expect(await run(folder, "order", section)).toMatchObject({code: 2, stderr}),
);
