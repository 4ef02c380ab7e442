import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, expect, it} from "vitest";
import {buildSite} from "../test-support/build-site.ts";
import {fixture, sitesFolder} from "../test-support/built-site.ts";
import {oneAtATime} from "../test-support/one-at-a-time.ts";

let root: string;
let project: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "build-site-"));
  project = join(root, "project");
  cpSync(fixture, project, {recursive: true, filter: path => !path.includes(".docs-index")});
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

/** Every file of a site with its bytes. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile());
  const paths = files.map(entry => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map(path => [path.slice(folder.length), readFileSync(path, "latin1")]));
}

async function build(name: "warm" | "cold", pageData = false): Promise<Map<string, string>> {
  const out = join(root, name);
  if (name === "cold") {
    rmSync(out, {recursive: true, force: true});
    rmSync(join(project, ".docs-index"), {recursive: true, force: true});
  }
  await oneAtATime(join(sitesFolder, "lock"), () => buildSite({project, out, pageData}));
  return filesOf(out);
}

const content = (path: string): string => join(project, "content", path);
const replace = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

const steps: [name: string, edit: () => void][] = [
  ["nothing", () => {}],
  [
    "a page changes",
    () => writeFileSync(content("glossary.md"), "---\ntitle: Words\n---\n\nAnother text.\n"),
  ],
  ["a page comes", () => writeFileSync(content("guides/new.md"), "---\ntitle: New\nsort: 1\n---\n\n## A\n")],
  ["a page goes", () => rmSync(content("concepts/output.md"))],
  [
    "the title of the site changes",
    () => replace(join(project, "docs-index.config.json"), '"title": "', '"title": "X'),
  ],
  ["data of a screen go", () => rmSync(content("data/vote.json"))],
  ["the news go, and the feed with them", () => rmSync(content("blog"), {recursive: true})],
];

it("a build over an earlier one equals a clean one byte for byte, whatever changed", async () => {
  for (const [name, edit] of steps) {
    edit();
    const warm = await build("warm");
    const cold = await build("cold");
    expect([...warm.keys()], name).toEqual([...cold.keys()]);
    const different = [...warm].filter(([path, bytes]) => cold.get(path) !== bytes).map(([path]) => path);
    expect(different, name).toEqual([]);
  }
});

it("deploys page documents and the manifest where they are asked for, and takes them away again", async () => {
  const isData = (path: string): boolean => /^\/data\/(?:pages\/|manifest)/.test(path);
  const without = await build("warm");
  const all = await build("warm", true);
  const manifest = Buffer.from(all.get("/data/manifest.json") as string, "latin1").toString();
  const {files} = JSON.parse(manifest) as {files: {path: string}[]};
  const deployed = new Set([...all.keys(), "/_headers"]);
  expect(files.filter(({path}) => !deployed.has(`/${path}`))).toEqual([]);
  expect([...all.keys()].filter(path => !isData(path))).toEqual([...without.keys()]);
  expect([...(await build("warm")).keys()]).toEqual([...without.keys()]);
});
