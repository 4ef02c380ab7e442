import type {PageLists} from "#schemas/settings/page-lists.ts";
import {capitalized, isDated} from "#support/links/file-names.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * Returns a list of posts for each top-level folder that is a blog without an index page: every page in it has a dated
 * name (`2026-01-05-release.md`), so it is ordered by date.
 */
export function blogIndexes(pages: readonly SourceFile[]): PageLists {
  const folders = new Map<string, boolean>();
  for (const {contentPath, name} of pages) {
    const [folder = "", ...below] = contentPath.split("/");
    if (below.length === 0 || folder.startsWith("_")) continue;
    folders.set(folder, isDated(name) && (folders.get(folder) ?? true));
  }
  return Object.fromEntries(
    [...folders]
      .filter(([folder, isBlog]) => isBlog && !/\s/.test(folder))
      .map(([folder]) => [`/${folder}/`, {title: capitalized(folder), folder}]),
  );
}
