import {readdirSync} from "node:fs";
import type {PageLists} from "#schemas/settings/page-lists.ts";
import {filesBelow, isThere} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import type {Instance} from "./instances.ts";

/**
 * Returns the URLs of program pages, of feeds, and of lists that the tool generates but this project does
 * not.
 */
export function knownUrls(
  programs: readonly string[],
  blogs: readonly Instance[],
  docs: string,
  made: PageLists,
): string[] | undefined {
  const feeds = blogs.flatMap(({at}) => ["rss.xml", "atom.xml", "feed.json"].map(name => at + name));
  const others = [`${docs}category`, `${docs}tags`].filter(url => !Object.hasOwn(made, `${url}/`));
  const found = [...new Set([...programs, ...feeds, ...others])];
  return programs.length + feeds.length === 0 ? undefined : found;
}

/** Returns the URLs of the program pages and subfolders in a folder. */
export const programsIn = (folder: string, files: SettingsFiles): string[] =>
  (isThere(folder, files) ? readdirSync(folder).sort() : [])
    .filter(name => !/^(?:index|_)|\.(?:css|scss|json|mdx?)$|\.module\./.test(name))
    .map(name => `/${name.replace(/\.[jt]sx?$/, "")}`);

/** Reports whether a folder has pages in Markdown. */
export const hasMarkdown = (folder: string, files: SettingsFiles): boolean =>
  filesBelow(folder, files).some(path => /(?:^|\/)[^_][^/]*\.mdx?$/.test(path));
