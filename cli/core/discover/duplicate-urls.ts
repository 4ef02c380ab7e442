import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * Keeps files whose URL no other file has, ignoring case. Reports the others as `url-duplicate`, with all files that share
 * the URL, and files at URLs of printable pages as `url-reserved`.
 */
export function withoutDuplicates(candidates: SourceFile[], diagnostics: Diagnostic[]): SourceFile[] {
  const byUrl = new Map<string, SourceFile[]>();
  for (const page of candidates) {
    const key = page.url.toLowerCase();
    const duplicates = byUrl.get(key);
    if (duplicates) duplicates.push(page);
    else byUrl.set(key, [page]);
  }
  const kept: SourceFile[] = [];
  for (const duplicates of byUrl.values()) {
    const [first, ...others] = duplicates as [SourceFile, ...SourceFile[]];
    if (isReserved(first)) {
      const message = `${first.url} is the url of the printable page`;
      for (const page of duplicates) diagnostics.push(diagnostic("url-reserved", message, {file: page.path}));
      continue;
    }
    if (others.length === 0) {
      kept.push(first);
      continue;
    }
    const names = duplicates.map(page => page.path).join(", ");
    for (const page of duplicates) {
      diagnostics.push(
        diagnostic("url-duplicate", `${names} share the url ${first.url}`, {
          file: page.path,
          related: duplicates
            .filter(duplicate => duplicate !== page)
            .map(duplicate => ({file: duplicate.path, message: `also ${duplicate.url}`})),
        }),
      );
    }
  }
  return kept.sort((a, b) => (a.contentPath < b.contentPath ? -1 : a.contentPath > b.contentPath ? 1 : 0));
}

/** Reports whether the build writes a printable page at the URL of a page. */
const isReserved = (page: SourceFile): boolean => /^(?:\/[^/]+)?\/printable\/$/.test(page.url.toLowerCase());
