import {existsSync, realpathSync} from "node:fs";
import type {SimpleGit} from "simple-git";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {localGit} from "#support/files/local-git.ts";

/** Commit and its date. */
export interface Commit {
  id: string;
  date: string;
}

/** Repository history as needed for translations. Commits are read once. */
export class History {
  private readonly changedSince = new Map<string, Promise<ReadonlyMap<string, number>>>();
  private readonly git: SimpleGit;
  private readonly top: string;

  private constructor(git: SimpleGit, top: string) {
    this.git = git;
    this.top = top;
  }

  /** Opens the repository that contains a folder. Returns `null` if there is none or the clone is shallow. */
  static async open(folder: string): Promise<History | null> {
    if (!existsSync(folder)) return null;
    const git = await localGit(folder);
    try {
      const [top = "", shallow] = (await git.raw("rev-parse", "--show-toplevel", "--is-shallow-repository"))
        .trim()
        .split("\n");
      return shallow === "true" ? null : new History(await localGit(top), realpathSync(top));
    } catch {
      return null;
    }
  }

  /** Finds a commit by full or abbreviated id. Returns `null` if it does not exist. */
  async find(name: string): Promise<Commit | null> {
    if (!/^[0-9a-f]{7,64}$/i.test(name)) return null;
    const found = await this.git
      .raw("show", "--no-patch", "--format=%H %ct", `${name}^{commit}`)
      .catch(() => "");
    const [id = "", stamp = ""] = found.trim().split(" ");
    return id === "" ? null : {id, date: new Date(Number(stamp) * 1000).toISOString().slice(0, 10)};
  }

  /** Counts the commits that changed a file and are not ancestors of a given commit. Renames do not count. */
  async changes(file: string, since: string): Promise<number> {
    let counts = this.changedSince.get(since);
    if (!counts) {
      counts = this.readSince(since);
      this.changedSince.set(since, counts);
    }
    return (await counts).get(this.pathOf(file)) ?? 0;
  }

  /** Returns the path of a file relative to the repository root. */
  pathOf(file: string): string {
    return relativePath(this.top, realpathSync(file)).normalize("NFC");
  }

  private async readSince(since: string): Promise<ReadonlyMap<string, number>> {
    const log = await this.git.raw(
      ...["log", "--format=", "--name-only", "-z", "-M100%", "--diff-filter=AMT", `${since}..HEAD`],
    );
    const counts = new Map<string, number>();
    for (const path of log.split(/[\0\n]/)) {
      const key = path.normalize("NFC");
      if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }
}
