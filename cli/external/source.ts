import type {Config} from "#schemas/config.ts";
import type {ExternalSource} from "#schemas/settings/external.ts";
import {Fault} from "./fault.ts";
import {isSafePath, isSafeRef, type Repository, repositoryOf} from "./repository.ts";
import {titleOf} from "./title.ts";

/** README that becomes a page. */
export interface Source {
  /** `section/name`: its key in the lock file and its sort key in the results. */
  key: string;
  section: string;
  name: string;
  /** `/loaders/css-loader/` */
  url: string;
  title: string;
  group: string | null;
  repository: Repository;
  npm: string | null;
  /** Path of the README in the repository, if configured. */
  file: string | null;
  /** Branch or tag, if configured. */
  ref: string | null;
}

export const CODE_HOST = "https://github.com";

/**
 * Creates a source from a config entry.
 *
 * Throws an `invalid` fault if repository, ref or file can't safely be passed to git.
 */
export function sourceOf(entry: ExternalSource, config: Config["external"], allowFile = false): Source {
  const repository = repositoryOf(entry.repo, CODE_HOST, allowFile);
  const name = entry.name ?? repository.name;
  if (!isSafePath(entry.section) || !isSafePath(name)) {
    throw new Fault("invalid", `${JSON.stringify(`${entry.section}/${name}`)} is not a valid file name`);
  }
  if (entry.ref !== undefined && !isSafeRef(entry.ref)) {
    throw new Fault("invalid", `${JSON.stringify(entry.ref)} is not a valid branch or tag`);
  }
  if (entry.file !== undefined && !isSafePath(entry.file)) {
    throw new Fault("invalid", `${JSON.stringify(entry.file)} is not a valid path in a repository`);
  }
  return {
    key: `${entry.section}/${name}`,
    section: entry.section,
    name,
    url: `/${entry.section}/${name}/`,
    title: entry.title ?? titleOf(name, config.titleCase[entry.section] ?? "keep"),
    group: entry.group ?? null,
    repository,
    npm: entry.npm ?? null,
    file: entry.file ?? null,
    ref: entry.ref ?? null,
  };
}

/** Returns the section of a repository that is not in the config, based on the last word of its name. */
export function sectionFor(name: string): string {
  if (name.endsWith("-loader")) return "loaders";
  if (name.endsWith("-plugin")) return "plugins";
  return "external";
}
