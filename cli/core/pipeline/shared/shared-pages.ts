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

/** Shared cache, and everything that page results depend on besides the page's file. */
export interface SharedPages {
  cache: SharedCache;
  conditions: string;
}

/** Returns the timeout of a request: time for the connection, plus the time it would take to render the pages. */
const patience = (pages: number): AbortSignal => AbortSignal.timeout(5000 + 20 * pages);

/** Page whose file is readable. */
type ReadSource = HashedSource & {raw: {hash: string; size: number}};

type Known = (StoredPage | undefined)[];

/** Returns batches of readable pages with the keys of their entries. */
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
 * Fetches pages that another machine rendered, by requesting each entry that contains an unknown page. Entries are
 * untrusted; see `checkedPage`.
 *
 * @param known - known pages, by index in `sources`
 * @param take - receives each page while other requests are still running
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
 * Uploads all entries of the shared cache that contain a page rendered here.
 *
 * @param known all pages, by index in `sources`
 * @param made indexes of the pages rendered here
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
              // Other machines reject pages that depend on files outside the project.
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
