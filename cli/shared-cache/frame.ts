import {createHash, createHmac, timingSafeEqual} from "node:crypto";
import {promisify} from "node:util";
import {gunzip, gzip} from "node:zlib";

/** First line of every entry; another format gets another number. */
const MAGIC = Buffer.from("docs-index-cache 2\n");
const DIGEST_LENGTH = 32;
const START = MAGIC.length + DIGEST_LENGTH;

/** Largest size of an unpacked entry in bytes, so that a small response cannot fill the memory. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** Fast rather than small: entries usually cross a local network. */
const LEVEL = 1;

/**
 * Digest of an entry. It covers the key, so that a server cannot answer with the entry of another key. With a secret it is an
 * HMAC (RFC 2104), which nobody without the secret can make.
 */
function digest(key: string, packed: Uint8Array, secret: string | undefined): Buffer {
  const hash = secret === undefined ? createHash("sha256") : createHmac("sha256", secret);
  return hash.update(`${key}\n`).update(packed).digest();
}

/**
 * Wraps the bytes of an entry: format, digest, gzip.
 *
 * @param secret - signs the entry; undefined for a plain checksum
 */
export async function wrap(key: string, bytes: Uint8Array, secret?: string): Promise<Buffer<ArrayBuffer>> {
  const packed = await promisify(gzip)(bytes, {level: LEVEL});
  return Buffer.concat([MAGIC, digest(key, packed, secret), packed]);
}

/** Unwraps an entry. Returns null unless it is, to the last byte, what `wrap` made with this key and secret. */
export async function unwrap(key: string, entry: Buffer, secret?: string): Promise<Buffer | null> {
  if (entry.length <= START + 4 || !entry.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const packed = entry.subarray(START);
  if (!timingSafeEqual(entry.subarray(MAGIC.length, START), digest(key, packed, secret))) return null;
  try {
    return await promisify(gunzip)(packed, {maxOutputLength: MAX_UNPACKED, chunkSize: chunkSize(packed)});
  } catch {
    return null;
  }
}

/** Size of the unpacked entry as its last bytes give it (RFC 1952, ISIZE), so that unpacking copies nothing. */
const chunkSize = (packed: Buffer): number =>
  Math.min(Math.max(packed.readUInt32LE(packed.length - 4) + 1, 64 * 1024), 16 * 1024 * 1024);
