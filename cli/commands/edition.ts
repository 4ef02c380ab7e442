import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {configOf} from "../config/editions/resolve.ts";
import {loadProject, type Project, type ProjectFlags} from "../config/load.ts";
import {fatal} from "../report/diagnostic.ts";

/** Flags that select one language and version of the built site. */
export interface EditionFlags extends ProjectFlags {
  locale?: string;
  version?: string;
}

/** Project with the output folder and settings of one edition. */
export interface EditionProject extends Project {
  /** Path of the edition below the site's base, without slashes: `de`, `de/2.x`. Empty for the default edition. */
  path: string;
}

type Built = EditionsDocument["editions"][number];

/**
 * Loads a project with the output folder and settings of one language and version in the last build, by
 * default the default language and current version. Throws `edition-unknown`.
 */
export async function loadEdition(cwd: string, flags: EditionFlags): Promise<EditionProject> {
  const project = await loadProject(cwd, flags);
  const {locale, version} = flags;
  if (locale === undefined && version === undefined) return {...project, path: ""};
  if (!existsSync(join(project.out, "data/site.json")))
    throw fatal("artifacts-missing", `there are no artifacts in ${project.out}`);
  const editions = builtEditions(project.out);
  const found = editions.find(
    edition =>
      (locale === undefined ? edition.isDefault : isNamed(locale, edition.lang, languagePath(edition))) &&
      (version === undefined ? edition.isCurrent : isNamed(version, edition.version)),
  );
  if (!found) throw unknownEdition(flags, editions);
  const {path} = found;
  return {...project, path, out: join(project.out, path), config: configOf(project.config, path)};
}

function builtEditions(out: string): Built[] {
  const file = join(out, EDITIONS);
  if (!existsSync(file)) return [];
  const {editions}: EditionsDocument = JSON.parse(readFileSync(file, "utf8"));
  return editions;
}

const isNamed = (given: string, ...names: (string | null | undefined)[]): boolean =>
  names.some(name => name?.toLowerCase() === given.toLowerCase());

/**
 * Returns a language's path, by which it may also be selected (`zh` for `zh-CN`). In an older version, it is
 * the first part of the whole path.
 */
const languagePath = ({path, isDefault, prefix}: Built): string | null =>
  isDefault ? prefix || null : (path.split("/")[0] ?? null);

function unknownEdition({locale, version}: EditionFlags, editions: readonly Built[]): Error {
  const wanted = [locale && `language ${locale}`, version && `version ${version}`].filter(Boolean).join(", ");
  const there = editions.map(({lang, version: name}) => [lang, name].filter(Boolean).join(" "));
  const hint =
    there.length === 0 ? "The site has one language and version." : `There are ${there.join(", ")}.`;
  return fatal("edition-unknown", `the last build has no ${wanted}`, {hint});
}
