import type {LockEntry} from "#schemas/project-files/lock.ts";

/** Addresses of a README and of the files beside it, at the state that was taken. */
export interface Addresses {
  /** The repository, for people. */
  repo: string;
  /** The README on its branch. */
  source: string;
  /** Form that edits the README. */
  edit: string;
  /** What relative links are relative to: the README at the locked commit. */
  page: string;
  /** What `/path` is relative to, as code hosts have it: the root of the repository. */
  root: string;
  /** The same for images. */
  rawPage: string;
  rawRoot: string;
}

/**
 * Addresses that belong to a lock entry. Links inside a README name the locked commit, so that they stay right; people who
 * want to change it are led to its branch. Where the branch or commit is not known (a package whose registry does
 * not tell), `HEAD` stands for the default branch, as it does for code hosts.
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
