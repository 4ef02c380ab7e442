import fc from "fast-check";
import {globSync} from "fast-glob";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {excludedByPlugin} from "./excluded.ts";

const PATHS = ["a", "b", "ab", "a.b", "a/b", "a/ab", "ab/a/b", "b/a.b", "a/b/ab/a", "ab/b(1)"].map(
  path => `${path}.md`,
);
const root = temporaryFolder();
writeFiles(root, Object.fromEntries(PATHS.map(path => [path, ""])));

/** Returns the files that options of the plug-in leave out. */
const leftOut = (options: unknown): string[] => {
  const kept = globSync("**", {cwd: root, ignore: excludedByPlugin(options).patterns});
  return PATHS.filter(path => !kept.includes(path));
};

/** Converts an `fnmatch` pattern of stars and letters to a regular expression, as Python does. */
const fnmatch = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.()]/g, "\\$&").replaceAll(/\*+/g, ".*")}$`, "s");

it("excludes files by patterns whose stars match slashes", () => {
  const part = fc.constantFrom("*", "**", "a", "b", "/", ".", "(1)", ".md");
  fc.assert(
    fc.property(fc.array(part, {maxLength: 5}), fc.constant(".md"), (parts, end) => {
      const glob = `${parts.join("")}${end}`;
      fc.pre(glob.split(/\*+/).length < 4);
      expect(leftOut({glob})).toEqual(PATHS.filter(path => fnmatch(glob).test(path)));
    }),
    {numRuns: 150, seed: 1},
  );
});

it.each([
  [".*\\.(b|c)\\.md$", /^.*\.(b|c)\.md$/],
  ["a/", /^a\//],
  ["^ab?$", null],
  [".+/ab.md", /^.+\/ab.md/],
  ["(?:a|b)/.*", /^(?:a|b)\/.*/],
  ["a[bc]", null],
])("excludes files by the regular expression %j if it is simple", (regex, same) => {
  expect(leftOut({regex: [regex]})).toEqual(PATHS.filter(path => same?.test(path)));
  expect(excludedByPlugin({regex}).unread).toEqual(same ? [] : [regex]);
});

it.each([
  ["list", "  - exclude:\n      glob: 'parts/*'\n"],
  ["map", "  exclude:\n    glob:\n      - '*/_template.md'\n      - 'parts/*'\n"],
])("excludes files of a plug-in in a %s, which pages may still include", async (_, plugins) => {
  const project = temporaryFolder();
  writeFiles(project, {
    "mkdocs.yml": `site_name: X\nmarkdown_extensions: [pymdownx.snippets]\nplugins:\n${plugins}`,
    "docs/index.md": '# Page\n\n--8<-- "docs/parts/a/part.md"\n',
    "docs/parts/a/part.md": "Included text\n",
  });
  const {diagnostics} = await buildProject(project);
  expect(diagnostics.map(({code}) => code)).toEqual([]);
});

it("leaves out READMEs of folders that have an index", async () => {
  const project = temporaryFolder();
  writeFiles(project, {
    "mkdocs.yml": "site_name: X\n",
    "docs/index.md": "# X\n\n[a](a(1)/README.md)\n",
    "docs/README.md": "# Y\n\n[lost](none.md)\n",
    "docs/a(1)/README.md": "# A\n",
    "docs/b/README.md": "# B\n",
    "docs/b/index.md": "# B\n",
  });
  const {diagnostics} = await buildProject(project);
  expect(diagnostics.map(({code}) => code)).toEqual([]);
});
