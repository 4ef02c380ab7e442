import {join} from "node:path";
import {projectTitle} from "#cli/config/project-title.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {codeHost, repositoryAbove} from "#support/links/code-host.ts";

/** Settings derived from `package.json` and git. */
export type ProjectFacts = Pick<ConfigInput, "title" | "site" | "repository">;

/**
 * Reads a project's title, URL and repository from `package.json` and git, without running anything.
 *
 * @param root absolute path of the project
 * @param content absolute path of the content folder
 */
export function projectFacts(root: string, content: string): ProjectFacts {
  const manifest = manifestOf(root);
  const title = projectTitle(root, content, undefined);
  const site = homepage(manifest.homepage);
  const repository = repositoryOf(manifest, root, content);
  return {...(title && {title}), ...(site && {site}), ...(repository && {repository})};
}

/** Reads `package.json`. Returns an empty object if it is missing or invalid. */
export function manifestOf(root: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(
      readRegularFile(join(root, "package.json"), MAX_FILE.settings)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
    return typeof value === "object" && value !== null && !Array.isArray(value) ? {...value} : {};
  } catch {
    return {};
  }
}

/** Hosts of code and packages, whose pages are not a project's site. */
const NO_SITE = /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|npmjs\.com)$/;

function homepage(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  const {hostname, origin, pathname} = new URL(value);
  return NO_SITE.test(hostname) ? undefined : origin + (pathname === "/" ? "" : pathname);
}

function repositoryOf(
  manifest: Record<string, unknown>,
  root: string,
  content: string,
): ConfigInput["repository"] | undefined {
  const web =
    webAddress(manifest.repository) ??
    codeHost(content, undefined)?.urls?.file.replace(/\/(?:-\/)?(?:blob|src)\/.*/, "");
  const [, host, owner, name] = /^(https:\/\/[^/]+)\/(.+)\/([^/]+)$/.exec(web ?? "") ?? [];
  if (host === undefined || owner === undefined || name === undefined) return undefined;
  const top = repositoryAbove(content);
  const folder = top === null ? relativePath(root, content) : relativePath(top, content);
  return {
    owner,
    name,
    branch: top === null ? "main" : defaultBranch(top),
    folder,
    ...(host !== "https://github.com" && {host}),
  };
}

/**
 * Returns the web URL of a repository as specified in `package.json` (npm, "repository"): a URL, or shorthand
 * such as `github:owner/name`.
 */
function webAddress(value: unknown): string | undefined {
  const text = typeof value === "object" && value !== null && "url" in value ? value.url : value;
  if (typeof text !== "string") return undefined;
  const [, service = "github", path] = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(text) ?? [];
  if (path !== undefined) return `https://${service}.${service === "bitbucket" ? "org" : "com"}/${path}`;
  const [, host, rest] =
    /^(?:git\+)?(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]*@)?([\w-]+(?:\.[\w-]+)+)[:/]([\w./-]+?)(?:\.git)?\/?$/.exec(
      text,
    ) ?? [];
  return rest?.includes("/") ? `https://${host}/${rest}` : undefined;
}

/** Returns the default branch of the remote `origin`, or else the current branch, or else `main`. */
export function defaultBranch(top: string): string {
  for (const file of ["refs/remotes/origin/HEAD", "HEAD"]) {
    try {
      const text = readRegularFile(join(top, ".git", file), MAX_FILE.settings).toString("utf8");
      const [, name] = /^ref: refs\/(?:remotes\/origin|heads)\/(\S+)\s*$/.exec(text) ?? [];
      if (name !== undefined) return name;
    } catch {
      // Linked working trees store these elsewhere.
    }
  }
  return "main";
}
