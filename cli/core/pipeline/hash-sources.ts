import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";
import {readBytes} from "../read/read.ts";

/** Page with the hash and size of its bytes, or the diagnostic if it is unreadable. */
export interface HashedSource {
  source: SourceFile;
  raw: {hash: string; size: number} | {diagnostic: Diagnostic};
}

/** Hashes every page. The bytes are not retained, which keeps memory flat. */
export const hashSources = (sources: readonly SourceFile[]): HashedSource[] =>
  sources.map(source => {
    const raw = readBytes(source);
    return {source, raw: "hash" in raw ? {hash: raw.hash, size: raw.bytes.length} : raw};
  });
