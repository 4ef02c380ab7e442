import {mkdir, writeFile} from "node:fs/promises";
import {dirname, join, normalize} from "node:path";
import {transform} from "esbuild";
import {fencesOf} from "../samples/check.ts";
import type {Fence, Page} from "../types.ts";
import {isModule} from "./detect.ts";

const SIBLINGS: ReadonlySet<string> = new Set(["js", "ts", "json"]);

/**
 * Returns other named files on the page. If several have the same name, the closest one above the sample
 * takes precedence, or else the first one below.
 */
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
 * Writes a configuration sample, and other files shown on its page, into a folder. Types are stripped,
 * because not all supported versions of Node.js run TypeScript. The package type is the sample's module
 * system.
 *
 * @returns the path of the configuration
 * @throws Error if the sample does not parse
 */
export async function stageConfiguration(folder: string, page: Page, sample: Fence): Promise<string> {
  await mkdir(folder, {recursive: true});
  for (const [name, fence] of siblingsOf(page, sample)) {
    // A sibling that does not parse is reported at its own position.
    await writeFence(folder, name, fence).catch(() => undefined);
  }
  const type = isModule(sample) ? "module" : "commonjs";
  await writeFile(join(folder, "package.json"), JSON.stringify({private: true, type}));
  const file = await writeFence(folder, sample.title ?? "webpack.config.js", sample);
  if (!file) throw new Error(`the title leads out of the project: ${sample.title}`);
  return file;
}
