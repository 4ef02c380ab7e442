import native from "node:path";

/**
 * Path functions of the platform. This module is the border between disk paths, which use the platform's
 * separator, and artifact paths, which always use `/`: in output files, URLs, reports and cache keys. Only
 * tests pass the functions of another platform.
 */
interface Syntax {
  sep: string;
  relative(from: string, to: string): string;
  isAbsolute(path: string): boolean;
}

/** Converts a disk path, relative or absolute, to an artifact path. */
export const artifactPath = (path: string, {sep}: Syntax = native): string =>
  sep === "/" ? path : path.replaceAll(sep, "/");

/** Returns the path from a folder to a file: `a/b.md`, `../c.md`, or empty for the folder itself. */
export const relativePath = (folder: string, file: string, syntax: Syntax = native): string =>
  artifactPath(syntax.relative(folder, file), syntax);

/** Returns the path of an entry in a recursive directory listing, relative to the listed folder. */
export function entryPath(
  listed: string,
  {parentPath, name}: {parentPath: string; name: string},
  syntax: Syntax = native,
): string {
  const parent = artifactPath(parentPath.slice(listed.length), syntax).replace(/^\//, "");
  return parent === "" ? name : `${parent}/${name}`;
}

/**
 * Returns the path of a file within a folder, or an empty string for the folder itself. Returns `null` if it
 * is outside. On Windows, case is ignored and other drives are outside.
 */
export function pathWithin(folder: string, file: string, syntax: Syntax = native): string | null {
  if (syntax.sep === "/" && isPlain(folder) && isPlain(file)) {
    if (file === folder) return "";
    return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : null;
  }
  const path = relativePath(folder, file, syntax);
  return path === ".." || path.startsWith("../") || syntax.isAbsolute(path) ? null : path;
}

/** Reports whether a path on Unix has only one spelling, so that it can be compared as text, which takes a tenth of the time. */
const isPlain = (path: string): boolean => path.startsWith("/") && !/\/\.{0,2}(?:\/|$)/.test(path);

/** Reports whether a path is a folder or inside it. */
export const isWithin = (path: string, folder: string, syntax: Syntax = native): boolean =>
  pathWithin(folder, path, syntax) !== null;

/**
 * Maps artifact paths to the same key if they denote the same file on disks that ignore case (Windows,
 * macOS), which keep the spelling of the first folder, or that may decompose accented characters (HFS+).
 */
export const spellingKey = (path: string): string => path.normalize("NFC").toLowerCase();
