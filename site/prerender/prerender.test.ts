import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {gzipSync} from "node:zlib";
import {afterAll, beforeAll, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {pageDocument} from "#schemas/page-document.ts";
import type {Deploy} from "../artifacts/deploy.ts";
import {artifactsOf, renderSite} from "../test-support/build-site.ts";
import {fixture} from "../test-support/built-site.ts";

let root: string;
let project: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "build-site-"));
  project = join(root, "project");
  cpSync(fixture, project, {recursive: true, filter: path => !path.includes(".docs-index")});
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

/** Reads all files of a site. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile());
  const paths = files.map(entry => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map(path => [path.slice(folder.length), readFileSync(path, "latin1")]));
}

async function build(name: "warm" | "cold"): Promise<Map<string, string>> {
  const out = join(root, name);
  if (name === "cold") {
    rmSync(out, {recursive: true, force: true});
    rmSync(join(project, ".docs-index"), {recursive: true, force: true});
  }
  await buildProject(project, "--out", artifactsOf(project));
  await renderSite({project, out});
  return filesOf(out);
}

const content = (path: string): string => join(project, "content", path);
const replace = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

const SECURITY = "public/.well-known/security.txt";
const steps: [name: string, edit: () => void][] = [
  ["nothing", () => {}],
  [
    "a page changes",
    () => writeFileSync(content("glossary.md"), "---\ntitle: Words\n---\n\nAnother text.\n"),
  ],
  [
    "a page and hidden files for the host come",
    () => {
      writeFileSync(content("guides/new.md"), "---\ntitle: New\nsort: 1\n---\n\n## A\n");
      mkdirSync(join(project, "public/.well-known"), {recursive: true});
      writeFileSync(join(project, SECURITY), "Contact: https://example.org\n");
    },
  ],
  [
    "a page and hidden files for the host go",
    () => {
      rmSync(content("concepts/output.md"));
      rmSync(join(project, "public/.well-known"), {recursive: true});
    },
  ],
  [
    "the title of the site changes",
    () => replace(join(project, "docs-index.config.json"), '"title": "', '"title": "X'),
  ],
  ["data of a screen go", () => rmSync(content("data/vote.json"))],
  ["the news go, and the feed with them", () => rmSync(content("blog"), {recursive: true})],
];

it("a build over an earlier one equals a clean one byte for byte, after any change", async () => {
  for (const [name, edit] of steps) {
    edit();
    const warm = await build("warm");
    const cold = await build("cold");
    expect([...warm.keys()], name).toEqual([...cold.keys()]);
    const different = [...warm].filter(([path, bytes]) => cold.get(path) !== bytes).map(([path]) => path);
    expect(different, name).toEqual([]);
    expect(cold.has("/.nojekyll")).toBe(true);
    expect(cold.has("/.well-known/security.txt"), name).toBe(existsSync(join(project, SECURITY)));
  }
});

it("deploys page documents unchanged, no larger than their pages, and stores the deploy id with the layout", async () => {
  const files = await build("warm");
  const bytes = (path: string): Buffer => Buffer.from(files.get(path) as string, "latin1");
  const json = (path: string) => JSON.parse(bytes(path).toString());
  const documents = [...files.keys()].filter(path => path.startsWith("/data/pages/"));
  expect(documents).toContain("/data/pages/index.json");
  for (const path of documents) {
    pageDocument.parse(json(path));
    expect(bytes(path), path).toEqual(readFileSync(join(artifactsOf(project), path)));
    const route = bytes(path.replace("/data/pages/", "/").replace(".json", ".html"));
    expect(gzipSync(bytes(path)).length, path).toBeLessThanOrEqual(gzipSync(route).length);
  }
  const {build: deployed, sections} = json("/app-shell/deploy.json") as Deploy;
  expect(bytes("/index.html").toString()).toContain(`"build":"${deployed}"`);
  expect(Object.keys(sections)).toEqual(expect.arrayContaining(["_root", "concepts", "guides"]));
});

it("does not rewrite the pages of other sections if the text of one page changes", async () => {
  const before = await build("warm");
  writeFileSync(content("guides/new.md"), "---\ntitle: New\nsort: 1\n---\n\n## A\n\nMore text.\n");
  const after = await build("warm");
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect(changed.filter(path => /\/(?:api|concepts|loaders)\//.test(path))).toEqual([]);
  expect(changed).toContain("/data/pages/guides/new/index.json");
});
