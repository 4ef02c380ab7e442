import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {fencesOf} from "../samples/check.ts";
import {emptyFolder, type Sandbox} from "../sandbox.ts";
import type {Fence, Page, Problem} from "../types.ts";
import {isConfiguration} from "./detect.ts";
import {loadConfigurations} from "./load.ts";
import {stageConfiguration} from "./stage.ts";

export type Validated = {validated: number; problems: Problem[]};
type Staged = {file: string; page: Page; fence: Fence};

async function optionNames({webpack}: Sandbox): Promise<Set<string>> {
  const schema = JSON.parse(await readFile(join(webpack, "schemas/WebpackOptions.json"), "utf8"));
  return new Set(Object.keys(schema.properties));
}

/**
 * Loads every configuration sample of the pages with the webpack version of the sandbox and reports invalid
 * ones.
 */
export async function validateConfigurations(
  pages: ReadonlyArray<Page>,
  sandbox: Sandbox,
): Promise<Validated> {
  const names = await optionNames(sandbox);
  const folder = await emptyFolder(sandbox, "samples");
  const staged: Staged[] = [];
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const fence of fencesOf(page)) {
      if (!isConfiguration(fence, names)) continue;
      try {
        const place = join(folder, page.path.replace(/\W+/g, "-"), String(fence.line));
        staged.push({file: await stageConfiguration(place, page, fence), page, fence});
      } catch (error) {
        problems.push({path: page.path, line: fence.line, message: (error as Error).message});
      }
    }
  }
  const verdicts = await loadConfigurations(
    staged.map(({file}) => file),
    join(sandbox.devServer, "lib/options.json"),
  );
  for (const {file, page, fence} of staged) {
    const message = verdicts.get(file);
    if (message === undefined) continue;
    problems.push({path: page.path, line: fence.line, message: `not a valid configuration: ${message}`});
  }
  return {validated: staged.length - verdicts.size, problems};
}
