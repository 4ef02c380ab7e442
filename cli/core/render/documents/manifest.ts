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
 * Writes `data/manifest.json`, the list of all other output files by path, keys in schema order. In pieces, because it grows
 * with the number of files.
 *
 * @param files state of each file by its path in the output
 * @param editions folders of the languages and versions
 */
export function* manifestPieces(
  files: Readonly<Record<string, FileState>>,
  toolVersion: string,
  buildId: string,
  editions: readonly string[] = [],
): Generator<string, void> {
  const folders = ["", ...editions.filter(path => path !== "").map(path => `${path}/`)];
  const rewritten = new Set(folders.flatMap(folder => REWRITTEN.map(name => folder + name)));
  const head: Omit<Manifest, "files"> = {
    ...artifactHeader("manifest"),
    tool: {name: "docs-index", version: toolVersion},
    buildId,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"files":[`;
  for (const [i, path] of Object.keys(files).sort().entries()) {
    const {bytes, sha256} = present(files[path]);
    const file: Manifest["files"][number] = {
      path,
      bytes,
      sha256,
      ...(rewritten.has(path) ? {rewritten: true as const} : {}),
    };
    yield `${i === 0 ? "" : ","}${JSON.stringify(file)}`;
  }
  yield "]}\n";
}
