import {existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync} from "node:fs";
import {rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {basename, join} from "node:path";
import {editionsOf} from "#cli/config/editions/resolve.ts";
import type {Project} from "#cli/config/load.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import type {VersionConfig} from "#schemas/settings/editions.ts";
import {makeCacheFolder} from "#support/files/cache-folder.ts";
import {checkOutRevision, findRevision} from "#support/files/git-revision.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** Reports whether a project has several languages or versions. */
export const hasEditions = ({config}: Project): boolean =>
  config.locales !== undefined || config.versions !== undefined;

/** Runs a callback with a work folder: the cache folder, or a temporary one if there is no cache. */
export async function inScratch<T>(cache: string | null, run: (scratch: string) => Promise<T>): Promise<T> {
  if (cache !== null) return await run(cache);
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "docs-index-editions-")));
  try {
    return await run(scratch);
  } finally {
    // Its many small files are deleted in parallel.
    await rm(scratch, {recursive: true, force: true});
  }
}

/**
 * Returns the languages and versions of a project, the one at the site root first. Throws `config-value` if a git revision
 * does not exist.
 *
 * @param scratch folder for the files of git revisions, each in a subfolder named after its commit
 */
export const editionsIn = (project: Project, scratch: string): Promise<Project[]> =>
  editionsOf(project, (ref, version) => projectAt(ref, version, project, scratch));

async function projectAt(
  ref: string,
  version: VersionConfig,
  project: Project,
  scratch: string,
): Promise<string> {
  const found = await findRevision(project.root, ref);
  if (!found) throw await missing(ref, version, project);
  const folder = join(scratch, "revisions", found.commit);
  if (!existsSync(folder)) {
    makeCacheFolder(scratch);
    mkdirSync(join(scratch, "revisions"), {recursive: true});
    const draft = `${folder}.${process.pid}`;
    try {
      await checkOutRevision(found, draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, {recursive: true, force: true});
    }
  }
  return join(folder, relativePath(found.top, project.root));
}

async function missing(ref: string, version: VersionConfig, {config, configFile}: Project): Promise<Error> {
  const {faultsOf} = await import("#cli/config/editions/report-faults.ts");
  const at = config.versions?.findIndex(({name}) => name === version.name) ?? 0;
  const fault = {
    path: ["versions", at, "ref"],
    message: `Version "${version.name}" is built from the git revision ${ref}, which does not exist`,
    hint: "Fetch it: CI clones often contain only the latest commit.",
  };
  const text = configFile === null ? "" : readRegularFile(configFile, MAX_FILE.text).toString("utf8");
  return faultsOf([fault], text, configFile === null ? "" : basename(configFile));
}
