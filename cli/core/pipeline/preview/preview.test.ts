import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {loadProject} from "#cli/config/load.ts";
import {FatalError} from "#cli/report/diagnostic.ts";
import {run, temporaryCopy} from "#fixtures/support/project.ts";
import type {Manifest} from "#schemas/manifest.ts";
import {hasEditions} from "../editions.ts";
import {openPreview} from "./preview.ts";

const PROJECTS = join(import.meta.dirname, "../../../../fixtures/projects");
/** Documents that show what only a build knows: the descriptions of other pages, taken from their texts. */
const WITH_DESCRIPTIONS = [
  "dated-section data/sections/blog.json",
  "dated-section data/sections/news.json",
  "further-folders data/pages/blog/index.json",
  "further-folders data/sections/blog.json",
  "html-vocabulary data/pages/blog/index.json",
  "html-vocabulary data/pages/lists/index.json",
  "html-vocabulary data/pages/overview/index.json",
];

it.each([
  ["whole", undefined],
  ["by section", 0],
])("makes the same documents and menus as a build of every sample project, arranged %s", async (_, many) => {
  let compared = 0;
  const different: string[] = [];
  for (const name of readdirSync(PROJECTS)) {
    const {path, remove} = temporaryCopy(join(PROJECTS, name));
    try {
      const project = await loadProject(path, {});
      if (hasEditions(project)) continue;
      await run(path, "build", "--out", "built", "--no-cache");
      if (!existsSync(join(path, "built"))) continue;
      const {files} = JSON.parse(readFileSync(join(path, "built/data/manifest.json"), "utf8")) as Manifest;
      const preview = await openPreview(project, "test", {many});
      for (const {path: file} of files) {
        if (!/^data\/(?:pages|sections)\//.test(file) || file.endsWith("/printable/index.json")) continue;
        const early = preview.read(file);
        if (early === null || !readFileSync(join(path, "built", file)).equals(early))
          different.push(`${name} ${file}`);
        compared++;
      }
      preview.close();
    } catch (error) {
      if (!(error instanceof FatalError)) throw error;
    } finally {
      remove();
    }
  }
  expect(compared).toBeGreaterThan(250);
  expect(different).toEqual(WITH_DESCRIPTIONS);
});
