import {relative} from "node:path";

/** Folder of the project in the output that pages show. */
const PROJECT = "/home/me/app";

/**
 * Makes a function that replaces temporary folders in output by those of a reader's project.
 *
 * @param folder temporary folder of the project
 * @param modules folder of installed packages that the project links to; tools print where links lead
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
