import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import {dirname, join} from "node:path";
import {entryPath, isWithin, spellingKey} from "#schemas/rules/disk-path.ts";
import {UNFINISHED} from "./output-folder.ts";

/** Cached state of a file: the key it was generated for, and its stamp on disk at that time. */
interface Known {
  key: string;
  stamp: string;
}

interface Cache {
  version: string;
  files: Record<string, Known>;
}

/**
 * Opens the output folder of a site. Each file has a key derived from everything its bytes depend on. A file
 * is skipped if its key is the same as in the last build and nobody has modified it since. Files that this
 * build did not write are removed at the end. Copies are hard links if the disk supports them, so files are
 * always replaced and never written in place. `version` identifies the code that generates the files; a new
 * version rebuilds all of them.
 */
export function openOutput(folder: string, cacheFile: string, version: string) {
  const cache = readCache(cacheFile);
  const last = cache?.version === version ? cache.files : {};
  const asked = new Map<string, string>();
  const fresh = new Set<string>();
  const folders = new Set<string>();

  mkdirSync(folder, {recursive: true});
  const unfinished = join(folder, UNFINISHED);
  writeFileSync(unfinished, "");
  const ignoresCase = existsSync(join(folder, UNFINISHED.toUpperCase()));
  const keyOf = ignoresCase ? spellingKey : (path: string) => path;
  // Hidden top-level entries that no build wrote (such as `.git`) belong to others.
  const isOurs = (path: string): boolean => !path.startsWith(".") || Object.hasOwn(cache?.files ?? {}, path);
  const present = new Map(
    listFiles(folder)
      .filter(isOurs)
      .map(path => [keyOf(path), path]),
  );
  /** Keys of the paths of files on disk, which are replaced. */
  const existing = new Set(present.keys());
  function claim(path: string, key: string): boolean {
    asked.set(path, key);
    const known = last[path];
    const file = join(folder, path);
    if (!isWithin(file, folder)) throw new Error(`the artifacts name a file outside the site: ${path}`);
    const isThere = existing.has(keyOf(path));
    if (known?.key === key && isThere && stampOf(file) === known.stamp) return false;
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, {recursive: true});
    folders.add(parent);
    fresh.add(path);
    if (isThere) rmSync(file, {force: true});
    existing.add(keyOf(path));
    return true;
  }
  return {
    /**
     * Returns whether a file has to be written because the last build did not write it with the same key. The
     * caller then writes it before the output is closed.
     */
    claim,
    /** Writes a file, unless the last build wrote it with the same key. */
    write(path: string, key: string, produce: () => string | Uint8Array): void {
      if (claim(path, key)) writeFileSync(join(folder, path), produce());
    },
    /** Copies a file, unless the last build copied it with the same key. */
    copy(from: string, path: string, key: string): void {
      if (claim(path, key)) linkOrCopy(from, join(folder, path));
    },
    read: (path: string): Buffer => readFileSync(join(folder, path)),
    has: (path: string): boolean => asked.has(path),
    /** Removes obsolete files and stores the state of the rest. */
    close(): {written: number; kept: number; removed: number} {
      const keys = new Set([...asked.keys()].map(keyOf));
      const stale = [...present].flatMap(([key, path]) => (keys.has(key) ? [] : path));
      for (const path of stale) rmSync(join(folder, path), {force: true});
      for (const parent of new Set(stale.map(path => dirname(path)))) removeEmpty(folder, parent);
      const files: Cache["files"] = {};
      for (const [path, key] of asked) {
        const kept = fresh.has(path) ? undefined : last[path];
        files[path] = kept ?? {key, stamp: stampOf(join(folder, path))};
      }
      mkdirSync(dirname(cacheFile), {recursive: true});
      writeFileSync(cacheFile, JSON.stringify({version, files} satisfies Cache));
      rmSync(unfinished, {force: true});
      return {written: fresh.size, kept: asked.size - fresh.size, removed: stale.length};
    },
  };
}

/** Creates a hard link or, if that is impossible (across file systems, no hard link support), a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

export type Output = Pick<ReturnType<typeof openOutput>, "claim" | "write" | "copy" | "read" | "has">;

/** Returns a view of the output below a folder; `prefix` is empty or ends with a slash. */
export const outputBelow = (output: Output, prefix: string): Output => ({
  claim: (path, key) => output.claim(prefix + path, key),
  write: (path, key, produce) => output.write(prefix + path, key, produce),
  copy: (from, path, key) => output.copy(from, prefix + path, key),
  read: path => output.read(prefix + path),
  has: path => output.has(prefix + path),
});

function readCache(file: string): Cache | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns a stamp that changes whenever a file is written. */
function stampOf(file: string): string {
  const {size, mtimeMs} = statSync(file);
  return `${size}:${mtimeMs}`;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter(entry => !entry.isDirectory())
      .map(entry => entryPath(folder, entry));
  } catch {
    return [];
  }
}

function removeEmpty(root: string, path: string): void {
  if (path === ".") return;
  try {
    rmdirSync(join(root, path));
  } catch {
    return;
  }
  removeEmpty(root, dirname(path));
}
