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
import {entryPath, spellingKey} from "#schemas/rules/disk-path.ts";
import {UNFINISHED} from "./output-folder.ts";

/** What is remembered of a file: the key it was made for, and what the disk said of it then. */
interface Known {
  key: string;
  stamp: string;
}

interface Cache {
  version: string;
  files: Record<string, Known>;
}

/**
 * The folder of the finished site. Each file has a key of everything that its bytes depend on; a file whose key is
 * that of the last build, and that nobody touched since, is left alone. Files that nobody asked for in this build are
 * removed at the end. Copies are hard links where the disk has them, so a file is always replaced and never written to.
 * `version` stands for the code that makes the files: another one rebuilds all of them.
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
  // Hidden entries at the top that no build wrote (`.git`) belong to others.
  const isOurs = (path: string): boolean => !path.startsWith(".") || Object.hasOwn(cache?.files ?? {}, path);
  const present = new Map(
    listFiles(folder)
      .filter(isOurs)
      .map(path => [keyOf(path), path]),
  );
  function claim(path: string, key: string): boolean {
    asked.set(path, key);
    const known = last[path];
    const file = join(folder, path);
    if (known?.key === key && present.has(keyOf(path)) && stampOf(file) === known.stamp) return false;
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, {recursive: true});
    folders.add(parent);
    fresh.add(path);
    rmSync(file, {force: true});
    return true;
  }
  return {
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
    /** Removes what this build did not ask for, and remembers the rest. */
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

/** Links a file to a new name, or copies it if that is impossible: across file systems, or where there are no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

export type Output = Pick<ReturnType<typeof openOutput>, "write" | "copy" | "read" | "has">;

/** A folder of the output; `prefix` ends with a slash, or is empty. */
export const outputBelow = (output: Output, prefix: string): Output => ({
  write: (path, key, produce) => output.write(prefix + path, key, produce),
  copy: (from, path, key) => output.copy(from, prefix + path, key),
  read: path => output.read(prefix + path),
  has: path => output.has(prefix + path),
});

function readCache(file: string): Cache | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Cache;
  } catch {
    return undefined;
  }
}

/** Changes whenever a file is written. */
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
