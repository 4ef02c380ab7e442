import type {Manifest} from "#schemas/manifest.ts";
import {artifactHeader} from "#schemas/version.ts";

/** What the manifest says about a file. */
interface FileState {
  bytes: number;
  sha256: string;
}

/**
 * `data/manifest.json`: every other file of the output by path, keys in schema order.
 *
 * @param files state of each file by its path below the output folder
 */
export function manifestDocument(
  files: Readonly<Record<string, FileState>>,
  toolVersion: string,
  buildId: string,
): Manifest {
  const paths = Object.keys(files).sort();
  return {
    ...artifactHeader("manifest"),
    tool: {name: "docs-index", version: toolVersion},
    buildId,
    files: paths.map(path => {
      const {bytes, sha256} = files[path] as FileState;
      return {path, bytes, sha256};
    }),
  };
}
