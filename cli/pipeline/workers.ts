import {availableParallelism} from "node:os";
import {Worker} from "node:worker_threads";
import {loadEngine} from "../parse/engine.ts";
import type {Guarded} from "./guard.ts";
import {type ProcessedPage, processPage} from "./page.ts";
import type {PageContext, SourceFile} from "./types.ts";

/** Below so many bytes a second thread costs more than it saves (its start and its warm-up; see `npm run bench`). */
const BYTES_PER_THREAD = 400_000;

/** How many files a thread is given at a time. */
const BATCH = 8;

/** What a worker is told and what it answers. */
export type ToWorker = {batch: readonly SourceFile[]; first: number};
export type FromWorker = {at: number; result: Guarded<ProcessedPage>}[];

/** Takes the result of the file at a place in the list. */
type Take = (at: number, result: Guarded<ProcessedPage>) => void;

/**
 * Runs the page stages over many files, and hands over each result as it comes. One thread works for each
 * `BYTES_PER_THREAD`, at most one a core; the main thread is one of them. From TypeScript sources (tests) there is only
 * the main thread, since workers need the compiled file.
 *
 * @param bytes size of all files
 * @param wanted number of threads, or null to choose
 */
export async function runPages(
  sources: readonly SourceFile[],
  context: PageContext,
  {bytes, wanted}: {bytes: number; wanted: number | null},
  take: Take,
): Promise<void> {
  let next = 0;
  const nextBatch = (): ToWorker | null => {
    if (next >= sources.length) return null;
    const first = next;
    next += BATCH;
    return {batch: sources.slice(first, next), first};
  };
  const compiled = import.meta.url.endsWith(".js");
  const useful = Math.min(availableParallelism(), Math.ceil(bytes / BYTES_PER_THREAD));
  const extra = compiled ? Math.max(0, (wanted ?? useful) - 1) : 0;
  const helpers = Array.from({length: extra}, () => runWorker(context, nextBatch, take));
  await loadEngine(context.parser);
  for (let work = nextBatch(); work; work = nextBatch()) {
    const {batch, first} = work;
    for (const [i, source] of batch.entries()) take(first + i, processPage(source, context));
    await new Promise(resolve => setImmediate(resolve));
  }
  await Promise.all(helpers);
}

/** One more thread: works until no batch is left. Rejects where the thread dies. */
function runWorker(context: PageContext, nextBatch: () => ToWorker | null, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), {workerData: context});
    worker.on("message", (answer: FromWorker | "ready") => {
      if (answer !== "ready") for (const {at, result} of answer) take(at, result);
      worker.postMessage(nextBatch());
    });
    worker.on("error", reject);
    worker.on("exit", code =>
      code === 0 ? resolve() : reject(new Error(`a worker thread ended with code ${code}`)),
    );
  });
}
