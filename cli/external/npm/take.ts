import type {NpmLockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "#support/files/hash.ts";
import {Fault} from "../fault.ts";
import type {CachedReadme} from "../last-good/cached-readme.ts";
import {isBlank} from "../readme-name.ts";
import {isSafePath} from "../repository.ts";
import type {Source} from "../source.ts";
import type {Registry, Version} from "./registry.ts";

/**
 * Fetches the README of the latest published version. The archive is downloaded only if the version differs
 * from
 * `known`.
 *
 * Throws a `Fault`.
 */
export async function takePublished(
  source: Source & {npm: string},
  known: CachedReadme | null,
  registry: Registry,
  signal: AbortSignal,
): Promise<CachedReadme> {
  const version = await registry.version(source.npm, null, signal);
  const {entry} = known ?? {};
  const same =
    entry?.origin === "npm" && entry.version === version.version && entry.integrity === version.integrity;
  return known && same ? known : readVersion(source, version, registry, signal);
}

/**
 * Fetches exactly the README recorded in a lock entry.
 *
 * Throws a `Fault`; `integrity` if the registry now has another archive under that version.
 */
export async function takeLockedVersion(
  source: Source & {npm: string},
  entry: NpmLockEntry,
  registry: Registry,
  signal: AbortSignal,
): Promise<CachedReadme> {
  const {integrity, archive} = await registry.version(source.npm, entry.version, signal);
  if (integrity !== entry.integrity) {
    throw new Fault("integrity", `${entry.package}@${entry.version} is not the archive that was locked`, {
      hint: "Find out why it changed before you run `docs-index fetch --update`.",
    });
  }
  return readVersion(source, {...entry, archive}, registry, signal);
}

async function readVersion(
  source: Source & {npm: string},
  version: Version,
  registry: Registry,
  signal: AbortSignal,
): Promise<CachedReadme> {
  const {readme, manifest} = await registry.files(source.npm, version, signal);
  if (!readme)
    throw new Fault("missing", `the package ${source.npm}@${version.version} has no README in Markdown`);
  if (isBlank(readme.bytes))
    throw new Fault("missing", `the README of the package ${source.npm}@${version.version} is empty`);
  const folder = folderOf(manifest);
  return {
    bytes: readme.bytes,
    entry: {
      origin: "npm",
      repo: source.repository.web,
      file: source.file ?? (folder === "" ? readme.name : `${folder}/${readme.name}`),
      sha256: sha256(readme.bytes),
      ...(version.date === undefined ? {} : {date: version.date}),
      package: source.npm,
      version: version.version,
      integrity: version.integrity,
      commit: version.commit,
    },
  };
}

/**
 * Returns the package's folder within its repository (package.json, `repository.directory`), as set in
 * monorepos.
 */
function folderOf(manifest: string | null): string {
  try {
    const directory: unknown = JSON.parse(manifest ?? "")?.repository?.directory;
    if (typeof directory !== "string") return "";
    const folder = directory.replace(/^\.\//, "").replace(/(?<!\/)\/+$/, "");
    return isSafePath(folder) ? folder : "";
  } catch {
    return "";
  }
}
