import {join} from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import {entriesOf, readPage} from "../static-config/read-file.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";
import {record} from "../static-config/values.ts";

/** Page data needed by a tool's settings reader: path and front matter. */
export interface PageFile {
  /** Path below the content folder, with the prefix it has on the site. */
  path: string;
  /** Absolute path. */
  file: string;
  frontMatter: Record<string, unknown>;
}

/** Maximum number of files read, and maximum depth of folders. */
const [MAX_FILES, MAX_DEPTH] = [20_000, 50];

/** Reports whether a file name belongs to a page. */
export const isPageName = (name: string): boolean => /\.(?:md|markdown)$/.test(name);

/**
 * Lists the files below a folder in code-point order, with the given prefix. Hidden folders and those with an
 * underscore are skipped by default. Folders are recorded as dependencies.
 */
export function filesBelow(
  folder: string,
  prefix: string,
  accepts: (name: string) => boolean,
  enters: (name: string) => boolean = name => !name.startsWith("_"),
  files?: SettingsFiles,
): {path: string; file: string}[] {
  const found: {path: string; file: string}[] = [];
  const limit = (what: string): void =>
    files?.report({
      file: folder,
      code: "settings-limit",
      message: `the folder has more than ${what}; the settings do not cover the others`,
    });
  const enter = (at: string, below: string, depth: number): void => {
    files?.add(at);
    for (const entry of entriesOf(at)) {
      const file = join(at, entry.name);
      if (entry.isDirectory()) {
        if (/^\.|^node_modules$/.test(entry.name) || !enters(entry.name)) continue;
        if (depth < MAX_DEPTH) enter(file, `${below}${entry.name}/`, depth + 1);
        else limit(`${MAX_DEPTH} levels of folders`);
      } else if (!accepts(entry.name)) continue;
      else if (found.length < MAX_FILES) found.push({path: below + entry.name, file});
      else limit(`${MAX_FILES} files`);
    }
  };
  enter(folder, prefix, 0);
  return found;
}

/** Returns the pages below a folder with their front matter. Each is recorded as a dependency. */
export const pagesBelow = (
  folder: string,
  prefix: string,
  files: SettingsFiles,
  accepts: (name: string) => boolean = isPageName,
  enters?: (name: string) => boolean,
): PageFile[] =>
  filesBelow(folder, prefix, accepts, enters, files).map(({path, file}) => ({
    path,
    file,
    frontMatter: frontMatterOf(readPage(file, files)),
  }));

/** Returns the front matter of a page, or an empty object if there is none or it is invalid. */
export function frontMatterOf(source: string): Record<string, unknown> {
  const [, mark, body = ""] =
    /(?<![\s\S])\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)^\1[ \t]*\r?$/m.exec(source) ?? [];
  try {
    if (mark === "+++") return record(parseToml(body.replaceAll("\r\n", "\n")));
    return mark === "---" ? record(parseYaml(body, {logLevel: "silent", uniqueKeys: false})) : {};
  } catch {
    return {};
  }
}
