import {readFile, writeFile} from "node:fs/promises";

/** What the site may say about the checks: no clock in it, so that the same content gives the same bytes. */
export type Results = {
  webpack: string;
  samples: number;
  configurations: number;
  options: number;
  skipped: number;
  guides: string[];
};

/** Writes the results when they changed. */
export async function writeResults(file: string, results: Results): Promise<void> {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  const old = await readFile(file, "utf8").catch(() => "");
  if (old !== text) await writeFile(file, text);
}
