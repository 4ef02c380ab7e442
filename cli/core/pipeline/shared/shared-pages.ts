import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {PageContext} from "#core/model/page-context.ts";
import {sha256} from "#support/files/hash.ts";
import type {BodyStore} from "../cache/body-store.ts";
import {type StoredPage, summaryOf} from "../cache/stored-pages.ts";
import type {HashedSource} from "../hash-sources.ts";
import type {ProcessedPage} from "../process-page.ts";
import {batchesOf} from "./batches.ts";
import {checkedPage} from "./checked-page.ts";
import {packPages, unpackPages} from "./entry.ts";

/** The shared cache, and everything that the result of a page depends on besides its file. */
export interface SharedPages {
  cache: SharedCache;
  conditions: string;
}

/** Milliseconds that entries may take: some for the connection, and what the pages would take to make. */
const patience = (pages: number): AbortSignal => AbortSignal.timeout(5000 + 20 * pages);

/** A page whose file could be read. */
type ReadSource = HashedSource & {raw: {hash: string; size: number}};

type Known = (StoredPage | undefined)[];

/** Batches of pages with the keys of their entries; pages that can't be read are in none. */
function entriesOf(sources: readonly HashedSource[], {conditions}: SharedPages) {
  const readable = sources.flatMap(({source, raw}, at) =>
    "hash" in raw ? [{at, path: source.path, hash: raw.hash}] : [],
  );
  return batchesOf(readable, page => page.path).map(pages => ({
    pages,
    key: sha256(JSON.stringify([conditions, ...pages.map(({path, hash}) => [path, hash])])),
  }));
}

/**
 * Takes pages that another machine rendered. Requests each entry that holds a page which is not known here. Nothing in an
 * entry is trusted: see `checkedPage`.
 *
 * @param known - known pages, by index in `sources`
 * @param take - called for each page that was found, while other requests are under way
 */
export async function takeShared(
  sources: readonly HashedSource[],
  known: Known,
  shared: SharedPages,
  context: PageContext,
  take: (at: number, page: ProcessedPage) => void,
): Promise<void> {
  const {cache} = shared;
  const wanted = entriesOf(sources, shared).filter(({pages}) => pages.some(({at}) => !known[at]));
  const signal = patience(known.filter(facts => !facts).length);
  await Promise.all(
    wanted.map(async ({key, pages}) => {
      const entry = await cache.get(key, signal);
      if (entry === null) return;
      const found = unpackPages(entry);
      if (found === null) return cache.reject(key);
      const places = new Map(pages.map(page => [page.path, page]));
      for (const page of found) {
        const place = places.get(page.summary.path);
        if (!place || known[place.at]) continue;
        const {source, raw} = sources[place.at] as ReadSource;
        const checked = page.summary.hash === place.hash ? checkedPage(page, source, raw, context) : null;
        if (checked) take(place.at, {...checked, summary: {...checked.summary, origin: cache.origin}});
        else cache.reject(key);
      }
    }),
  );
  if (signal.aborted) cache.tooSlow();
}

/**
 * Shares pages that were made here: each entry with one of them, whole.
 *
 * @param known facts of all pages, by place in `sources`
 * @param made places of those that were made here
 */
export async function keepShared(
  sources: readonly HashedSource[],
  known: Known,
  made: ReadonlySet<number>,
  shared: SharedPages,
  bodies: BodyStore,
): Promise<void> {
  const {cache} = shared;
  if (!cache.writes) return;
  const signal = patience(made.size);
  await Promise.all(
    entriesOf(sources, shared)
      .filter(({pages}) => pages.some(({at}) => made.has(at) && known[at]))
      .map(async ({key, pages}) => {
        const all = () =>
          packPages(
            pages.flatMap(({at}) => {
              const page = known[at];
              // Other machines refuse pages that depend on files above the project.
              if (!page || page.dependencies.some(({path}) => path.startsWith("../"))) return [];
              const {origin: _origin, ...summary} = summaryOf(page);
              return [{summary, body: bodies.packed(page)}];
            }),
          );
        await cache.put(key, all, signal);
      }),
  );
  if (signal.aborted) cache.tooSlow();
}
