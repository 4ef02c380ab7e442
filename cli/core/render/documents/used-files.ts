import {join, posix} from "node:path";
import type {LentFile} from "#core/model/edition.ts";
import type {ImageVariants, PageAsset, PageSummary} from "#core/model/page-facts.ts";
import {sha256} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {isOfOther} from "#support/links/content-path.ts";

type UsingPage = Pick<PageSummary, "assets" | "dependencies">;
type UsedFile = PageAsset & {hash: string};

/** Lists the images and other files that pages use, each once, with the hashes of their bytes. */
export function usedFiles(pages: readonly UsingPage[], root: string): UsedFile[] {
  const found = new Map<string, UsedFile>();
  for (const {assets, dependencies} of pages) {
    for (const {path, out} of assets) {
      if (found.has(out)) continue;
      const known = dependencies.find(dependency => dependency.path === path)?.hash;
      found.set(out, {path, out, hash: known ?? sha256(readRegularFile(join(root, path), MAX_FILE.asset))});
    }
  }
  return [...found.values()];
}

/** Lists the files that pages of an edition use and another edition owns. */
export const lentFiles = (
  edition: string,
  pages: readonly UsingPage[],
  root: string,
  variants: ImageVariants,
): LentFile[] =>
  usedFiles(pages, root)
    .filter(({out}) => isOfOther(out))
    .map(({path, out, hash}) => ({
      out: posix.join(edition, out),
      path,
      hash,
      ...(variants.has(out) && {hasVariants: true}),
    }));
