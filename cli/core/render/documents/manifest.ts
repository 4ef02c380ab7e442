import type {Manifest} from "#schemas/manifest.ts";
import {present} from "#schemas/rules/present.ts";
import {artifactHeader} from "#schemas/version.ts";

/** State of a file in the manifest. */
interface FileState {
  bytes: number;
  sha256: string;
}

/** Host files, which the site rewrites with its base path, icons and policy. */
const REWRITTEN = ["_headers", "_redirects", "manifest.webmanifest"];

/**
 * Creates `data/manifest.json`, the list of all other output files by path, keys in schema order.
 *
 * @param files state of each file by its path in the output
 * @param editions folders of the languages and versions
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
      const {bytes, sha256} = present(files[path]);
      return {path, bytes, sha256, ...(rewritten.has(path) ? {rewritten: true as const} : {})};
    }),
  };
}
