import {createHash, hash} from "node:crypto";

/** Returns the SHA-256 as 64 hex digits. */
export const sha256 = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/**
 * Returns the first 16 hex digits of SHA-256. They are not sliced from all 64, since V8 would retain the
 * whole string.
 */
export const shortHash = (data: string | Uint8Array): string =>
  hash("sha256", data, "buffer").toString("hex", 0, 8);

/**
 * Returns a short content hash (16 hex digits of SHA-256) of several parts. Lengths are included, so that the
 * boundaries between parts matter.
 */
export function contentHash(...parts: string[]): string {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length <= AT_ONCE) return shortHash(parts.map(part => `${part.length}:${part}`).join(""));
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest().toString("hex", 0, 8);
}

/**
 * Up to this many characters, parts are joined and hashed in one call; beyond that, joining costs more than
 * it saves.
 */
const AT_ONCE = 1 << 16;

/** Returns the `contentHash` of several parts and, as the last one, of lines, without joining them. */
export function linesHash(parts: readonly string[], lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  hash.update(`${Math.max(0, length - 1)}:`);
  for (const [i, line] of lines.entries()) hash.update(i === 0 ? line : `\n${line}`);
  return hash.digest().toString("hex", 0, 8);
}

/** Returns a short hash of a text given in chunks. */
export function piecesHash(pieces: Iterable<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest().toString("hex", 0, 8);
}
