import type {LockEntry} from "#schemas/project-files/lock.ts";

/** URLs of a README and the files around it, at the fetched commit. */
export interface Addresses {
  /** Web page of the repository. */
  repo: string;
  /** README on its branch. */
  source: string;
  /** Form for editing the README. */
  edit: string;
  /** Base URL of relative links: the README at the locked commit. */
  page: string;
  /** Base URL of `/path` links: the root of the repository, as on code hosts. */
  root: string;
  /** Base URLs for images. */
  rawPage: string;
  rawRoot: string;
}

/**
 * Builds the URLs for a lock entry. Links inside a README refer to the locked commit, so that they stay
 * valid; edit links refer to the branch. If the branch or commit is unknown (the registry did not record it),
 * `HEAD` denotes the default branch, as on code hosts.
 */
export function addressesOf(entry: LockEntry): Addresses {
  const {repo} = entry;
  const file = encodePath(entry.file);
  const branch = encodePath(entry.origin === "git" ? entry.branch : "HEAD");
  const commit = entry.commit ?? "HEAD";
  const view = isGitLab(repo) ? `${repo}/-` : repo;
  const raw = repo.startsWith("https://github.com/")
    ? `${repo.replace("https://github.com/", "https://raw.githubusercontent.com/")}/${commit}/`
    : `${view}/raw/${commit}/`;
  const root = `${view}/blob/${commit}/`;
  return {
    repo,
    source: `${view}/blob/${branch}/${file}`,
    edit: `${view}/edit/${branch}/${file}`,
    page: root + file,
    root,
    rawPage: raw + file,
    rawRoot: raw,
  };
}

const isGitLab = (repo: string): boolean => /^https:\/\/gitlab\./.test(repo);

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
