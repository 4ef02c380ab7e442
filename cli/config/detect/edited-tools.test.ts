import {cpSync, mkdirSync, readdirSync, rmSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

/** Files whose mere existence matters, none of which an earlier build read. */
const COMING_AND_GOING: [string, string][] = [
  ["i18n/fr/docusaurus-plugin-content-docs/current/a.md", "# A en français"],
  ["docs/deep/_category_.json", '{"label": "Deep", "link": {"type": "generated-index", "slug": "/list"}}'],
  ["docs/new/_category_.yml", "label: New\nlink: {type: generated-index}"],
  ["src/pages/play.tsx", ""],
  ["src/pages/about.md", "# About"],
  ["blog/2024-01-02-post.md", "---\ntags: [a]\n---\n\n# Post"],
  ["blog/tags.yml", "a: {label: Letter}"],
  ["sidebars.js", "export default {docs: ['b', 'a']};"],
  ["versions.json", '["1.0"]'],
  ["versioned_docs/version-1.0/a.md", "# A of 1.0"],
];

const build = async (root: string): Promise<{findings: string; files: Record<string, string>}> => {
  const {stdout, stderr} = await run(root, "build", "--json");
  const {diagnostics} = JSON.parse(stdout);
  return {findings: `${JSON.stringify(diagnostics)}${stderr}`, files: snapshot(join(root, "artifacts"))};
};

it("detects the same settings as from scratch after any file is added or removed", async () => {
  const root = join(temporaryFolder(), "site");
  mkdirSync(root);
  writeFiles(root, {
    "docusaurus.config.js": `module.exports = {title: 'Site', url: 'https://x.org', baseUrl: '/',
      i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, presets: [['classic', {}]]};`,
    "docs/a.md": "# A\n\n[play](/play), [list](/docs/list), [tag](/blog/tags/a)",
    "docs/b.md": "# B",
    "docs/deep/c.md": "# C",
  });
  const matches = async (what: string): Promise<void> => {
    const copy = join(temporaryFolder(), "site");
    cpSync(root, copy, {
      recursive: true,
      filter: path => ![".docs-index", "artifacts"].includes(basename(path)),
    });
    expect(await build(root), what).toEqual(await build(copy));
  };
  await matches("nothing changed");
  for (const [path, text] of COMING_AND_GOING) {
    writeFiles(root, {[path]: text});
    await matches(`${path} came`);
  }
  for (const [path] of COMING_AND_GOING) {
    rmSync(join(root, path));
    for (let folder = dirname(join(root, path)); readdirSync(folder).length === 0; folder = dirname(folder))
      rmSync(folder, {recursive: true});
    await matches(`${path} went`);
  }
});
