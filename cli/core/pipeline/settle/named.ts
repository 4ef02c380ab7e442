import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/**
 * Returns a test for URLs that a settings file of another tool contains: a plug-in makes these pages, or another site has
 * them. Slashes at the ends do not count; text without a slash counts in quotes only. No URL is named if the file can't be
 * read.
 *
 * @param file - absolute path; null if there is none
 */
export function namedIn(file: string | null): (url: string) => boolean {
  const named = new Set<string>();
  try {
    const text = file === null ? "" : readRegularFile(file, MAX_FILE.settings).toString("utf8");
    for (const quoted of text.match(/["'`][\w./~-]+(?=["'`])/g) ?? []) named.add(bare(quoted.slice(1)));
    for (const word of text.split(/[\s"'`,;:()[\]{}]+/)) if (word.startsWith("/")) named.add(bare(word));
  } catch {
    return () => false;
  }
  named.delete("");
  return url => named.has(bare(url));
}

const bare = (path: string): string => path.toLowerCase().replaceAll(/^\/|\/$/g, "");
