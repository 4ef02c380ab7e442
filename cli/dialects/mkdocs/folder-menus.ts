import {existsSync, realpathSync, statSync} from "node:fs";
import {join} from "node:path";
import {MAX_ENTRIES} from "../toolkit/settings/menu-limits.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {isForeign, record, text} from "../toolkit/static-config/values.ts";

/** Files of the plug-ins that take menus from the folders, by plug-in. */
export const MENU_FILES: Readonly<Record<string, string>> = {
  "awesome-nav": ".nav.yml",
  "awesome-pages": ".pages",
};

/** Maximum depth of folders. */
const MAX_DEPTH = 20;

/** Matches entries that represent the files that no other entry names: `*`, `api-*.md`, `...`, `... | flat`. */
const PATTERN = /[*?]|^\.\.\./;

/**
 * Returns the `nav` that the menu files of folders describe, with paths from the content folder:
 * https://lukasgeiter.github.io/mkdocs-awesome-nav/ and https://github.com/lukasgeiter/mkdocs-awesome-pages-plugin.
 * Folders without a menu file list their pages and folders by name. Each folder is listed once, and patterns list what
 * no entry before them lists and no other names.
 *
 * @param name file name of the menus
 */
export function menuOfFolders(content: string, name: string, files: SettingsFiles): unknown[] {
  const shown = new Set([realpathSync(content)]);
  const menuOf = (folder: string, depth: number): {title: string | undefined; nav: unknown[]} => {
    const at = join(content, folder);
    const file = join(at, name);
    files.add(at);
    const menu = existsSync(file) ? record(readYaml(file, files, {})) : {};
    if (menu.hide === true || depth > MAX_DEPTH) return {title: undefined, nav: []};
    const named = new Set<string>();
    const resolve = (written: string): {path: string; isFolder: boolean} | null => {
      const path = normalized(written);
      // Some projects name all files from the content folder.
      const found = path && [folder + path, path].find(one => existsSync(join(content, one)));
      if (!found) return null;
      named.add(found);
      return {path: found, isFolder: statSync(join(content, found)).isDirectory()};
    };
    const entries = entriesOf(at).filter(entry => !/^[._]/.test(entry.name));
    const matching = (pattern: string): unknown[] => {
      const accepts = matcherOf(pattern);
      const left = entries.filter(entry => !named.has(folder + entry.name) && accepts(entry.name));
      for (const entry of left) named.add(folder + entry.name);
      const pages = left
        .filter(entry => entry.isFile() && /\.md$/i.test(entry.name))
        .map(entry => entry.name);
      const first = pages.filter(page => /^(?:index|README)\.md$/i.test(page));
      const folders = left.filter(entry => entry.isDirectory()).map(entry => entry.name);
      return [
        ...[...first, ...pages.filter(page => !first.includes(page))].map(page => folder + page),
        ...folders.flatMap(below => groupOf(folder + below, depth, undefined)),
      ];
    };
    const read = (entry: unknown): (() => unknown[]) => {
      if (typeof entry !== "string")
        return inTurn(Object.entries(record(entry)).map(([title, value]) => readTitled(title, value)));
      if (PATTERN.test(entry)) return () => matching(entry);
      if (normalized(entry) === null) return () => [];
      const target = resolve(entry);
      if (target === null) return () => [entry];
      return () => (target.isFolder ? groupOf(target.path, depth, undefined) : [target.path]);
    };
    const readTitled = (title: string, value: unknown): (() => unknown[]) => {
      if (title === "glob") return () => matching(text(value) ?? "*");
      if (Array.isArray(value)) {
        const inner = inTurn(value.map(read));
        return () => [{[title]: inner()}];
      }
      const written = text(value);
      if (written === undefined || isForeign(written)) return () => [{[title]: value}];
      if (normalized(written) === null) return () => [];
      const target = resolve(written);
      if (target === null) return () => [{[title]: value}];
      return () => (target.isFolder ? groupOf(target.path, depth, title) : [{[title]: target.path}]);
    };
    // All names are known before patterns are filled.
    const own = Array.isArray(menu.nav) ? menu.nav.slice(0, MAX_ENTRIES) : ["*"];
    return {title: text(menu.title), nav: inTurn(own.map(read))()};
  };
  const groupOf = (folder: string, depth: number, title: string | undefined): unknown[] => {
    // Menus and symbolic links that name a folder several times must not multiply its content.
    const real = realpathSync(join(content, folder));
    if (shown.has(real)) return [];
    shown.add(real);
    const {title: own, nav} = menuOf(`${folder}/`, depth + 1);
    return nav.length === 0 ? [] : [{[title ?? own ?? titleOf(folder)]: nav}];
  };
  return menuOf("", 0).nav;
}

/** Returns a path without empty and `.` segments, or `null` if it names the folder itself or leads out of it. */
function normalized(path: string): string | null {
  const parts = path.split("/").filter(part => part !== "" && part !== ".");
  return isForeign(path) ? path : parts.length === 0 || parts.includes("..") ? null : parts.join("/");
}

/** Returns a function that matches the names in a folder. Patterns with many stars match everything. */
function matcherOf(pattern: string): (name: string) => boolean {
  const parts = pattern.replace(/\/\*{1,2}$/, "").split(/\*+/);
  if (pattern.startsWith("...") || parts.length > 3) return () => true;
  const escaped = parts.map(part => part.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("?", "[^/]"));
  const expression = new RegExp(`^${escaped.join("[^/]*")}$`);
  return name => expression.test(name);
}

const inTurn = (entries: readonly (() => unknown[])[]) => (): unknown[] => entries.flatMap(entry => entry());

/** Returns the title of a folder as the tool makes it: `getting-started` → `Getting started`. */
function titleOf(folder: string): string {
  const words = folder.replace(/^.*\//, "").replaceAll(/[-_]/g, " ");
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
