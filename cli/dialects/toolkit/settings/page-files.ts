import {join} from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import {entriesOf, readPage} from "../static-config/read-file.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";
import {record} from "../static-config/values.ts";

/** A page as far as the config of its tool asks: where it lies, and its front matter. */
export interface PageFile {
  /** Path below the content folder, what it begins with in the site before it. */
  path: string;
  frontMatter: Record<string, unknown>;
}

/** So many pages are looked at, and folders within folders. */
const [MAX_PAGES, MAX_DEPTH] = [5000, 12];

/** Whether a name is that of a page. */
export const isPageName = (name: string): boolean => /\.(?:md|markdown)$/.test(name);

/**
 * Paths of the files below a folder in code-point order, what they begin with in the site before them. Hidden folders and
 * those with an underscore are left out, unless asked for. Folders are noted among the files that were read.
 */
export function filesBelow(
  folder: string,
  prefix: string,
  accepts: (name: string) => boolean,
  enters: (name: string) => boolean = name => !name.startsWith("_"),
  files?: SettingsFiles,
): {path: string; file: string}[] {
  const found: {path: string; file: string}[] = [];
  const enter = (at: string, below: string, depth: number): void => {
    files?.add(at);
    for (const entry of entriesOf(at)) {
      if (found.length === MAX_PAGES) return;
      const file = join(at, entry.name);
      if (entry.isDirectory()) {
        if (!/^\.|^node_modules$/.test(entry.name) && enters(entry.name) && depth < MAX_DEPTH)
          enter(file, `${below}${entry.name}/`, depth + 1);
      } else if (accepts(entry.name)) found.push({path: below + entry.name, file});
    }
  };
  enter(folder, prefix, 0);
  return found;
}

/** Pages below a folder with their front matter, each noted among the files that were read. */
export const pagesBelow = (
  folder: string,
  prefix: string,
  files: SettingsFiles,
  accepts: (name: string) => boolean = isPageName,
  enters?: (name: string) => boolean,
): PageFile[] =>
  filesBelow(folder, prefix, accepts, enters, files).map(({path, file}) => ({
    path,
    frontMatter: frontMatterOf(readPage(file, files)),
  }));

/** Front matter of a page, empty where there is none that can be read. */
export function frontMatterOf(source: string): Record<string, unknown> {
  const [, mark, body = ""] =
    /(?<![\s\S])\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)^\1[ \t]*\r?$/m.exec(source) ?? [];
  try {
    if (mark === "+++") return record(parseToml(body.replaceAll("\r\n", "\n")));
    return mark === "---" ? record(parseYaml(body, {logLevel: "silent"})) : {};
  } catch {
    return {};
  }
}
