import {promisify} from "node:util";
import {gunzip, gzip} from "node:zlib";
import {sha256} from "../support/files/hash.ts";

/** First line of every entry; another format gets another number. */
const MAGIC = Buffer.from("docs-index-cache 1\n");
const HASH_LENGTH = 64;

/** Most bytes that an entry may hold once it is unpacked, so that a small answer can't fill the memory. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** Fast rather than small: entries cross a network near by. */
const LEVEL = 1;

/** Wraps what is to be shared: format, SHA-256 of the rest, gzip. */
export async function wrap(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const packed = await promisify(gzip)(bytes, {level: LEVEL});
  return Buffer.concat([MAGIC, Buffer.from(sha256(packed)), packed]);
}

/** Unwraps an entry; null where it is not, to the last byte, what `wrap` made. */
export async function unwrap(entry: Buffer): Promise<Buffer | null> {
  const start = MAGIC.length + HASH_LENGTH;
  if (entry.length <= start + 4 || !entry.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const packed = entry.subarray(start);
  if (entry.toString("latin1", MAGIC.length, start) !== sha256(packed)) return null;
  try {
    return await promisify(gunzip)(packed, {maxOutputLength: MAX_UNPACKED, chunkSize: chunkSize(packed)});
  } catch {
    return null;
  }
}

/** Bytes to unpack at a time: all, as far as the end of the entry tells (RFC 1952, ISIZE), so that none are copied. */
const chunkSize = (packed: Buffer): number =>
  Math.min(Math.max(packed.readUInt32LE(packed.length - 4) + 1, 64 * 1024), 16 * 1024 * 1024);
