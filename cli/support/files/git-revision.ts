import {realpathSync} from "node:fs";
import type {SimpleGit} from "simple-git";

/** Commit, with the root folder of its repository. */
export interface Revision {
  top: string;
  commit: string;
}

async function open(folder: string): Promise<SimpleGit> {
  const {simpleGit} = await import("simple-git");
  // Repository and user settings must not start programs here.
  return simpleGit({
    baseDir: folder,
    config: ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.autocrlf=false"],
    unsafe: {allowUnsafeFsMonitor: true, allowUnsafeHooksPath: true},
  });
}

/**
 * Finds a git revision by name, including branches that only exist on the remote. Returns `null` if there is
 * none.
 */
export async function findRevision(folder: string, name: string): Promise<Revision | null> {
  const git = await open(folder);
  try {
    const top = realpathSync((await git.raw("rev-parse", "--show-toplevel")).trim());
    for (const candidate of [name, `origin/${name}`]) {
      const found = await git
        .raw("rev-parse", "--verify", "--quiet", "--end-of-options", `${candidate}^{commit}`)
        .catch(() => "");
      if (found.trim() !== "") return {top, commit: found.trim()};
    }
  } catch {
    // No repository, or git is unavailable.
  }
  return null;
}

/**
 * Checks out a revision into a new folder. The clone borrows the repository's objects and leaves it
 * untouched.
 */
export async function checkOutRevision({top, commit}: Revision, folder: string): Promise<void> {
  await (await open(top)).clone(top, folder, ["--quiet", "--shared", "--no-checkout"]);
  await (await open(folder)).raw("checkout", "--quiet", "--detach", commit);
}
