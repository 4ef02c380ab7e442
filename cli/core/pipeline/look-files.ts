import {dirname, join, posix, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import type {Config} from "#schemas/config.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {publicFiles, publicFolders} from "../discover/public-files.ts";
import type {PublicFile} from "../model/public-file.ts";
import {slotFiles} from "./slots.ts";

/** Theme file of the project, named in the config. */
interface LookFile {
  /** Path relative to the project or, for an image, to one of its candidate folders. */
  file: string;
  /** Path of the value in the config. */
  path: string[];
  isPicture: boolean;
}

/** Returns the folder that theme files are relative to. Versions from git revisions use the current theme. */
export const themeFolder = ({root, configFile}: Pick<Project, "root" | "configFile">): string =>
  configFile === null ? root : dirname(configFile);

/** Returns the theme files in the config, without external URLs. */
export function lookFiles({logo, icon, home, theme}: Config): LookFile[] {
  const of = (path: string[], name: string | undefined): LookFile[] =>
    name === undefined || name.includes("//")
      ? []
      : [{file: name.replace(/^(?:\.?\/)+/, ""), path, isPicture: path[0] !== "theme"}];
  return [
    ...(typeof logo === "object"
      ? [...of(["logo", "light"], logo.light), ...of(["logo", "dark"], logo.dark)]
      : of(["logo"], logo)),
    ...of(["icon"], icon),
    ...of(["home", "image"], home?.image),
    ...of(["theme", "css"], theme?.css),
  ];
}

/** Returns the public files that elements of the head refer to, with the paths of the values in the config. */
export const headFiles = ({head}: Config): {file: string; path: (string | number)[]}[] =>
  head.flatMap(({attributes}, i) =>
    ["src", "href"].flatMap(name => {
      const [, file] = /^\/(?!\/)([^?#]*\.[a-z][a-z0-9]*)(?:[?#]|$)/i.exec(String(attributes[name])) ?? [];
      return file === undefined ? [] : [{file, path: ["head", i, "attributes", name]}];
    }),
  );

/**
 * Returns the public files of the current project that its theme needs and a git revision may lack: files referenced by
 * the config, its style sheet and slots, and files that these reference in turn.
 */
export function sharedFiles(project: Project): [path: string, file: PublicFile][] {
  const {config} = project;
  const top = themeFolder(project);
  const {files} = publicFiles(top, publicFolders(top, [resolve(top, config.content ?? "")], config.public));
  const found = new Map<string, PublicFile>();
  const add = (path: string): void => {
    const file = files.get(path);
    if (file === undefined || found.has(path)) return;
    found.set(path, file);
    if (/\.(?:css|html?|m?js|json|svg)$/i.test(path)) addFrom(textOf(file.file), posix.dirname(path));
  };
  const addFrom = (text: string, folder: string): void => {
    for (const [address] of text.matchAll(/[^\s"'`()<>,;{}[\]\\?#]+/g))
      add(posix.join(address.startsWith("/") ? "" : folder, address).replace(/^\/+/, ""));
  };
  for (const {file} of lookFiles(config)) add(file);
  addFrom(JSON.stringify(config.head).replaceAll("\\", " "), "");
  if (config.theme?.css !== undefined) addFrom(textOf(join(top, config.theme.css)), "");
  for (const file of slotFiles(project)) addFrom(textOf(file), "");
  return [...found];
}

/** Returns the text of a file, or nothing if it is unreadable or too large, which is reported elsewhere. */
export function textOf(file: string): string {
  try {
    return readRegularFile(file, MAX_FILE.text).toString("utf8");
  } catch {
    return "";
  }
}
