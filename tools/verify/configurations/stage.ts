import {mkdir, writeFile} from "node:fs/promises";
import {dirname, join, normalize} from "node:path";
import {transform} from "esbuild";
import {fencesOf} from "../samples/check.ts";
import type {Fence, Page} from "../types.ts";
import {isModule} from "./detect.ts";

const SIBLINGS: ReadonlySet<string> = new Set(["js", "ts", "json"]);

/** Other files that the page shows by name; of two with one name, the one nearest above the sample, else the first below. */
function siblingsOf(page: Page, sample: Fence): Map<string, Fence> {
  const files = new Map<string, Fence>();
  for (const fence of fencesOf(page)) {
    if (!fence.title || fence.title === sample.title || !SIBLINGS.has(fence.language)) continue;
    if (fence.line < sample.line || !files.has(fence.title)) files.set(fence.title, fence);
  }
  return files;
}

async function writeFence(folder: string, name: string, fence: Fence): Promise<string | undefined> {
  const relative = normalize(name);
  if (relative.startsWith("..") || relative.startsWith("/")) return undefined;
  const file = join(folder, relative.replace(/\.([cm]?)ts$/, ".$1js"));
  const code = fence.language === "ts" ? (await transform(fence.text, {loader: "ts"})).code : fence.text;
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, code);
  return file;
}

/**
 * Writes a configuration sample, and the files that its page shows beside it, into a folder. Types are stripped, as Node
 * does not run TypeScript everywhere; the package type follows from the sample's module system.
 *
 * @returns path of the configuration
 * @throws Error when the sample does not parse
 */
export async function stageConfiguration(folder: string, page: Page, sample: Fence): Promise<string> {
  await mkdir(folder, {recursive: true});
  for (const [name, fence] of siblingsOf(page, sample)) {
    // A sibling that does not parse is reported where it stands.
    await writeFence(folder, name, fence).catch(() => undefined);
  }
  const type = isModule(sample) ? "module" : "commonjs";
  await writeFile(join(folder, "package.json"), JSON.stringify({private: true, type}));
  const file = await writeFence(folder, sample.title ?? "webpack.config.js", sample);
  if (!file) throw new Error(`the title leads out of the project: ${sample.title}`);
  return file;
}
