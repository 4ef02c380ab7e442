import {availableParallelism} from "node:os";
import {Worker} from "node:worker_threads";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {loadEngine} from "#core/parse/engine/engine.ts";
import type {ParseContext} from "#core/parse/file-scope.ts";
import {ORDINARY} from "#core/parse/ordinary.ts";
import {loadHighlighter} from "#core/render/body/code/grammars.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Guarded} from "../guard.ts";
import {loadLint} from "../lint.ts";
import {APART, type IndexedSource, type ProcessedPage, processPage} from "../process-page.ts";
import {portableContext} from "./portable-context.ts";

/** Bytes per thread. With fewer, starting and warming up another thread costs more than it saves (see `npm run bench`). */
const BYTES_PER_THREAD = 400_000;

/** Number of files sent to a thread at a time. */
const BATCH = 4;

/** Number of batches that a thread has, so that it need not wait for the next one while the main thread is busy. */
const BATCHES_AHEAD = 2;

/** Messages to and from a worker. */
export type ToWorker = readonly IndexedSource[];
export type FromWorker = {at: number; result: Attempt}[];

/** Result of a page, or the information that it needs a child process. */
type Attempt = ReturnType<typeof processPage>;

/** Callback that receives the result of the file at an index. */
type Take<Result> = (at: number, result: Result) => void;

/** Bytes above which a file is longer than an ordinary page in any writing system, where a character takes up to four. */
const LONG_FILE = 4 * ORDINARY.text;

/**
 * Runs the page stages for many files and passes on each result as it arrives. High-risk pages are rendered in child
 * processes (`run-apart.ts`): very long files from the start, the others at the end. Throws like `runOrdinary`. All threads
 * and processes use the parser loaded here, which is not the requested one if there is no native binary.
 *
 * @param threads number of threads, or null to choose
 * @returns diagnostics about the run rather than its pages (`parser-fallback`)
 */
export async function runPages(
  pages: readonly IndexedSource[],
  context: ParseContext,
  threads: number | null,
  take: Take<Guarded<ProcessedPage>>,
): Promise<Diagnostic[]> {
  const parser = await loadEngine(context.parser);
  const usable = {...context, parser};
  const long = pages.filter(({size}) => size > LONG_FILE);
  const ordinary = pages.filter(({size}) => size <= LONG_FILE);
  const apart = new Set<number>();
  const renderApart = async (risky: readonly IndexedSource[]): Promise<void> => {
    if (risky.length === 0) return;
    const {runApart} = await import("../apart/run-apart.ts");
    await runApart(risky, usable, take);
  };
  await Promise.all([
    renderApart(long),
    runOrdinary(ordinary, {...usable, ordinaryOnly: true}, threads, (at, result) => {
      if (result === APART) apart.add(at);
      else take(at, result);
    }),
  ]);
  await renderApart(ordinary.filter(({at}) => apart.has(at)));
  return parser === context.parser
    ? []
    : [diagnostic("parser-fallback", "the native parser could not be loaded")];
}

/**
 * Runs the page stages for many files and passes on each result as it arrives. Uses one thread per `BYTES_PER_THREAD`,
 * including the main thread, and at most one per core. When run from TypeScript sources (tests), only the main thread is
 * used, since workers need the compiled file.
 *
 * Throws `internal` if a thread dies (out of memory), and whatever `take` throws. No thread is left running.
 */
async function runOrdinary(
  pages: readonly IndexedSource[],
  context: ParseContext,
  threads: number | null,
  take: Take<Attempt>,
): Promise<void> {
  let next = 0;
  const nextPages = (count: number): ToWorker | null => {
    if (next >= pages.length) return null;
    next += count;
    return pages.slice(next - count, next);
  };
  const compiled = import.meta.url.endsWith(".js");
  const bytes = pages.reduce((sum, {size}) => sum + size, 0);
  const useful = Math.min(availableParallelism(), Math.ceil(bytes / BYTES_PER_THREAD));
  const extra = compiled ? Math.max(0, Math.min(threads ?? useful, pages.length) - 1) : 0;
  const workers = Array.from(
    {length: extra},
    () => new Worker(new URL("./worker.js", import.meta.url), {workerData: portableContext(context)}),
  );
  const helpers = Promise.all(workers.map(worker => lead(worker, () => nextPages(BATCH), take)));
  try {
    await Promise.all([helpers, workHere(context, () => nextPages(1), take)]);
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

/** Works on pages in the main thread, pausing between them to receive messages. */
async function workHere(
  context: ParseContext,
  nextPage: () => ToWorker | null,
  take: Take<Attempt>,
): Promise<void> {
  await Promise.all([loadEngine(context.parser), loadHighlighter()]);
  if (context.lint) await loadLint();
  for (let work = nextPage(); work; work = nextPage()) {
    for (const {source, at} of work) take(at, processPage(source, context));
    await new Promise(resolve => setImmediate(resolve));
  }
}

/** Sends batches to a thread until none are left. Rejects if the thread dies or `take` throws. */
function lead(worker: Worker, nextBatch: () => ToWorker | null, take: Take<Attempt>): Promise<void> {
  let unanswered = 0;
  const send = (): void => {
    for (let batch = nextBatch(); batch; batch = unanswered < BATCHES_AHEAD ? nextBatch() : null) {
      worker.postMessage(batch);
      unanswered += 1;
    }
    if (unanswered === 0) worker.postMessage(null);
  };
  return new Promise((resolve, reject) => {
    worker.on("message", (answer: FromWorker | "ready") => {
      try {
        if (answer !== "ready") {
          unanswered -= 1;
          for (const {at, result} of answer) take(at, result);
        }
        send();
      } catch (error) {
        reject(error);
      }
    });
    worker.on("error", error => reject(fatal("internal", `a worker thread failed: ${error.message}`)));
    worker.on("exit", code =>
      code === 0 ? resolve() : reject(fatal("internal", `a worker thread ended with code ${code}`)),
    );
  });
}
