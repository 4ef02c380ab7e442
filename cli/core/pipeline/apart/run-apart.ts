import {type ChildProcess, fork} from "node:child_process";
import {availableParallelism} from "node:os";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {loadEngine} from "#core/parse/engine/engine.ts";
import type {ParseContext} from "#core/parse/file-scope.ts";
import {SHORT_RUN_FLAGS} from "#support/short-run-flags.ts";
import type {Guarded} from "../guard.ts";
import {type IndexedSource, type ProcessedPage, processPage} from "../process-page.ts";
import {portableContext} from "../threads/portable-context.ts";
import {leadProcesses} from "./lead-processes.ts";

/**
 * JavaScript heap of one process, in MiB: its limit, the size below which a full garbage collection is not worthwhile, and
 * the size of its young part, which would otherwise grow in steps and copy the tree of a long page many times.
 */
const HEAP = {limit: 4096, initial: 2048, young: 128};

/** Flags of the engine. As in `bin.ts`, code is optimized later than in a server. */
const FLAGS = [
  `--max-old-space-size=${HEAP.limit}`,
  `--initial-heap-size=${HEAP.initial}`,
  `--min-semi-space-size=${HEAP.young}`,
  ...SHORT_RUN_FLAGS,
];

/** Minimum number of pages per process, since starting one takes as long as a few pages. */
const PAGES_PER_PROCESS = 6;

/**
 * Renders high-risk pages in child processes, so that a crash drops only one page (`page-crash`). A process renders one
 * page at a time, is killed if a page takes too much time or memory (`limits.ts`), and is restarted for the next page.
 * When run from TypeScript sources (tests), pages are rendered in this process.
 *
 * @param take receives the result of each page with its index
 */
export async function runApart(
  pages: readonly IndexedSource[],
  context: ParseContext,
  take: (at: number, result: Guarded<ProcessedPage>) => void,
): Promise<void> {
  if (!import.meta.url.endsWith(".js")) {
    await loadEngine("remark");
    for (const {source, at} of pages) take(at, processPage(source, context) as Guarded<ProcessedPage>);
    return;
  }
  const processes = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_PROCESS));
  const start = (): ChildProcess => startProcess(context);
  await leadProcesses<IndexedSource, Guarded<ProcessedPage>>(pages, {processes, start}, (page, outcome) => {
    if ("answer" in outcome) take(page.at, outcome.answer);
    else {
      const place = {file: page.source.path, line: 1};
      take(page.at, {dropped: [diagnostic("page-crash", `rendering the page ${outcome.ended}`, place)]});
    }
  });
}

function startProcess(context: ParseContext): ChildProcess {
  const child = fork(new URL("./apart.js", import.meta.url), [], {
    serialization: "advanced",
    execArgv: FLAGS,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.send(portableContext(context));
  return child;
}
