import type {ContentFolders, EditionNames} from "#core/model/edition.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";

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

/** Facts that determine where the files of an edition are. */
interface FileOwners {
  folders?: ContentFolders;
  edition?: Pick<EditionNames, "owner">;
}

/**
 * Returns the output path of a file used by a page, relative to the output folder. The files of pages that replace missing
 * translations, and all files outside the content folders, are in the output of the default language only, so their paths
 * lead there: `../guide/a.png`.
 *
 * @param contentPath - `null` for a file outside the content folders
 * @param file - path on disk
 * @param path - POSIX path relative to the project root
 */
export function assetOutput(
  contentPath: string | null,
  file: string,
  path: string,
  {folders = [], edition}: FileOwners,
): string {
  const owner = edition?.owner ?? "";
  if (contentPath === null) return `${owner}${OUTSIDE}/${path.normalize()}`;
  for (const {folder, prefix, ownerPrefix} of folders) {
    const below = ownerPrefix === undefined ? null : pathWithin(folder, file)?.normalize();
    if (below != null && prefix + below === contentPath) return owner + publicPath(ownerPrefix + below);
  }
  return publicPath(contentPath);
}

/** Reports whether an output path leads to a file of another edition. */
export const isOfOther = (out: string): boolean => out.startsWith("../");
