import {createHash, createHmac, timingSafeEqual} from "node:crypto";
import {promisify} from "node:util";
import {gunzip, gzip} from "node:zlib";

/** First line of every entry; each format has its own number. */
const MAGIC = Buffer.from("docs-index-cache 2\n");
const DIGEST_LENGTH = 32;
const START = MAGIC.length + DIGEST_LENGTH;

/** Maximum unpacked size of an entry in bytes, so that a small response can't exhaust memory. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** Speed matters more than size, since entries usually cross a local network. */
const LEVEL = 1;

/**
 * Computes the digest of an entry. It covers the key, so that a server can't return the entry of another key.
 * With a secret it is an HMAC (RFC 2104), which can't be forged without the secret.
 */
function digest(key: string, packed: Uint8Array, secret: string | undefined): Buffer {
  const hash = secret === undefined ? createHash("sha256") : createHmac("sha256", secret);
  return hash.update(`${key}\n`).update(packed).digest();
}

/**
 * Wraps the bytes of an entry: format, digest, gzip.
 *
 * @param secret - signs the entry; `undefined` for a plain checksum
 */
export async function wrap(key: string, bytes: Uint8Array, secret?: string): Promise<Buffer<ArrayBuffer>> {
  const packed = await promisify(gzip)(bytes, {level: LEVEL});
  return Buffer.concat([MAGIC, digest(key, packed, secret), packed]);
}

/** Unwraps an entry. Returns `null` unless it is exactly what `wrap` produced with this key and secret. */
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

/**
 * Returns the size of the unpacked entry from its last bytes (RFC 1952, ISIZE), so that unpacking copies
 * nothing.
 */
const chunkSize = (packed: Buffer): number =>
  Math.min(Math.max(packed.readUInt32LE(packed.length - 4) + 1, 64 * 1024), 16 * 1024 * 1024);
