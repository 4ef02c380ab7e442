import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {Manifest} from "#schemas/manifest.ts";
import type {Artifacts} from "./artifacts.ts";
import {allowInlineScript, headersBelowBase, redirectsBelowBase} from "./hosting-files.ts";
import type {Output} from "./output.ts";
import {deployedPage} from "./page-data.ts";
import {completeManifest, siteIcons} from "./web-manifest.ts";

export interface CopyOptions {
  /** Deploy that page documents name. */
  build: string;
  /** Folders of other languages and versions, which have their files already. */
  editions: readonly string[];
  /** Hashes of all inline scripts, for the content security policy. */
  policies: readonly string[];
}

/**
 * Brings the artifacts into the finished site. Page documents say which deploy they belong to, and files for hosts get the
 * base of the site; all others are copied as they are.
 */
export function copyArtifacts(
  artifacts: Artifacts,
  output: Output,
  {build, editions, policies}: CopyOptions,
): void {
  const {base} = artifacts.site;
  const icons = siteIcons(artifacts.manifest.files.map(({path}) => path));
  const source = (path: string): string => join(artifacts.folder, path);
  const read = (path: string): string => readFileSync(source(path), "utf8");
  const pages = new Map(artifacts.pages.map(url => [pageDocumentPath(url), url]));
  const changed = new Set<string>();
  const isOfOthers = (path: string): boolean => editions.some(edition => path.startsWith(`${edition}/`));
  const write = (path: string, key: string, produce: () => string): void => {
    changed.add(path);
    output.write(path, key, produce);
  };
  for (const {path, sha256} of artifacts.manifest.files) {
    const key = `${base}:${sha256}`;
    const url = pages.get(path);
    if (isOfOthers(path)) changed.add(path);
    else if (url !== undefined) {
      const section = artifacts.sectionVersion(artifacts.sectionOf(url));
      const links = artifacts.linksOf(url);
      const whole = [build, section, sha256, ...(links ? [JSON.stringify(links)] : [])].join(":");
      write(path, whole, () => deployedPage(artifacts.page(url), artifacts, build));
    } else if (path === "manifest.webmanifest") {
      write(path, `${key}:${Object.keys(icons)}`, () => completeManifest(read(path), icons));
    } else if (path === "_redirects") write(path, key, () => redirectsBelowBase(read(path)));
    else if (path === "_headers") {
      const hashes = policies.join(" ");
      write(path, `${key}:${hashes}`, () => allowInlineScript(headersBelowBase(read(path)), hashes));
    } else output.copy(source(path), path, sha256);
  }
  const manifest = read("data/manifest.json");
  const states = editions.map(edition => sha(output.read(`${edition}/data/manifest.json`)));
  output.write("data/manifest.json", [build, sha(manifest), ...states].join(":"), () =>
    deployedManifest(manifest, changed, output),
  );
}

const sha = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

/** The manifest of the artifacts as they are deployed. */
function deployedManifest(text: string, changed: ReadonlySet<string>, output: Output): string {
  const manifest = JSON.parse(text) as Manifest;
  const files = manifest.files.map(file => {
    if (!changed.has(file.path)) return file;
    const bytes = output.read(file.path);
    return {...file, bytes: bytes.length, sha256: sha(bytes)};
  });
  return `${JSON.stringify({...manifest, files})}\n`;
}
