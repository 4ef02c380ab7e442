import {readFile, writeFile} from "node:fs/promises";
import type {Outcome} from "./report.ts";
import type {Results} from "./types.ts";

/** Returns the results of a run without problems. */
export const resultsOf = ({webpackVersion, reports}: Outcome): Partial<Results> =>
  Object.assign({webpack: webpackVersion}, ...reports.map(({results}) => results));

/** Writes the results if they have changed. */
export async function writeResults(file: string, results: Partial<Results>): Promise<void> {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  const old = await readFile(file, "utf8").catch(() => "");
  if (old !== text) await writeFile(file, text);
}
