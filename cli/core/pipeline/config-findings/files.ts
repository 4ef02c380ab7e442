import {existsSync} from "node:fs";
import {join, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {lookFiles} from "../look-files.ts";
import type {ConfigFault} from "./locate.ts";

/** Files and folders that the config names and that do not exist (`config-file`). */
export function missingFiles(
  {config, root, content}: Project,
  publicFiles: ReadonlyMap<string, unknown>,
): ConfigFault[] {
  const pictures = lookFiles(config).filter(
    ({file, isPicture}) =>
      !(isPicture && publicFiles.has(file)) &&
      ![root, ...(isPicture ? [content] : [])].some(folder => existsSync(join(folder, file))),
  );
  const folders = (config.public ?? []).flatMap((name, i) =>
    existsSync(resolve(root, name)) ? [] : {path: ["public", i], message: `there is no folder ${name}`},
  );
  return [
    ...pictures.map(({file, path, isPicture}) => ({
      path,
      message: `there is no file ${file}`,
      hint: isPicture
        ? "Files are looked for in the public folders, beside the config and in the content folder."
        : undefined,
    })),
    ...folders,
  ].map(fault => ({code: "config-file" as const, ...fault}));
}
