import type {Diagnostic} from "#schemas/diagnostic.ts";
import {present} from "#schemas/rules/present.ts";
import {hashDependency} from "#support/files/dependency.ts";
import type {PageSummary} from "../model/page-facts.ts";
import {isDraft} from "../model/page-status.ts";
import type {ParseContext} from "../parse/file-scope.ts";
import type {Cache} from "./cache/cache.ts";
import type {StoredPage} from "./cache/stored-pages.ts";
import type {Guarded} from "./guard.ts";
import type {HashedSource} from "./hash-sources.ts";
import {limitHeapGrowth} from "./heap.ts";
import type {ProcessedPage} from "./process-page.ts";
import type {SharedPages} from "./shared/shared-pages.ts";

/** Processed pages in discovery order, and diagnostics for the missing ones. */
export interface ProcessedPages {
  pages: StoredPage[];
  dropped: Diagnostic[];
  /** Drafts, which were excluded. */
  drafts: StoredPage[];
  /** Number of pages that were rebuilt, excluding dropped pages. */
  fresh: number;
  /** Diagnostics about this run rather than its pages; not cached. */
  notes: Diagnostic[];
}

/**
 * Runs the page stages for every file that is in neither cache, and stores the bodies. Drafts are excluded unless requested.
 */
export async function processPages(
  sources: readonly HashedSource[],
  context: ParseContext,
  cache: Cache,
  options: {drafts: boolean; workers: number | null; shared: SharedPages | null},
): Promise<ProcessedPages> {
  // Other languages and versions have about as many pages, and are built in the same process.
  limitHeapGrowth(sources.length * (1 + (context.edition?.others.length ?? 0)));
  const facts = new Array<StoredPage | undefined>(sources.length).fill(undefined);
  const {shared} = options;
  // A page from a shared cache that is no longer configured is rendered again.
  const isCurrent = ({dependencies, origin}: PageSummary): boolean =>
    (origin === undefined || origin === shared?.cache.origin) &&
    dependencies.every(({path, hash}) => hashDependency(context.root, path) === hash);
  sources.forEach(({source, raw}, i) => {
    const known = "hash" in raw ? cache.find(source.path, raw.hash) : undefined;
    if (known && isCurrent(known)) facts[i] = known;
  });
  const dropped: Diagnostic[] = [];
  const take = (i: number, result: Guarded<ProcessedPage>): void => {
    if ("dropped" in result) for (const finding of result.dropped) dropped.push(finding);
    else facts[i] = cache.bodies.append(withStringsOf(result.summary, present(sources[i])), result.body);
  };
  const sharing = shared && (await import("./shared/shared-pages.ts"));
  if (sharing)
    await sharing.takeShared(sources, facts, shared, context, (i, page) => {
      if (isCurrent(page.summary)) take(i, page);
    });
  const todo = sources.flatMap((_, i) => (facts[i] ? [] : [i]));
  let notes: Diagnostic[] = [];
  if (todo.length > 0) {
    const {runPages} = await import("./threads/run-pages.ts");
    const files = todo.map(at => {
      const {source, raw} = present(sources[at]);
      return {source, at, size: "size" in raw ? raw.size : 0};
    });
    notes = await runPages(files, context, options.workers, take);
    await sharing?.keepShared(sources, facts, new Set(todo), shared as SharedPages, cache.bodies);
  }
  const all = facts.filter(page => page !== undefined);
  return {
    ...splitDrafts(all, options.drafts),
    dropped,
    fresh: todo.filter(i => facts[i] !== undefined).length,
    notes,
  };
}

/** Separates drafts from the pages to publish. With `publish`, drafts are published too. */
export function splitDrafts(
  all: readonly StoredPage[],
  publish: boolean,
): Pick<ProcessedPages, "pages" | "drafts"> {
  const isLeftOut = (page: StoredPage): boolean => isDraft(page) && !publish;
  return {pages: all.filter(page => !isLeftOut(page)), drafts: all.filter(isLeftOut)};
}

/** Lets a summary share equal strings with its source, since each side would keep its own copy in memory. */
function withStringsOf(summary: PageSummary, {source, raw}: HashedSource): PageSummary {
  for (const key of ["path", "contentPath", "name", "url", "section"] as const)
    if (summary[key] === source[key]) summary[key] = source[key];
  if ("hash" in raw && summary.hash === raw.hash) summary.hash = raw.hash;
  return summary;
}
