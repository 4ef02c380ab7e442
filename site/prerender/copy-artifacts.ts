import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {MANIFEST} from "#schemas/artifact-paths.ts";
import {setBase} from "../artifacts/base.ts";
import type {Artifacts} from "./artifacts.ts";
import {allowInlineScript, headersBelowBase, redirectsBelowBase} from "./hosting-files.ts";
import type {Output} from "./output.ts";
import {completeManifest, siteIcons} from "./web-manifest.ts";

/**
 * Returns the deployed texts of `_headers` and `_redirects`; empty for languages and versions below the root.
 */
export function hostTexts(
  {folder, site, manifest}: Artifacts,
  policies: readonly string[],
): {headers: string; redirects: string} {
  const read = (path: string): string =>
    manifest.files.some(file => file.path === path) ? readFileSync(join(folder, path), "utf8") : "";
  setBase(site.base);
  const headers = read("_headers");
  return {
    headers: headers === "" ? "" : allowInlineScript(headersBelowBase(headers), policies.join(" ")),
    redirects: redirectsBelowBase(read("_redirects")),
  };
}

export interface CopyOptions {
  /** Folders of other languages and versions, whose own files are already in place. */
  editions: readonly string[];
  /** Hashes of all inline scripts, for the content security policy. */
  policies: readonly string[];
}

/**
 * Copies the artifacts into the built site. Hosting files are adapted to the site's base, icons and policy,
 * and the manifest marks them as rewritten. All other files are deployed byte for byte.
 */
export function copyArtifacts(artifacts: Artifacts, output: Output, {editions, policies}: CopyOptions): void {
  const {base} = artifacts.site;
  const {files} = artifacts.manifest;
  const icons = siteIcons(files.map(({path}) => path));
  const source = (path: string): string => join(artifacts.folder, path);
  const read = (path: string): string => readFileSync(source(path), "utf8");
  const hashes = policies.join(" ");
  const hosting: Record<string, [key: string, produce: (text: string) => string]> = {
    "manifest.webmanifest": [Object.keys(icons).join(), text => completeManifest(text, icons)],
    _redirects: ["", redirectsBelowBase],
    _headers: [hashes, text => allowInlineScript(headersBelowBase(text), hashes)],
  };
  for (const {path, sha256, rewritten} of files) {
    if (output.has(path) && editions.some(edition => path.startsWith(`${edition}/`))) continue;
    const own = rewritten ? hosting[path] : undefined;
    if (own) output.write(path, [base, sha256, own[0]].join(":"), () => own[1](read(path)));
    else output.copy(source(path), path, sha256);
  }
  const manifest = readFileSync(source(MANIFEST));
  output.copy(source(MANIFEST), MANIFEST, createHash("sha256").update(manifest).digest("hex"));
}
