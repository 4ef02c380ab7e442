import {type Stats, statSync} from "node:fs";
import {dirname, join} from "node:path";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {differsInCase} from "#support/files/exact-case.ts";
import {layerOf} from "./candidates.ts";
import {urlOnHost} from "./code-host.ts";
import {assetOutput, contentPathOf} from "./content-path.ts";
import type {LinkNames} from "./find-path.ts";
import type {LinkOrigin, ResolvedLink} from "./resolved-link.ts";

/** File or folder on disk that a relative link refers to. */
interface RepositoryFile {
  /** Link to the code host; `null` if there is no such file or folder. */
  link: ResolvedLink | null;
  /** Path relative to the project root, if the file is outside all content folders. */
  disk?: string;
}

/**
 * Resolves a link to something in the repository but not on the site, such as `../DEPS` in `docs/README.md`
 * or `/LICENSE`, to its URL on the code host. If the host is unknown, the link is removed (`link-outside`).
 */
export function repositoryFile(
  written: string,
  from: LinkOrigin,
  {codeHost, root, ...names}: LinkNames,
  tail: string,
): RepositoryFile {
  const {folder, prefix} = folderOf(from, names);
  if (from.external || !codeHost || root === undefined || folder === "") return {link: null};
  const isRooted = written.startsWith("/");
  const file = isRooted
    ? join(codeHost.folder, written)
    : join(folder, dirname(from.contentPath.slice(prefix.length)), written);
  const path = pathWithin(codeHost.folder, file);
  if (path === null || /(?:^|\/)(?:\.git|\.docs-index|node_modules)(?:\/|$)/.test(path)) return {link: null};
  const disk =
    contentPathOf(file, names.folders ?? []) === null ? {disk: relativePath(root, file)} : undefined;
  const state = stateOf(file);
  const kind = state?.isFile() ? "file" : state?.isDirectory() ? "folder" : null;
  // A folder at the repository root may share its name with a page of another site.
  if (kind === null || (isRooted && kind === "folder") || differsInCase(file, codeHost.folder))
    return {link: null, ...disk};
  const url = urlOnHost(codeHost, file, kind);
  const target = {url: null, fragment: null, ...disk};
  if (url !== null) return {link: {href: url + tail, ...target}};
  const problem = {
    code: "link-outside" as const,
    message: `\`${written}\` is in the repository but not part of the site, and the repository's host is unknown`,
    hint: "Set `repository` in the config.",
  };
  return {link: {href: "", ...target, problem}};
}

const servedPaths = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/**
 * Resolves a link that names a file by its place in the project (`../static/form.pdf`, `/public/form.pdf`) to the path at
 * which the site serves it. Returns `null` if the site serves no such file.
 */
export function servedFile(written: string, from: LinkOrigin, names: LinkNames): ResolvedLink | null {
  const {root, siteMap} = names;
  const {folder, prefix} = folderOf(from, names);
  if (from.external || root === undefined || folder === "") return null;
  const file = written.startsWith("/")
    ? join(root, written)
    : join(folder, dirname(from.contentPath.slice(prefix.length)), written);
  let paths = servedPaths.get(siteMap.files);
  if (!paths) {
    paths = new Map([...siteMap.files].map(([path, disk]) => [disk, path]));
    servedPaths.set(siteMap.files, paths);
  }
  const path = paths.get(file);
  if (path === undefined) return null;
  return {href: `/${assetOutput(path, file, "", names)}`, url: null, fragment: null, file: path};
}

/** Returns the content folder that contains the page, and its prefix. */
export function folderOf(from: LinkOrigin, names: LinkNames): {folder: string; prefix: string} {
  const layer = layerOf(from, names);
  return layer.folder === "" ? (names.folders?.find(({prefix}) => prefix === "") ?? layer) : layer;
}

/** Returns the state of a file, or `undefined` if it is missing or its path is invalid on this disk. */
function stateOf(file: string): Stats | undefined {
  try {
    return statSync(file, {throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}
