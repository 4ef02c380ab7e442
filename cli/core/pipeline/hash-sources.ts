import type {Diagnostic} from "#schemas/diagnostic.ts";
import {fileState} from "#support/files/file-state.ts";
import type {SourceFile} from "../model/source-file.ts";
import {readBytes} from "../read/read.ts";
import {titleTagOf} from "../read/title-tag.ts";

/** Page with the hash and size of its bytes, or the diagnostic if it is unreadable. */
export interface HashedSource {
  source: SourceFile;
  raw: {hash: string; size: number} | {diagnostic: Diagnostic};
  /** Folded text of the `<h1>` that the page starts with. */
  titleTag?: string;
}

/** Metadata of a file, and its state when it was read. */
export interface HashedFile extends Pick<HashedSource, "titleTag"> {
  state: string;
  hash: string;
  size: number;
}

/** Minimum number of pages whose equal HTML titles are the name of the site. */
const SEVERAL = 3;

/**
 * Hashes every page. The bytes are not retained, which keeps memory flat.
 *
 * @param known files by path, which are read again only if their state has changed; updated to these pages
 */
export function hashSources(sources: readonly SourceFile[], known: Map<string, HashedFile>): HashedSource[] {
  const last = new Map(known);
  known.clear();
  return sources.map(source => {
    const state = source.text === undefined ? fileState(source.file) : null;
    const before = last.get(source.path);
    const file = state !== null && before?.state === state ? before : read(source);
    if ("diagnostic" in file) return {source, raw: file};
    const {hash, size, titleTag} = file;
    const title = titleTag === undefined ? {} : {titleTag};
    if (state !== null) known.set(source.path, {state, hash, size, ...title});
    return {source, raw: {hash, size}, ...title};
  });
}

function read(source: SourceFile): Omit<HashedFile, "state"> | {diagnostic: Diagnostic} {
  const raw = readBytes(source);
  if (!("hash" in raw)) return raw;
  return {hash: raw.hash, size: raw.bytes.length, titleTag: titleTagOf(raw.bytes)};
}

/** Returns the texts of HTML titles that several pages start with, such as the name of the project. */
export function repeatedTitles(sources: readonly HashedSource[]): string[] {
  const counts = new Map<string, number>();
  for (const {titleTag} of sources)
    if (titleTag !== undefined) counts.set(titleTag, (counts.get(titleTag) ?? 0) + 1);
  return [...counts].flatMap(([text, count]) => (count < SEVERAL ? [] : [text])).sort();
}
