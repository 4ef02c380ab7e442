import {createHash} from "node:crypto";
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import type {ViteBuilder} from "vite";
import {entryPath} from "#schemas/rules/disk-path.ts";
import {clientFolder} from "../prerender/client-build.ts";

/** Part of the package that is compiled as a unit. */
interface Part {
  /** Folders of its sources. */
  sources: readonly string[];
  /** Extensions of its sources. */
  files: RegExp;
  /** Output folder, relative to the package root. */
  folder: string;
  /** File with the hash of the sources it was compiled from, relative to the package root. */
  stamp: string;
}

/** Command-line tool. */
export const CLI: Part = {
  sources: ["cli", "schemas", "search", "site"],
  files: /\.ts$/,
  folder: "build/cli",
  stamp: "build/cli.sha256",
};

/** Client in every language, prerender bundle and scripts of the site. */
const SITE: Part = {
  sources: ["site", "schemas", "search"],
  files: /\.(?:tsx?|css|svg|png|json)$/,
  folder: clientFolder(""),
  stamp: `${clientFolder("")}/sources.sha256`,
};

/** Hashes a part's sources, the dependencies and the build config. Tests are ignored. */
export function partHash(root: string, {sources, files}: Part): string {
  const hash = createHash("sha256");
  for (const folder of sources) {
    const top = join(root, folder);
    const names = readdirSync(top, {recursive: true, withFileTypes: true})
      .map(entry => entryPath(top, entry))
      .filter(name => files.test(name) && !/\.test\.tsx?$|^(?:browser|test-support)/.test(name))
      .sort();
    for (const name of names) hash.update(name).update(readFileSync(join(top, name)));
  }
  for (const name of ["package.json", "package-lock.json", "vite.config.ts"])
    hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}

/** Reports whether the whole package was compiled from its current sources. */
export const isPackageCurrent = (root: string): boolean => isCurrent(root, CLI) && isCurrent(root, SITE);

/** Returns the hash of the sources that the site was compiled from. */
export const siteHash = (root: string): string => readFileSync(join(root, SITE.stamp), "utf8");

/** Reports whether a part was compiled from its current sources. */
function isCurrent(root: string, part: Part): boolean {
  const stamp = join(root, part.stamp);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === partHash(root, part);
}

/** Compiles the parts whose sources have changed since the last build. */
export async function buildChangedParts(builder: ViteBuilder): Promise<void> {
  const {root} = builder.config;
  const environments = Object.values(builder.environments);
  const build = async (isWanted: (name: string) => boolean): Promise<void> => {
    // Sequential, because environments that are built concurrently swap the URLs of their fonts (Vite 8.3).
    for (const environment of environments) if (isWanted(environment.name)) await builder.build(environment);
  };
  await Promise.all([
    compilePart(root, CLI, () => build(name => name === "cli")),
    compilePart(root, SITE, async () => {
      // The client contains the file name of the compiled diagram library.
      await build(name => name === "diagrams");
      await build(name => name !== "diagrams" && name !== "cli");
    }),
  ]);
  // Vite builds every environment if none has been built.
  for (const environment of environments) environment.isBuilt = true;
}

async function compilePart(root: string, part: Part, work: () => Promise<void>): Promise<void> {
  if (isCurrent(root, part)) return;
  rmSync(join(root, part.folder), {recursive: true, force: true});
  const stamp = join(root, part.stamp);
  rmSync(stamp, {force: true});
  const hash = partHash(root, part);
  await work();
  mkdirSync(dirname(stamp), {recursive: true});
  writeFileSync(stamp, hash);
}
