import {readFile, writeFile} from "node:fs/promises";
import type {Outcome} from "./report.ts";

/** What the site may say about the checks. No clock in it, so that the same content gives the same bytes. */
export type Results = {
  webpack: string;
  samples: number;
  skipped: number;
  configurations: number;
  options: number;
  defaults: number;
  /** Urls of the guides that were followed to their end. */
  guides: string[];
};

/** The results of a run without problems. */
export function resultsOf({webpackVersion, parsed, configurations, options, guides}: Outcome): Results {
  return {
    webpack: webpackVersion,
    samples: parsed.parsed,
    skipped: parsed.skipped.length,
    configurations: configurations.validated,
    options: options.options,
    defaults: options.defaults,
    guides: guides.map(({path}) => `/${path.replace(/\.mdx?$/, "")}/`),
  };
}

/** Writes the results when they changed. */
export async function writeResults(file: string, results: Results): Promise<void> {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  const old = await readFile(file, "utf8").catch(() => "");
  if (old !== text) await writeFile(file, text);
}
