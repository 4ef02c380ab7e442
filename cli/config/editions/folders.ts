import {join, resolve} from "node:path";
import type {ContentLayer} from "#core/model/edition.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {LocaleConfig, VersionConfig} from "#schemas/settings/editions.ts";

/** Absolute paths of a project's root and content folder. */
interface Place {
  root: string;
  content: string;
}

/** Reports whether a version is the current one, whose pages come from the config's content folder. */
export const isCurrent = ({content, ref}: Pick<VersionConfig, "content" | "ref">): boolean =>
  content === undefined && ref === undefined;

/** Returns the languages other than the default one whose pages are here rather than on a separate site. */
export const translations = ({locales = [], lang}: Pick<Config, "locales" | "lang">): LocaleConfig[] =>
  locales.filter(locale => locale.lang !== lang && locale.url === undefined);

/** Returns the page folder of a language other than the default one. */
export function localeFolder(
  {root, content}: Place,
  {content: written, path, lang, suffix}: Pick<LocaleConfig, "content" | "path" | "lang" | "suffix">,
): string {
  if (written !== undefined) return resolve(root, written);
  return suffix === undefined ? join(content, path ?? lang) : content;
}

/** Returns the pattern of the pages whose names end in a suffix. */
export const withSuffix = (suffix: string): string => `**/*${suffix}.{md,mdx,markdown}`;

/** Reports whether the config orders a folder's pages by date, as for a blog. */
const isDated = ({sections}: Config, prefix: string): boolean =>
  sections.some(({name, order}) => order === "date" && name === (prefix.split("/")[0] || ROOT_SECTION));

/** Returns the page folders besides the content folder. */
export const furtherFolders = (root: string, config: Config): ContentLayer[] =>
  Object.entries(config.folders).map(([prefix, folder]) => ({
    folder: resolve(root, folder),
    prefix: prefix === "/" ? "" : `${prefix}/`,
    include: undefined,
    exclude: config.exclude,
    // Below the root, `_root` also contains the pages of the content folder, unless that has a prefix.
    ...((prefix !== "/" || config.prefix !== undefined) && isDated(config, prefix) ? {dated: true} : {}),
  }));

/** Returns the page folders of a site in one language and version. */
export function plainLayers({root, content}: Place, config: Config): ContentLayer[] {
  const prefix = config.prefix === undefined ? "" : `${config.prefix}/`;
  const own = {folder: content, prefix, include: config.include, exclude: config.exclude};
  if (isDated(config, prefix)) return [{...own, dated: true}, ...furtherFolders(root, config)];
  return [own, ...furtherFolders(root, config)];
}

/** Returns the page folders of all languages and versions. */
export function allFolders({root, content}: Place, config: Config): string[] {
  const {versions = []} = config;
  const folders = [
    ...plainLayers({root, content}, config).map(({folder}) => folder),
    ...translations(config).map(locale => localeFolder({root, content}, locale)),
    ...versions
      .filter(({ref}) => ref === undefined)
      .flatMap(version => [version.content, ...Object.values(version.locales)])
      .flatMap(folder => (folder === undefined ? [] : resolve(root, folder))),
  ];
  return [...new Set(folders)];
}
