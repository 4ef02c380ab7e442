import {dirname, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import type {Config} from "#schemas/config.ts";
import {publicFiles, publicFolders} from "../discover/public-files.ts";
import type {PublicFile} from "../model/public-file.ts";

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
export function lookFiles({logo, icon, theme}: Config): LookFile[] {
  const of = (path: string[], name: string | undefined): LookFile[] =>
    name === undefined || name.includes("//")
      ? []
      : [{file: name.replace(/^(?:\.?\/)+/, ""), path, isPicture: path[0] !== "theme"}];
  return [
    ...(typeof logo === "object"
      ? [...of(["logo", "light"], logo.light), ...of(["logo", "dark"], logo.dark)]
      : of(["logo"], logo)),
    ...of(["icon"], icon),
    ...of(["theme", "css"], theme?.css),
  ];
}

/** Returns the images of the config in the public folders of the current project, which a git revision may lack. */
export function sharedPictures(project: Project): [path: string, file: PublicFile][] {
  const {config} = project;
  const top = themeFolder(project);
  const {files} = publicFiles(top, publicFolders(top, [resolve(top, config.content ?? "")], config.public));
  const pictures = new Set(lookFiles(config).map(({file}) => file));
  return [...files].filter(([path]) => pictures.has(path));
}
