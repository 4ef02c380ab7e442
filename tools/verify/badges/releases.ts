import {spawnSync} from "node:child_process";
import {mkdir, readFile, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {list, type ReadEntry} from "tar";
import type {Kind} from "../coverage/names/name.ts";
import {optionNames} from "../coverage/names/options.ts";
import {namesInSource} from "../coverage/names/runtime.ts";
import {typedNames} from "../coverage/names/types.ts";

const CACHE = fileURLToPath(new URL("../../../.docs-index/cache/releases/", import.meta.url));
const FORMAT = 1;
const AT_ONCE = 20;
const READ = /^package\/(?:schemas\/WebpackOptions\.json|types\.d\.ts|module\.d\.ts|lib\/.*\.(?:js|json))$/;

/** Public names of a release as `kind full`, and every word in its source code. */
export type Release = {version: string; names: ReadonlySet<string>; words: ReadonlySet<string>};

function npm(args: ReadonlyArray<string>): string {
  const {status, stdout, stderr} = spawnSync("npm", [...args], {
    encoding: "utf8",
    maxBuffer: 1e8,
    cwd: CACHE,
  });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed: ${stderr}`);
  return stdout;
}

const numbers = (version: string): number[] => version.split(".").map(Number);

/** Compares versions without prerelease tags, for sorting. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  return [0, 1, 2].map(at => (left[at] ?? 0) - (right[at] ?? 0)).find(difference => difference !== 0) ?? 0;
}

/** Returns the first release that includes changes of a version, and the last one that does not. */
export function around(versions: ReadonlyArray<string>, version: string): {at?: string; before?: string} {
  const sorted = [...versions].sort(compareVersions);
  const at = sorted.find(each => compareVersions(each, version) >= 0);
  const before = sorted.filter(each => compareVersions(each, version) < 0).at(-1);
  return {...(at === undefined ? {} : {at}), ...(before === undefined ? {} : {before})};
}

async function readTarball(file: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const pending: Array<Promise<void>> = [];
  const read = (entry: ReadEntry): void => {
    if (READ.test(entry.path))
      pending.push(
        entry.concat().then(data => {
          texts.set(entry.path, data.toString("utf8"));
        }),
      );
    else entry.resume();
  };
  await list({file, onReadEntry: read});
  await Promise.all(pending);
  return texts;
}

/** Returns names and words in the files of a release. */
export function factsOf(texts: ReadonlyMap<string, string>, kind: Kind): {names: string[]; words: string[]} {
  const schema = texts.get("package/schemas/WebpackOptions.json") ?? texts.get("package/lib/options.json");
  const prefix = kind === "dev-server option" ? ["devServer"] : [];
  const names = [
    ...(schema === undefined ? [] : optionNames(JSON.parse(schema), kind, prefix)),
    ...typedNames(texts.get("package/types.d.ts") ?? ""),
    ...[...texts.values()].flatMap(namesInSource),
  ];
  const words = new Set([...texts.values()].flatMap(text => text.match(/[\w$]+/g) ?? []));
  return {
    names: [...new Set(names.map(name => `${name.kind} ${name.full}`))].sort(),
    words: [...words].sort(),
  };
}

const factsFile = (name: string, version: string): string => join(CACHE, `${name}-${version}.${FORMAT}.json`);

const stored = async (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch(() => undefined);

async function download(name: string, versions: ReadonlyArray<string>, kind: Kind): Promise<void> {
  const specs = versions.map(version => `${name}@${version}`);
  npm(["pack", ...specs, "--prefer-offline", "--ignore-scripts", "--loglevel=error"]);
  for (const version of versions) {
    const tarball = join(CACHE, `${name}-${version}.tgz`);
    await writeFile(factsFile(name, version), JSON.stringify(factsOf(await readTarball(tarball), kind)));
    await rm(tarball);
  }
}

/**
 * Returns names and words of releases of a package, using a cache.
 *
 * @param kind - kind of the options in the package's schema
 * @throws Error if npm cannot download a release that is not in the cache
 */
export async function readReleases(
  name: string,
  versions: ReadonlyArray<string>,
  kind: Kind,
): Promise<Map<string, Release>> {
  await mkdir(CACHE, {recursive: true});
  const missing: string[] = [];
  for (const version of new Set(versions)) {
    if ((await stored(factsFile(name, version))) === undefined) missing.push(version);
  }
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await download(name, missing.slice(at, at + AT_ONCE), kind);
  }
  const releases = [...new Set(versions)].map(async version => {
    const {names, words} = JSON.parse(await readFile(factsFile(name, version), "utf8"));
    return [version, {version, names: new Set<string>(names), words: new Set<string>(words)}] as const;
  });
  return new Map(await Promise.all(releases));
}

/**
 * Returns all releases of a package without prereleases. Queries npm only if a wanted version is newer than
 * those in the cache.
 */
export async function versionsOf(name: string, wanted: ReadonlyArray<string>): Promise<string[]> {
  await mkdir(CACHE, {recursive: true});
  const file = join(CACHE, `${name}.json`);
  const known: string[] = JSON.parse((await stored(file)) ?? "[]");
  const newest = [...known].sort(compareVersions).at(-1) ?? "0";
  if (known.length > 0 && wanted.every(version => compareVersions(version, newest) <= 0)) return known;
  const all: string[] = JSON.parse(npm(["view", name, "versions", "--json"]));
  const releases = all.filter(version => /^\d+\.\d+\.\d+$/.test(version));
  await writeFile(file, JSON.stringify(releases));
  return releases;
}
