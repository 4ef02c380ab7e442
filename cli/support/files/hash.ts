import {createHash, hash} from "node:crypto";

/** SHA-256 as 64 hex digits. */
export const sha256 = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/** The first 16 hex digits of SHA-256; not cut out of all 64, which V8 would keep in memory. */
export const shortHash = (data: string | Uint8Array): string =>
  hash("sha256", data, "buffer").toString("hex", 0, 8);

/** Short content hash (16 hex digits of SHA-256) of several parts; parts can't run into each other. */
export function contentHash(...parts: string[]): string {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length <= AT_ONCE) return shortHash(parts.map(part => `${part.length}:${part}`).join(""));
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest().toString("hex", 0, 8);
}

/** Parts of so many characters are put together to be hashed in one call; longer ones would only be copied. */
const AT_ONCE = 1 << 16;

/** `contentHash` of several parts and, as the last one, of lines that are not put together for it. */
export function linesHash(parts: readonly string[], lines: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  hash.update(`${Math.max(0, length - 1)}:`);
  for (const [i, line] of lines.entries()) hash.update(i === 0 ? line : `\n${line}`);
  return hash.digest().toString("hex", 0, 8);
}

/** Short hash of a text that comes in pieces. */
export function piecesHash(pieces: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest().toString("hex", 0, 8);
}
