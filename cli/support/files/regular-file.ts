import {closeSync, constants, fstatSync, openSync, readFileSync} from "node:fs";

const MiB = 2 ** 20;

/** Largest files that are read, in bytes. */
export const MAX_FILE = {
  /** Pages, parts, data files, config. */
  text: 16 * MiB,
  /** Images and other files that pages show or link to. */
  asset: 128 * MiB,
} as const;

/** Thrown for what is not a regular file, or too large; `code` is that of the diagnostic. */
export class UnfitFile extends Error {
  readonly code: "file-unreadable" | "file-too-large";

  constructor(code: UnfitFile["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a file that may be anything: a pipe would wait for ever, a device may have no end. Throws `UnfitFile`, and the
 * errors of the file system.
 *
 * @param file path
 * @param limit most bytes
 */
export function readRegularFile(file: string, limit: number): Buffer {
  // Opening a pipe waits for its other end unless told not to (open(2)).
  const open = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(open);
    // Reading a folder fails as the file system has it.
    if (!stats.isFile() && !stats.isDirectory())
      throw new UnfitFile("file-unreadable", "this is not a regular file");
    if (stats.size > limit)
      throw new UnfitFile("file-too-large", `the file has ${stats.size} bytes, more than ${limit}`);
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
}
