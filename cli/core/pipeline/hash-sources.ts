import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";
import {readBytes} from "../read/read.ts";

/** A page with the hash and the size of its bytes, or why these can't be had. */
export interface HashedSource {
  source: SourceFile;
  raw: {hash: string; size: number} | {diagnostic: Diagnostic};
}

/** Reads every page for its hash alone; the bytes are not kept, so that memory does not grow with them. */
export const hashSources = (sources: readonly SourceFile[]): HashedSource[] =>
  sources.map(source => {
    const raw = readBytes(source);
    return {source, raw: "hash" in raw ? {hash: raw.hash, size: raw.bytes.length} : raw};
  });
