import {type ChildProcess, fork} from "node:child_process";
import {availableParallelism} from "node:os";
import type {PageContext} from "../../model/page-context.ts";
import type {SourceFile} from "../../model/source-file.ts";
import {diagnostic} from "../../report/diagnostic.ts";
import {loadEngine} from "../../stages/parse/engine/engine.ts";
import type {Guarded} from "../guard.ts";
import {type ProcessedPage, processPage} from "../process-page.ts";

/** A file and its place in the list of all. */
export interface ApartPage {
  source: SourceFile;
  at: number;
}

/** What the process answers. */
export type FromApart = Guarded<ProcessedPage>;

/** Memory of the JavaScript of one such process, in MiB. */
const HEAP = 4096;

/** Pages for each process, at least: starting one takes as long as a few pages. */
const PAGES_PER_PROCESS = 6;

/**
 * Makes pages that are not ordinary, each where its crash is survived: in a process that makes one page at a time, is
 * ended when a page takes too much time or memory (`limits.ts`), and is started again for the next page. A page that
 * ended its process is dropped with one finding (`page-crash`). From TypeScript sources (tests) pages are made here.
 *
 * @param take takes the result of a page by its place
 */
export async function runApart(
  pages: readonly ApartPage[],
  context: PageContext,
  take: (at: number, result: Guarded<ProcessedPage>) => void,
): Promise<void> {
  if (!import.meta.url.endsWith(".js")) {
    await loadEngine("remark");
    for (const {source, at} of pages) take(at, processPage(source, context) as Guarded<ProcessedPage>);
    return;
  }
  const left = [...pages].reverse();
  const lead = async (): Promise<void> => {
    let child: ChildProcess | null = null;
    try {
      for (let page = left.pop(); page; page = left.pop()) {
        child ??= startProcess(context);
        const result = await answerOf(child, page.source);
        if (!child.connected) child = null;
        take(page.at, result);
      }
    } finally {
      child?.kill("SIGKILL");
    }
  };
  const processes = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_PROCESS));
  await Promise.all(Array.from({length: processes}, lead));
}

function startProcess(context: PageContext): ChildProcess {
  const child = fork(new URL("./apart.js", import.meta.url), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${HEAP}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.send(context);
  return child;
}

/** The result of a page; never rejects. */
function answerOf(child: ChildProcess, source: SourceFile): Promise<Guarded<ProcessedPage>> {
  return new Promise(resolve => {
    const settle = (result: Guarded<ProcessedPage>): void => {
      child.removeAllListeners();
      resolve(result);
    };
    const crashed = (reason: string): void => {
      const message = `making the page ${reason}`;
      settle({dropped: [diagnostic("page-crash", message, {file: source.path, line: 1})]});
    };
    child.on("message", (result: FromApart) => settle(result));
    child.on("error", error => crashed(`failed: ${error.message}`));
    child.on("exit", (code, signal) => crashed(reasonOf(signal, code)));
    child.send(source, error => error && crashed(`failed: ${error.message}`));
  });
}

function reasonOf(signal: NodeJS.Signals | null, code: number | null): string {
  if (signal === "SIGTERM") return "took too long";
  if (signal === "SIGKILL") return "took too much memory";
  return `ended its process (${signal ?? `exit code ${code}`})`;
}
