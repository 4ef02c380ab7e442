import native from "node:path";

/**
 * The border between paths of the disk, whose parts are separated as the platform has it, and paths of artifacts, which
 * are separated by `/` everywhere: in files that are written, in URLs, in reports and in keys of caches. Only tests pass
 * a syntax other than that of the current platform.
 */
interface Syntax {
  sep: string;
  relative(from: string, to: string): string;
  isAbsolute(path: string): boolean;
}

/** Converts a path of the disk, relative or absolute, to the form of artifacts. */
export const artifactPath = (path: string, {sep}: Syntax = native): string =>
  sep === "/" ? path : path.replaceAll(sep, "/");

/** Computes the path that leads from a folder to a file: `a/b.md`, `../c.md`, or empty for the folder itself. */
export const relativePath = (folder: string, file: string, syntax: Syntax = native): string =>
  artifactPath(syntax.relative(folder, file), syntax);

/** Computes the path of an entry of a recursive directory listing, relative to the folder that was listed. */
export function entryPath(
  listed: string,
  {parentPath, name}: {parentPath: string; name: string},
  syntax: Syntax = native,
): string {
  const parent = artifactPath(parentPath.slice(listed.length), syntax).replace(/^\//, "");
  return parent === "" ? name : `${parent}/${name}`;
}

/**
 * Computes the path of a file within a folder, empty for the folder itself; null if it is outside. On Windows letter case
 * makes no difference, and other drives are outside.
 */
export function pathWithin(folder: string, file: string, syntax: Syntax = native): string | null {
  const path = relativePath(folder, file, syntax);
  return path === ".." || path.startsWith("../") || syntax.isAbsolute(path) ? null : path;
}

/** Whether a path is a folder or within it. */
export const isWithin = (path: string, folder: string, syntax: Syntax = native): boolean =>
  pathWithin(folder, path, syntax) !== null;

/**
 * Maps artifact paths to one key for all spellings that are the same file on disks that ignore letter case (Windows,
 * macOS), which keep the spelling of the first folder, and that may decompose accented letters (HFS+).
 */
export const spellingKey = (path: string): string => path.normalize("NFC").toLowerCase();
