import {existsSync, statSync} from "node:fs";
import {join} from "node:path";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {isForeign, list, record, text} from "../toolkit/static-config/values.ts";

/** Files of the plug-ins that take menus from the folders, by plug-in. */
export const MENU_FILES: Readonly<Record<string, string>> = {
  "awesome-nav": ".nav.yml",
  "awesome-pages": ".pages",
};

/** Maximum depth of folders. */
const MAX_DEPTH = 20;

/** Matches entries that stand for all files that no other entry names: `*`, `...`, `... | flat`, `folder/**`. */
const REST = /[*?]|^\.\.\./;

/** Matches paths to the folder itself or out of it. */
const LEADS_OUT = /^\.?\/?$|(?:^|\/)\.\.(?:\/|$)/;

/**
 * Returns the `nav` that the menu files of folders describe, with paths from the content folder:
 * https://lukasgeiter.github.io/mkdocs-awesome-nav/ and https://github.com/lukasgeiter/mkdocs-awesome-pages-plugin.
 * Folders without a menu file list their pages and folders by name. Patterns list everything that no entry names.
 *
 * @param name file name of the menus
 */
export function menuOfFolders(content: string, name: string, files: SettingsFiles): unknown[] {
  const shown = new Set<string>();
  const menuOf = (folder: string, depth: number): {title: string | undefined; nav: unknown[]} => {
    const at = join(content, folder);
    const file = join(at, name);
    files.add(at);
    const menu = existsSync(file) ? record(readYaml(file, files, {})) : {};
    if (menu.hide === true || depth > MAX_DEPTH) return {title: undefined, nav: []};
    const named = new Set<string>();
    const resolve = (written: string): {path: string; isFolder: boolean} | null => {
      const path = written.replace(/^(?:\.\/)+/, "");
      // Some projects name all files from the content folder.
      const found = [folder + path, path].find(one => existsSync(join(content, one)));
      if (found === undefined) return null;
      named.add(found.replace(/\/$/, ""));
      return {path: found.replace(/\/$/, ""), isFolder: statSync(join(content, found)).isDirectory()};
    };
    const rest = (): unknown[] => {
      const entries = entriesOf(at).filter(entry => !/^[._]/.test(entry.name));
      const left = entries.filter(entry => !named.has(folder + entry.name));
      const pages = left
        .filter(entry => entry.isFile() && /\.md$/i.test(entry.name))
        .map(entry => entry.name);
      const first = pages.filter(page => /^(?:index|README)\.md$/i.test(page));
      const folders = left.filter(entry => entry.isDirectory()).map(entry => entry.name);
      return [
        ...[...first, ...pages.filter(page => !first.includes(page))].map(page => folder + page),
        ...folders.flatMap(below => groupOf(`${folder}${below}`, depth, undefined)),
      ];
    };
    const read = (entry: unknown): (() => unknown[]) => {
      if (typeof entry !== "string")
        return inTurn(Object.entries(record(entry)).map(([title, value]) => readTitled(title, value)));
      if (REST.test(entry)) return rest;
      if (LEADS_OUT.test(entry)) return () => [];
      const target = resolve(entry);
      if (target === null) return () => [entry];
      return () => (target.isFolder ? groupOf(target.path, depth, undefined) : [target.path]);
    };
    const readTitled = (title: string, value: unknown): (() => unknown[]) => {
      if (title === "glob") return rest;
      if (Array.isArray(value)) {
        const inner = inTurn(value.map(read));
        return () => [{[title]: inner()}];
      }
      if (LEADS_OUT.test(String(value))) return () => [];
      const target = text(value) === undefined || isForeign(String(value)) ? null : resolve(String(value));
      if (target === null) return () => [{[title]: value}];
      return () => (target.isFolder ? groupOf(target.path, depth, title) : [{[title]: target.path}]);
    };
    // All names are known before the rest is listed.
    const entries = "nav" in menu ? list(menu.nav).map(read) : [rest];
    return {title: text(menu.title), nav: inTurn(entries)()};
  };
  const groupOf = (folder: string, depth: number, title: string | undefined): unknown[] => {
    // A menu that names a folder twice must not multiply its content.
    if (shown.has(folder)) return [];
    shown.add(folder);
    const {title: own, nav} = menuOf(`${folder}/`, depth + 1);
    return nav.length === 0 ? [] : [{[title ?? own ?? titleOf(folder)]: nav}];
  };
  return menuOf("", 0).nav;
}

const inTurn = (entries: readonly (() => unknown[])[]) => (): unknown[] => entries.flatMap(entry => entry());

/** Returns the title of a folder as the tool makes it: `getting-started` → `Getting started`. */
function titleOf(folder: string): string {
  const words = folder.replace(/^.*\//, "").replaceAll(/[-_]/g, " ");
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
