import {readFileSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";
import type {Query} from "#schemas/project-files/queries.ts";
import {createSearcher} from "#search/query/query.ts";

/** Compressed bytes loaded by a reader's first query: 95th percentile and maximum. */
export interface FirstQuery {
  p95: number;
  most: number;
}

/** Runs each query on a new searcher with nothing loaded, and loads the excerpts of five results. */
export async function firstQueryBytes(artifacts: string, queries: readonly Query[]): Promise<FirstQuery> {
  const sizes = new Map<string, number>();
  const all: number[] = [];
  for (const {q} of queries) {
    let bytes = 0;
    const searcher = await createSearcher(async path => {
      const text = readFileSync(join(artifacts, path), "utf8");
      if (!sizes.has(path)) sizes.set(path, gzipSync(text).length);
      bytes += sizes.get(path) as number;
      return text;
    });
    await searcher.search(q, 5);
    all.push(bytes);
  }
  all.sort((a, b) => a - b);
  return {p95: all[Math.floor(all.length * 0.95)] ?? 0, most: all.at(-1) ?? 0};
}
