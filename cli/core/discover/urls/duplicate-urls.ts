import {diagnostic} from "#cli/report/diagnostic.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {present} from "#schemas/rules/present.ts";

/** Pages with unique URLs, and the URLs of other files by content path, so that links to these files lead to the page. */
interface UniquePages {
  pages: SourceFile[];
  others: Map<string, string>;
}

/**
 * Keeps one file per URL, ignoring case: the index of a folder (`a/index.md` rather than `a.md`), otherwise the first
 * candidate. Reports the others as `url-duplicate`, and files at URLs of printable pages as `url-reserved`.
 */
export function withoutDuplicates(candidates: readonly SourceFile[], diagnostics: Diagnostic[]): UniquePages {
  const byUrl = new Map<string, SourceFile[]>();
  for (const page of withUnderscores(candidates)) {
    const key = page.url.toLowerCase();
    const duplicates = byUrl.get(key);
    if (duplicates) duplicates.push(page);
    else byUrl.set(key, [page]);
  }
  const kept: SourceFile[] = [];
  const others = new Map<string, string>();
  for (const duplicates of byUrl.values()) {
    const first = present(duplicates[0]);
    if (isReserved(first)) {
      const message = `${first.url} is the URL of the printable page`;
      for (const page of duplicates) diagnostics.push(diagnostic("url-reserved", message, {file: page.path}));
      continue;
    }
    const chosen = duplicates.find(({name}) => /^index\.mdx?$/.test(name)) ?? first;
    kept.push(chosen);
    for (const page of duplicates) {
      if (page === chosen) continue;
      others.set(page.contentPath, chosen.url);
      const message = `${page.url} is already the URL of ${chosen.path}, so this file is omitted`;
      const related = [{file: chosen.path, message: "the page that is kept"}];
      diagnostics.push(diagnostic("url-duplicate", message, {file: page.path, related}));
    }
  }
  const pages = kept.sort((a, b) =>
    a.contentPath < b.contentPath ? -1 : a.contentPath > b.contentPath ? 1 : 0,
  );
  return {pages, others};
}

/**
 * Keeps the underscore before the name of a page in its URL if a page without one has the same URL otherwise (`_output.md`
 * beside `output.md`).
 */
function withUnderscores(pages: readonly SourceFile[]): readonly SourceFile[] {
  const isMarked = ({path, external}: SourceFile): boolean => !external && /(?:^|\/)_[^/]*$/.test(path);
  if (!pages.some(isMarked)) return pages;
  const taken = new Set(pages.filter(page => !isMarked(page)).map(({url}) => url.toLowerCase()));
  return pages.map(page => {
    const stem = page.name.replace(/\.\w+$/, "");
    if (!isMarked(page) || !taken.has(page.url.toLowerCase()) || !page.url.endsWith(`/${stem}/`)) return page;
    return {...page, url: `${page.url.slice(0, -stem.length - 1)}_${stem}/`};
  });
}

/** Reports whether the build writes a printable page at the URL of a page. */
const isReserved = (page: SourceFile): boolean => /^(?:\/[^/]+)?\/printable\/$/.test(page.url.toLowerCase());
