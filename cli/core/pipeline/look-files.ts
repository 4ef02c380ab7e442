import type {Config} from "#schemas/config.ts";

/** A file of the project that the config names for the look of the site. */
interface LookFile {
  /** Relative to the project, or for a picture to one of the folders that it may be in. */
  file: string;
  /** Where the config names it. */
  path: string[];
  isPicture: boolean;
}

/** Files of the project that the config names for the look of the site; addresses on other sites are none. */
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
