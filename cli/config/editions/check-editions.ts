import {existsSync, statSync} from "node:fs";
import {join, resolve} from "node:path";
import type {Config} from "#schemas/config.ts";
import {isCurrent, localeFolder, translations} from "./folders.ts";

/** Problem with the languages and versions of a config, and the path of the value. */
export interface EditionFault {
  path: (string | number)[];
  message: string;
  hint: string;
}

/** Finds languages and versions that conflict, and folders that do not exist. */
export function editionFaults(config: Config, place: {root: string; content: string}): EditionFault[] {
  return [
    ...localeFaults(config, place),
    ...versionFaults(config, place),
    ...pathFaults(config),
    ...folderFaults(config, place),
  ];
}

function* localeFaults(config: Config, place: {root: string; content: string}): Iterable<EditionFault> {
  const {lang, locales, versions = []} = config;
  if (!locales) return;
  const isVersionTranslated = (tag: string): boolean =>
    versions.some(version => !isCurrent(version) && version.locales[tag] !== undefined);
  if (!locales.some(locale => locale.lang === lang)) {
    const names = locales.map(locale => `"${locale.lang}"`).join(", ");
    yield {
      path: ["locales"],
      message: `None of the locales is the default language "${lang}"`,
      hint: names === "" ? "List it." : `List it, or set "lang" to one of ${names}.`,
    };
  }
  const seen = new Set<string>();
  for (const [i, locale] of locales.entries()) {
    if (seen.has(locale.lang.toLowerCase()))
      yield {
        path: ["locales", i, "lang"],
        message: `The locale "${locale.lang}" is listed twice`,
        hint: "Remove one of them.",
      };
    seen.add(locale.lang.toLowerCase());
    if (locale.lang === lang) {
      for (const key of ["path", "content", "url"] as const)
        if (locale[key] !== undefined)
          yield {
            path: ["locales", i, key],
            message: `The default language "${lang}" can't have "${key}" here`,
            hint: 'It is at the root of the site, and its folder is "content" in the config.',
          };
      continue;
    }
    const folder = localeFolder(place, locale);
    // A missing content folder is reported separately.
    if (locale.content === undefined && !isFolder(place.content)) continue;
    if (locale.url === undefined && !isFolder(folder) && !isVersionTranslated(locale.lang))
      yield {
        path: ["locales", i, locale.content === undefined ? "lang" : "content"],
        message: `The locale "${locale.lang}" has no folder ${below(folder, place.root)}`,
        hint: 'Create it, or name the right one in "content" of the locale.',
      };
  }
}

function* versionFaults(config: Config, {root}: {root: string}): Iterable<EditionFault> {
  const {versions, locales = []} = config;
  if (!versions) return;
  const current = versions.filter(isCurrent);
  if (current.length !== 1)
    yield {
      path: ["versions", ...(current[1] ? [versions.indexOf(current[1])] : [])],
      message:
        current.length === 0
          ? "None of the versions is the current one"
          : `Two versions, "${current[0]?.name}" and "${current[1]?.name}", are the current one`,
      hint: 'The current version is listed without "content" and "ref"; each other one has one of them.',
    };
  const taken = new Map(translations(config).map(locale => [locale.path ?? locale.lang, "a locale"]));
  for (const [i, version] of versions.entries()) {
    const path = version.path ?? version.name;
    const owner = taken.get(path);
    if (owner !== undefined)
      yield {
        path: ["versions", i, version.path === undefined ? "name" : "path"],
        message: `The version "${version.name}" has the path of ${owner}`,
        hint: 'Give it a different "path".',
      };
    taken.set(path, `the version "${version.name}"`);
    for (const [key, folder] of [
      [["content"], version.content],
      ...Object.entries(version.locales).map(([name, value]) => [["locales", name], value] as const),
    ] as const) {
      if (folder === undefined || version.ref !== undefined || isFolder(resolve(root, folder))) continue;
      yield {
        path: ["versions", i, ...key],
        message: `The version "${version.name}" has no folder ${folder}`,
        hint: "Create it, or correct the name.",
      };
    }
    for (const name of Object.keys(version.locales))
      if (!locales.some(locale => locale.lang === name))
        yield {
          path: ["versions", i, "locales", name],
          message: `The version "${version.name}" has a folder for "${name}", which is not one of the locales`,
          hint: 'List the language under "locales" of the config.',
        };
  }
}

/** Finds paths and prefixes of languages and versions that leave the site or conflict with its files. */
function* pathFaults({prefix, locales = [], versions = []}: Config): Iterable<EditionFault> {
  const given: [path: EditionFault["path"], text: string | undefined, isFirst: boolean][] = [
    ...locales.map(
      (locale, i) =>
        [
          ["locales", i, locale.path === undefined ? "lang" : "path"],
          locale.path ?? locale.lang,
          true,
        ] as const,
    ),
    [["prefix"], prefix, false] as const,
    ...locales.map((locale, i) => [["locales", i, "prefix"], locale.prefix, false] as const),
    ...versions.map(
      (version, i) =>
        [
          ["versions", i, version.path === undefined ? "name" : "path"],
          version.path ?? version.name,
          true,
        ] as const,
    ),
  ].map(([path, text, isFirst]) => [[...path], text, isFirst]);
  for (const [path, text, isFirst] of given) {
    if (text === undefined || text === "") continue;
    const [first = ""] = text.split("/");
    const isTaken =
      isFirst &&
      /^(?:data|assets|_files|_redirects|_headers|app-shell|printable|.*\.(?:js|json|xml|txt|html|webmanifest))$/i.test(
        first,
      );
    if (!isTaken && !/(?:^|\/)\.{0,2}(?:\/|$)|[\\?#%*:\n\r\t]/.test(text)) continue;
    yield {
      path,
      message: isTaken
        ? `"${text}" is reserved for files of the site itself`
        : `"${text}" can't be part of a URL`,
      hint: isFirst ? 'Give it a different "path".' : "Change or remove it.",
    };
  }
}

function* folderFaults({folders}: Config, {root}: {root: string}): Iterable<EditionFault> {
  for (const [name, folder] of Object.entries(folders))
    if (!isFolder(resolve(root, folder)))
      yield {
        path: ["folders", name],
        message: `There is no folder ${folder}`,
        hint: "Create it, or correct the name.",
      };
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Returns a path as it would be written in the config. */
const below = (path: string, root: string): string =>
  path.startsWith(join(root, "/")) ? path.slice(root.length + 1) : path;
