import {pathWithin} from "#schemas/rules/disk-path.ts";

/** Content folders, with the prefix of the content paths inside each. */
export type ContentFolders = readonly {folder: string; prefix: string}[];

/**
 * Returns the content path (POSIX, NFC) of a file on disk, or `null` if it is outside all content folders.
 */
export function contentPathOf(file: string, folders: ContentFolders): string | null {
  for (const {folder, prefix} of folders) {
    const below = pathWithin(folder, file);
    if (below !== null) return prefix + below.normalize();
  }
  return null;
}

/** Returns a file's path on the site. Hidden folders lose their dot, since many hosts omit them. */
export const publicPath = (contentPath: string): string => contentPath.replace(/^\.(?=[^./])/, "");

/** Output folder for files from outside the content folders that pages use. */
const OUTSIDE = "_files";

/**
 * Returns the output path of a file used by a page, relative to the output folder.
 *
 * @param contentPath - `null` for a file outside the content folders
 * @param path - POSIX path relative to the project root
 */
export const assetOutput = (contentPath: string | null, path: string): string =>
  contentPath === null ? `${OUTSIDE}/${path.normalize()}` : publicPath(contentPath);
