import {type Dirent, existsSync} from "node:fs";
import {join} from "node:path";
import {entriesOf, readPage} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {pageUrl} from "../toolkit/static-config/values.ts";

/** Page or page folder, as listed in sidebars. */
export interface PageEntry {
  name: string;
  url: string;
  /** Absolute path of the folder. A page beside it with the same name is its own page. */
  folder?: string;
  /** Whether there is a page with this URL. */
  isPage: boolean;
}

const GROUP = /^\(.+\)$/;

/**
 * Returns the pages and folders in a folder by name, omitting folders without pages
 * and translations (`page.fr.mdx`). In the `app` folder,
 * pages are named `page`.
 */
export function entriesIn(folder: string, url: string, files: SettingsFiles, isApp = false): PageEntry[] {
  const entries = new Map<string, PageEntry>();
  for (const entry of listed(folder, files)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (/^[._[@]|^node_modules$/.test(entry.name) || !holdsPages(path, files)) continue;
      const below = GROUP.test(entry.name) ? url : pageUrl(`${url}${entry.name}`);
      const isPage =
        !GROUP.test(entry.name) &&
        ["mdx", "md"].some(end => existsSync(join(path, `${isApp ? "page" : "index"}.${end}`)));
      const known = entries.get(entry.name);
      entries.set(entry.name, {
        name: entry.name,
        url: below,
        folder: path,
        isPage: isPage || known !== undefined,
      });
    } else if (!isApp && /^[^._].*\.mdx?$/.test(entry.name)) {
      const name = entry.name.replace(/\.mdx?$/, "");
      const known = entries.get(name);
      entries.set(name, {...known, name, url: pageUrl(`${url}${name}`), isPage: true});
    }
  }
  // A translation is a page of another language, not another page.
  for (const name of entries.keys())
    if (entries.has(/^(.+)\.[a-z]{2}(?:-[A-Za-z]{2,4})?$/.exec(name)?.[1] ?? "")) entries.delete(name);
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, "en", {numeric: true}));
}

/** Whether folders contain pages. The result is cached, because it is needed at each level above them. */
const holding = new WeakMap<SettingsFiles, Map<string, boolean>>();

function holdsPages(folder: string, files: SettingsFiles): boolean {
  const known = holding.get(files) ?? new Map<string, boolean>();
  holding.set(files, known);
  const found =
    known.get(folder) ??
    listed(folder, files).some(entry =>
      entry.isDirectory()
        ? !/^[._]|^node_modules$/.test(entry.name) && holdsPages(join(folder, entry.name), files)
        : /\.mdx?$/.test(entry.name),
    );
  known.set(folder, found);
  return found;
}

/** Returns the title of a folder: the title of its page, or else its name in words. */
export function titleOfFolder({name, folder}: PageEntry, files: SettingsFiles): string {
  for (const page of ["index.mdx", "index.md", "page.mdx", "page.md"]) {
    const file = join(folder ?? "", page);
    if (folder === undefined || !existsSync(file)) continue;
    const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readPage(file, files))?.[1] ?? "";
    const title = /^(?:sidebarTitle|title):[ \t]*(?:"([^"]*)"|'([^']*)'|(.+?))[ \t]*$/m
      .exec(head)
      ?.slice(1)
      .find(Boolean);
    if (title !== undefined) return title;
  }
  const words = name.replaceAll(/[()]/g, "").replaceAll(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lists a folder, which is recorded as a dependency. */
function listed(folder: string, files: SettingsFiles): Dirent[] {
  files.add(folder);
  return entriesOf(folder);
}
