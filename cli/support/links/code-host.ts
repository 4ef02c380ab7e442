import {existsSync} from "node:fs";
import {dirname, join, resolve} from "node:path";
import type {CodeHost} from "#core/model/code-host.ts";
import type {Config} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {MAX_FILE, readRegularFile} from "../files/regular-file.ts";

/**
 * Finds the repository that contains a folder, and its host: from the config, or else from the remote
 * `origin` at its default branch. Returns `null` outside a repository.
 */
export function codeHost(content: string, repository: Config["repository"]): CodeHost | null {
  const folder = repositoryAbove(content);
  if (folder === null) return null;
  if (!repository) return {folder, urls: hostUrls(remoteOf(folder), "HEAD")};
  const {host, owner, name, branch} = repository;
  return {folder, urls: hostUrls(`${host.replace(/(?<!\/)\/+$/, "")}/${owner}/${name}`, branch)};
}

/** Returns the root of the working tree that contains a folder, or `null` if there is no `.git`. */
export function repositoryAbove(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return null;
  }
}

/** Path segments of hosts whose file URLs differ from GitHub's. */
const LAYOUTS: readonly [host: RegExp, file: string, folder: string][] = [
  [/^https:\/\/[^/]*\bgitlab\b/, "-/blob", "-/tree"],
  [/^https:\/\/[^/]*\bbitbucket\b/, "src", "src"],
  [/^https:\/\/(?:codeberg\.org|[^/]*\bgitea\b|[^/]*\bforgejo\b)/, "src/branch", "src/branch"],
];

function hostUrls(web: string | null, branch: string): CodeHost["urls"] {
  if (web === null) return null;
  const [, file = "blob", folder = "tree"] = LAYOUTS.find(([host]) => host.test(web)) ?? [];
  // These hosts only show branches, and the remote does not reveal the branch name.
  if (file === "src/branch" && branch === "HEAD") return null;
  return {file: `${web}/${file}/${branch}/`, folder: `${web}/${folder}/${branch}/`};
}

/**
 * Returns the web URL of the remote `origin`, without credentials. Returns `null` for hosts that may not show
 * files.
 */
export function remoteOf(top: string): string | null {
  const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(gitConfig(top))?.[1] ?? "";
  const address = /^[ \t]*url[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(section)?.[1] ?? "";
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/]\/?([\w.~/+-]+?)(?:\.git)?\/?$/.exec(
      address,
    ) ?? [];
  if (!host || !path?.includes("/") || !/\b(?:github|gitlab|bitbucket)\b/.test(host)) return null;
  return `https://${host.toLowerCase()}/${path}`;
}

/**
 * Reads the repository's config, which linked working trees and submodules store elsewhere. Returns `""` if
 * it can't be read.
 */
function gitConfig(top: string): string {
  const git = join(top, ".git");
  const pointer = /^gitdir:\s*(.+?)\s*$/m.exec(textOf(git))?.[1];
  if (pointer === undefined) return textOf(join(git, "config"));
  const own = resolve(top, pointer);
  return textOf(join(resolve(own, textOf(join(own, "commondir")).trim()), "config"));
}

function textOf(file: string): string {
  try {
    return readRegularFile(file, MAX_FILE.settings).toString("utf8");
  } catch {
    return "";
  }
}

/** Returns the URL of a local file or folder on the code host, or `null` if the host is unknown. */
export function urlOnHost({folder, urls}: CodeHost, file: string, kind: "file" | "folder"): string | null {
  if (urls === null) return null;
  const path = relativePath(folder, file).split("/").map(encodeURIComponent).join("/");
  return urls[kind] + path;
}
