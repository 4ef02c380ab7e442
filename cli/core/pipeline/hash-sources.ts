import type {Diagnostic} from "#schemas/diagnostic.ts";
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

/** Minimum number of pages whose equal HTML titles are the name of the site. */
const SEVERAL = 3;

/** Hashes every page. The bytes are not retained, which keeps memory flat. */
export const hashSources = (sources: readonly SourceFile[]): HashedSource[] =>
  sources.map(source => {
    const raw = readBytes(source);
    if (!("hash" in raw)) return {source, raw};
    const titleTag = titleTagOf(raw.bytes);
    return {
      source,
      raw: {hash: raw.hash, size: raw.bytes.length},
      ...(titleTag === undefined ? {} : {titleTag}),
    };
  });

/** Returns the texts of HTML titles that several pages start with, such as the name of the project. */
export function repeatedTitles(sources: readonly HashedSource[]): string[] {
  const counts = new Map<string, number>();
  for (const {titleTag} of sources)
    if (titleTag !== undefined) counts.set(titleTag, (counts.get(titleTag) ?? 0) + 1);
  return [...counts].flatMap(([text, count]) => (count < SEVERAL ? [] : [text])).sort();
}
