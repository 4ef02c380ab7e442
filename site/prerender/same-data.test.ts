import {createHash} from "node:crypto";
import {cpSync, readdirSync, readFileSync, statSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {Manifest} from "#schemas/manifest.ts";
import {entryPath} from "#schemas/rules/disk-path.ts";
import {artifactsOf, renderSite} from "../test-support/build-site.ts";

const root = join(import.meta.dirname, "../..");
const sha = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Returns the hashes of the files in all data folders, including languages and versions; HTML files there are
 * pages of that name.
 */
function dataIn(folder: string): [path: string, sha256: string][] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => entryPath(folder, entry))
    .filter(path => /(?:^|\/)data\//.test(path) && !path.endsWith(".html"))
    .sort()
    .map(path => [path, sha(readFileSync(join(folder, path)))]);
}

const projects = [
  ...["code", "data-files", "html-vocabulary", "locales", "printable-pages", "versions"].map(
    name => `fixtures/projects/${name}`,
  ),
  "site/test-support/project",
  "docs",
];

it.each(projects)("the site of %s contains the data files of the build, byte for byte", async name => {
  const folder = temporaryFolder();
  const project = join(folder, "project");
  cpSync(join(root, name), project, {recursive: true, filter: path => !path.includes(".docs-index")});
  const [artifacts, out] = [artifactsOf(project), join(folder, "site")];
  await buildProject(project, "--out", artifacts);
  await renderSite({project, out});
  const built = dataIn(artifacts);
  expect(built.length).toBeGreaterThan(5);
  expect(dataIn(out)).toEqual(built);
  const {files} = JSON.parse(readFileSync(join(out, "data/manifest.json"), "utf8")) as Manifest;
  for (const {path, bytes, sha256, rewritten} of files) {
    const content = readFileSync(join(out, path));
    if (!rewritten) expect([path, content.length, sha(content)]).toEqual([path, bytes, sha256]);
  }
  // Hard links avoid storing files twice.
  const file = "data/site.json";
  expect(statSync(join(out, file)).ino).toBe(statSync(join(artifacts, file)).ino);
});
