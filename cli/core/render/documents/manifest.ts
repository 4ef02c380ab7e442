import type {Manifest} from "#schemas/manifest.ts";
import {artifactHeader} from "#schemas/version.ts";

/** What the manifest says about a file. */
interface FileState {
  bytes: number;
  sha256: string;
}

/** Files for hosts, which get the base, the icons and the policy of the finished site. */
const REWRITTEN = ["_headers", "_redirects", "manifest.webmanifest"];

/**
 * `data/manifest.json`: every other file of the output by path, keys in schema order.
 *
 * @param files state of each file by its path below the output folder
 * @param editions folders of the languages and versions in it
 */
export function manifestDocument(
  files: Readonly<Record<string, FileState>>,
  toolVersion: string,
  buildId: string,
  editions: readonly string[] = [],
): Manifest {
  const folders = ["", ...editions.filter(path => path !== "").map(path => `${path}/`)];
  const rewritten = new Set(folders.flatMap(folder => REWRITTEN.map(name => folder + name)));
  const paths = Object.keys(files).sort();
  return {
    ...artifactHeader("manifest"),
    tool: {name: "docs-index", version: toolVersion},
    buildId,
    files: paths.map(path => {
      const {bytes, sha256} = files[path] as FileState;
      return {path, bytes, sha256, ...(rewritten.has(path) ? {rewritten: true as const} : {})};
    }),
  };
}
