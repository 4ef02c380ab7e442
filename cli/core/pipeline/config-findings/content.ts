import {readdirSync, statSync} from "node:fs";
import {basename, dirname, join, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {FatalError} from "#cli/report/diagnostic.ts";
import {nearest} from "#cli/report/nearest.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {themeFolder} from "../look-files.ts";
import {configFindings} from "./locate.ts";

/**
 * Throws `content-missing` with its position if the config names a content folder that does not exist, in any language
 * or version. A folder from the command line is checked elsewhere.
 */
export async function requireContent(project: Project): Promise<void> {
  const {config, configFile, content} = project;
  const {content: written} = config;
  if (written === undefined) return;
  const folder = resolve(themeFolder(project), written);
  if (!isWithin(content, folder) || isFolder(folder)) return;
  const above = dirname(folder);
  const names = isFolder(above)
    ? readdirSync(above, {withFileTypes: true}).flatMap(entry => (entry.isDirectory() ? entry.name : []))
    : [];
  const near = nearest(basename(folder), names);
  const meant = near && relativePath(themeFolder(project), join(above, near));
  const found = await configFindings(configFile, [
    {
      code: "content-missing",
      path: ["content"],
      message: `there is no content folder ${written}`,
      hint:
        meant === undefined
          ? "Create it, or name the folder that contains the pages."
          : `Did you mean "${meant}"?`,
    },
  ]);
  if (found.length > 0) throw new FatalError(found);
}

const isFolder = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;
