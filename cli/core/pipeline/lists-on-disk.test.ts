import {rmSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, test} from "vitest";
import {loadProject} from "#cli/config/load.ts";
import {step} from "#fixtures/support/arbitrary-edits.ts";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {build} from "./build.ts";
import type {BuildOptions} from "./build-edition.ts";

/** Memory limits as on a site too large for memory: runs of a few terms, and all lists in files. */
const TINY = {source: 0, pairs: 3};

/** Returns the files and diagnostics of a build. */
async function built(folder: string, out: string, options: Partial<BuildOptions>): Promise<unknown> {
  const project = await loadProject(folder, {out: join(folder, out)});
  const all: BuildOptions = {parser: "native", cache: true, workers: 1, toolVersion: "test", ...options};
  const {diagnostics, pages} = await build(project, all);
  return {diagnostics, pages, files: snapshot(join(folder, out))};
}

test("lists in files and in memory yield the same bytes, in clean builds and after any changes", async () => {
  const parent = temporaryFolder();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, {minLength: 1, maxLength: 5}), async steps => {
      const folder = join(parent, String(count++));
      writeFiles(folder, {
        "docs-index.config.json": "{}",
        "content/index.md": "# Home\n\nSome words of it.\n",
      });
      for (const {name, run} of steps) {
        run(folder);
        const inMemory = await built(folder, "memory", {cache: false});
        expect(await built(folder, "files", {cache: false, memory: TINY}), name).toEqual(inMemory);
        const cached = (await built(folder, "cached", {memory: TINY})) as typeof inMemory & {pages: object};
        expect({...cached, pages: null}, name).toEqual({...(inMemory as object), pages: null});
      }
      rmSync(folder, {recursive: true, force: true});
    }),
    {numRuns: 15},
  );
});
