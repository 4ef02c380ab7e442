import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
} from "node:fs";
import {basename, dirname, join} from "node:path";
import {isWithin} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";

const MiB = 2 ** 20;

/** Maximum file sizes, in bytes. */
export const MAX_FILE = {
  /** Settings, menus and metadata of other tools. */
  settings: 4 * MiB,
  /** Pages, partials, data files, style sheets, plug-ins, our config. */
  text: 16 * MiB,
  /** Images and other deployed files. */
  asset: 128 * MiB,
} as const;

/** Thrown for a file that must not be read; `code` is the diagnostic code. */
export class UnfitFile extends Error {
  readonly code: "file-unreadable" | "file-too-large" | "file-outside";

  constructor(code: UnfitFile["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a regular file. Pipes, which would block, and devices, which may be endless, are rejected. Throws
 * `UnfitFile` and file system errors.
 *
 * @param file path
 * @param limit maximum size in bytes
 * @param within folders that symbolic links must not leave; by default, links may point anywhere
 */
export function readRegularFile(file: string, limit: number, within: readonly string[] = []): Buffer {
  if (within.length > 0 && leaves(file, within))
    throw new UnfitFile("file-outside", "the symbolic link points outside the project");
  const open = openRegular(file);
  try {
    const {size} = fstatSync(open);
    if (size > limit) throw new UnfitFile("file-too-large", `the file has ${size} bytes, more than ${limit}`);
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
}

/**
 * Reports whether an entry of any kind exists at a path. Unlike `existsSync`, it includes broken symbolic
 * links.
 */
export function hasEntry(path: string): boolean {
  try {
    return lstatSync(path, {throwIfNoEntry: false}) !== undefined;
  } catch {
    return false;
  }
}

/** Reads the first bytes of a file as text. Throws like `readRegularFile`. */
export function readStart(file: string, bytes: number): string {
  const open = openRegular(file);
  try {
    const buffer = Buffer.alloc(bytes);
    return buffer.toString("utf8", 0, readSync(open, buffer, 0, bytes, 0));
  } finally {
    closeSync(open);
  }
}

/** Describes why a file can't be read. Returns `null` if it does not exist. */
export function readProblem(error: unknown): Pick<UnfitFile, "code" | "message"> | null {
  if (error instanceof UnfitFile) return error;
  const {code = String(error)} = asError(error);
  if (code === "ENOENT" || code === "ENOTDIR") return null;
  return {code: "file-unreadable", message: REASONS[code] ?? `the file can't be read (${code})`};
}

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: "this is a folder, not a file",
  ELOOP: "the symbolic link points to itself",
};

function openRegular(file: string): number {
  // Without this flag, opening a pipe waits for a writer (open(2)).
  let open: number;
  try {
    open = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    // Sockets can't be opened at all.
    if (asError(error).code === "ENXIO") throw notRegular();
    throw error;
  }
  const stats = fstatSync(open);
  // Reading a folder fails with a file system error.
  if (stats.isFile() || stats.isDirectory()) return open;
  closeSync(open);
  throw notRegular();
}

const notRegular = (): UnfitFile => new UnfitFile("file-unreadable", "this is not a regular file");

/**
 * Reports whether symbolic links lead a path out of the given folders. A path outside them by itself was
 * chosen by the project.
 */
function leaves(file: string, folders: readonly string[]): boolean {
  const real = realpathSync(file);
  if (folders.some(folder => isWithin(real, realPathOf(folder)))) return false;
  const isInside = folders.some(folder => isWithin(file, folder));
  return isInside || real !== join(realpathSync(dirname(file)), basename(file));
}

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
