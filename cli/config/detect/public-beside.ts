import {publicFolders, publicPlaces} from "#core/discover/public-files.ts";
import type {SettingsFiles} from "#dialects/toolkit/static-config/settings-files.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";

/**
 * Returns the public folders of a project if one of them is beside a tool's config in a subfolder, where it is not found by
 * default.
 *
 * @param folder - absolute path of the config's folder
 */
export function publicBeside(
  root: string,
  folder: string,
  {content, public: configured}: ConfigInput,
  files: SettingsFiles,
): Pick<ConfigInput, "public"> {
  if (configured !== undefined || folder === root) return {};
  const contents = content === undefined ? [folder] : [content, folder];
  for (const place of publicPlaces(root, [folder], undefined)) files.add(place);
  const found = publicFolders(root, contents, undefined).map(path => relativePath(root, path));
  return found.some(path => path.startsWith(`${relativePath(root, folder)}/`)) ? {public: found} : {};
}
