import {existsSync} from "node:fs";
import {join, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {THEME} from "#core/render/documents/look/theme.ts";
import {isGeneratedPath} from "#schemas/artifact-paths.ts";
import {differsInCase} from "#support/files/exact-case.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {siteAddress} from "#support/links/site-address.ts";
import {styleAddresses} from "#support/links/style-addresses.ts";
import {headFiles, lookFiles, textOf} from "../look-files.ts";
import type {ConfigFault} from "./locate.ts";

/** Reports missing files and folders that the config refers to (`config-file`). */
export function missingFiles(
  {config, root, content}: Project,
  publicFiles: ReadonlyMap<string, unknown>,
): ConfigFault[] {
  const pictures = lookFiles(config).filter(
    ({file, isPicture}) =>
      !(isPicture && publicFiles.has(file)) &&
      ![root, ...(isPicture ? [content] : [])].some(folder => exists(join(folder, file), folder)),
  );
  const folders = (config.public ?? []).flatMap((name, i) =>
    exists(resolve(root, name), root) ? [] : {path: ["public", i], message: `there is no folder ${name}`},
  );
  const broken = lookFiles(config).flatMap(({file, path, isPicture}) => {
    const places = [root, ...(isPicture ? [content] : [])];
    const found = places.map(folder => join(folder, file)).find(place => existsSync(place));
    if (found === undefined || (isPicture && publicFiles.has(file))) return [];
    try {
      readRegularFile(found, isPicture ? MAX_FILE.asset : MAX_FILE.text, places);
      return [];
    } catch (error) {
      return [
        {
          path,
          message: `${file}: ${readProblem(error)?.message}`,
          hint: "Name a readable file of the project.",
        },
      ];
    }
  });
  // The files that plug-ins write are unknown.
  const inHead = config.plugins.length > 0 ? [] : headFiles(config);
  const isDeployed = (file: string): boolean =>
    publicFiles.has(file) ||
    isGeneratedPath(file) ||
    (file === THEME && config.theme !== undefined) ||
    matchesPattern(`/${file}`, config.known);
  return [
    ...broken,
    ...inHead
      .filter(({file}) => !isDeployed(file))
      .map(({file, path}) => ({
        path,
        message: `there is no file ${file}`,
        hint: "Put it into a public folder, or list its path under `known` if the host serves it.",
      })),
    ...missingInStyles(config, root, isDeployed),
    ...pictures.map(({file, path, isPicture}) => ({
      path,
      message: `there is no file ${file}`,
      hint: isPicture
        ? "Put it into a public folder, the content folder or the folder of the config."
        : undefined,
    })),
    ...folders,
  ].map(fault => ({code: "config-file" as const, ...fault}));
}

/** Finds URLs of the project's style sheet that lead to no file of the site, with or without its base path. */
function missingInStyles(
  config: Project["config"],
  root: string,
  isDeployed: (file: string) => boolean,
): Omit<ConfigFault, "code">[] {
  const name = config.theme?.css;
  if (name === undefined || config.plugins.length > 0) return [];
  const base = siteAddress(config).base.slice(1);
  const isFound = (file: string): boolean =>
    isDeployed(file) || (file.startsWith(base) && isDeployed(file.slice(base.length)));
  return styleAddresses(textOf(join(root, name)))
    .filter(({file}) => !isFound(file))
    .map(({file, line}) => ({
      path: ["theme", "css"],
      message: `${name}:${line} refers to /${file}, which does not exist`,
      hint: "Put the file into a public folder, or list its path under `known` if the host serves it.",
    }));
}

/** Reports whether a file exists with this exact letter case, which some disks ignore. */
const exists = (file: string, top: string): boolean => existsSync(file) && !differsInCase(file, top);
