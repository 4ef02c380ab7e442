import {pathWithin} from "#schemas/rules/disk-path.ts";

/** Folders of pages, and what the content paths of what is in them begin with. */
export type ContentFolders = readonly {folder: string; prefix: string}[];

/** Content path of a file on disk, POSIX and NFC; null for one outside of all folders of pages. */
export function contentPathOf(file: string, folders: ContentFolders): string | null {
  for (const {folder, prefix} of folders) {
    const below = pathWithin(folder, file);
    if (below !== null) return prefix + below.normalize();
  }
  return null;
}

/** Path in the site of a file below the content folder: hidden folders lose their dot, since many hosts leave them out. */
export const publicPath = (contentPath: string): string => contentPath.replace(/^\.(?=[^./])/, "");

/** Folder of the output for files that pages show from outside of the content folders. */
const OUTSIDE = "_files";

/**
 * Returns the path below the output folder at which a file that a page shows is emitted.
 *
 * @param contentPath - null for a file outside of the content folders
 * @param path - POSIX path relative to the project root
 */
export const assetOutput = (contentPath: string | null, path: string): string =>
  contentPath === null ? `${OUTSIDE}/${path.normalize()}` : publicPath(contentPath);
