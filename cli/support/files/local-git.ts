import type {SimpleGit} from "simple-git";

/**
 * Opens git for a local folder. The repository's settings can't start programs, and calls end after 30
 * seconds without output.
 */
export async function localGit(folder: string): Promise<SimpleGit> {
  const {simpleGit} = await import("simple-git");
  return simpleGit({
    baseDir: folder,
    timeout: {block: 30_000},
    config: ["core.fsmonitor=false", "core.quotePath=false"],
    unsafe: {allowUnsafeFsMonitor: true},
  });
}
