import {createHash} from "node:crypto";

/** SHA-256 as 64 hex digits. */
export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** Short content hash (16 hex digits of SHA-256) of several parts; parts can't run into each other. */
export function contentHash(...parts: string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 16);
}
