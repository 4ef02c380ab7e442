import {relative} from "node:path";

/** Project folder shown in outputs on pages. */
const PROJECT = "/home/me/app";

/**
 * Returns a function that replaces temporary folders in output with those of a reader's project.
 *
 * @param folder - temporary folder of the project
 * @param modules - folder of installed packages that the project links to; some tools print link targets
 */
export function readersPaths(folder: string, modules?: string): (text: string) => string {
  return text => {
    const own = modules
      ? text
          .replaceAll(relative(folder, modules), "./node_modules")
          .replaceAll(modules, `${PROJECT}/node_modules`)
      : text;
    return own.replaceAll(folder, PROJECT);
  };
}
