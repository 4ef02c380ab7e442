import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";

interface Known {
  key: string;
}

/**
 * The folder of the finished site. Each file has a key of everything that its bytes depend on; a file whose key is
 * that of the last build is left alone. Files that nobody asked for in this build are removed at the end.
 */
export function openOutput(folder: string, cacheFile: string) {
  const last = readCache(cacheFile);
  const present = new Set(listFiles(folder));
  const asked = new Map<string, Known>();
  const folders = new Set<string>();
  let written = 0;

  function claim(path: string, key: string): boolean {
    const known = last[path];
    asked.set(path, {key});
    if (known?.key === key && present.has(path)) return false;
    const parent = dirname(join(folder, path));
    if (!folders.has(parent)) mkdirSync(parent, {recursive: true});
    folders.add(parent);
    written++;
    return true;
  }
  return {
    /** Writes a file, unless the last build wrote it with the same key. */
    write(path: string, key: string, produce: () => string | Uint8Array): void {
      if (claim(path, key)) writeFileSync(join(folder, path), produce());
    },
    /** Copies a file, unless the last build copied it with the same key. */
    copy(from: string, path: string, key: string): void {
      if (claim(path, key)) copyFileSync(from, join(folder, path));
    },
    has: (path: string): boolean => asked.has(path),
    /** Removes what this build did not ask for, and remembers the rest. */
    close(): {written: number; kept: number; removed: number} {
      const stale = [...present].filter(path => !asked.has(path));
      for (const path of stale) rmSync(join(folder, path), {force: true});
      for (const parent of new Set(stale.map(path => dirname(path)))) removeEmpty(folder, parent);
      mkdirSync(dirname(cacheFile), {recursive: true});
      writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(asked)));
      return {written, kept: asked.size - written, removed: stale.length};
    },
  };
}

export type Output = ReturnType<typeof openOutput>;

function readCache(file: string): Record<string, Known> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Known>;
  } catch {
    return {};
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter(entry => !entry.isDirectory())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1));
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
