import {readFile} from "node:fs/promises";
import {join} from "node:path";
import fastGlob from "fast-glob";
import {extractPage} from "./extract/page.ts";
import type {Page} from "./types.ts";

/** Reads all pages of a content folder, sorted by path. The style guide in the same folder is not a page. */
export async function readPages(content: string): Promise<Page[]> {
  const paths = await fastGlob("**/*.{md,mdx}", {cwd: content, ignore: ["README.md", "data/**"]});
  paths.sort();
  return Promise.all(paths.map(async path => extractPage(path, await readFile(join(content, path), "utf8"))));
}
