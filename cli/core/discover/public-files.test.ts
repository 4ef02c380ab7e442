import {mkdirSync, rmSync, symlinkSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {publicFiles} from "./public-files.ts";

const root = temporaryFolder();

function deployed(paths: readonly string[]): string[] {
  const folder = join(root, "public");
  rmSync(folder, {recursive: true, force: true});
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), "x");
  }
  const {files, diagnostics} = publicFiles(root, [folder]);
  expect(diagnostics).toEqual([]);
  return [...files.keys()];
}

const name = fc.stringMatching(/^\.?[a-z][a-z-]{0,8}$/).filter(text => !/^\.git|^node_modules$/.test(text));
const path = fc
  .tuple(fc.array(name, {maxLength: 3}), name, fc.constantFrom("", ".txt", ".md", ".json"))
  .map(([folders, file, ending]) => [...folders.map(folder => `${folder}.d`), file + ending].join("/"));

it("deploys files whose names start with a dot", () =>
  fc.assert(
    fc.property(fc.uniqueArray(path, {minLength: 1, maxLength: 6}), paths => {
      fc.pre(!paths.some(each => /^llms(?:-full)?\.txt$|^robots\.txt$|^data\.d\//.test(each)));
      expect(deployed(paths).sort()).toEqual([...paths].sort());
    }),
    {numRuns: 60},
  ));

it("follows links to any file of the project, but not out of it", () => {
  const [project, outside] = [join(root, "project"), join(root, "outside")];
  for (const path of ["project/docs/public", "project/media", "outside"])
    mkdirSync(join(root, path), {recursive: true});
  writeFileSync(join(project, "media/logo.svg"), "x");
  writeFileSync(join(outside, "secret.txt"), "x");
  const folder = join(project, "docs/public");
  symlinkSync("../../media/logo.svg", join(folder, "logo.svg"));
  symlinkSync("../../media", join(folder, "media"));
  symlinkSync(join(outside, "secret.txt"), join(folder, "secret.txt"));
  symlinkSync(outside, join(folder, "outside"));
  symlinkSync(project, join(root, "link"));
  for (const top of [project, join(root, "link")]) {
    const {files, diagnostics} = publicFiles(top, [join(top, "docs/public")]);
    expect([...files.keys()]).toEqual(["logo.svg", "media/logo.svg"]);
    expect(diagnostics.map(({code, file}) => `${code} ${file}`).sort()).toEqual([
      "file-outside docs/public/outside",
      "file-outside docs/public/secret.txt",
    ]);
  }
});

it("omits internal files of git and macOS", () => {
  const own = [".git/config", "a/.gitkeep", ".gitignore", ".DS_Store", "a/.DS_Store"];
  const host = [".htaccess", ".nojekyll", ".well-known/security.txt"];
  expect(deployed([...own, ...host])).toEqual(host);
});
