import {availableParallelism} from "node:os";
import {Worker} from "node:worker_threads";
import type {Artifacts} from "../artifacts.ts";
import {type DueDocuments, renderShare} from "./render-share.ts";

/** Documents per thread. With fewer, starting another thread costs more than it saves. */
const DOCUMENTS_PER_THREAD = 200;

/** Data that a thread receives when it starts. */
export interface WorkerData {
  /** Folder of all artifacts. */
  artifacts: string;
  due: readonly DueDocuments[];
  next: Int32Array<SharedArrayBuffer>;
}

/**
 * Renders and writes documents, on all cores if there are many. When run from TypeScript sources (tests), only
 * this thread is used, since workers need the compiled file. Rejects if a thread fails.
 *
 * @param threads number of threads, or null to choose
 * @param open returns the open artifacts of a language and version by its path
 * @param first runs on this thread before it renders, while others have started
 */
export async function renderDocuments(
  {artifacts, due}: Pick<WorkerData, "artifacts" | "due">,
  threads: number | null,
  open: (path: string) => Artifacts,
  first: () => void,
): Promise<void> {
  const count = due.reduce((sum, {files}) => sum + files.length, 0);
  const next = new Int32Array(new SharedArrayBuffer(4));
  const useful = Math.min(availableParallelism(), Math.ceil(count / DOCUMENTS_PER_THREAD));
  const extra = import.meta.url.endsWith(".js") ? Math.min(threads ?? useful, count) - 1 : 0;
  const workerData: WorkerData = {artifacts, due, next};
  const workers = Array.from({length: Math.max(0, extra)}, () => {
    const worker = new Worker(new URL("./document-worker.js", import.meta.url), {workerData});
    return new Promise<void>((resolve, reject) => {
      worker.on("error", reject);
      worker.on("exit", code =>
        code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`)),
      );
    });
  });
  const renderHere = async (): Promise<void> => {
    first();
    await renderShare(due, next, open);
  };
  try {
    await Promise.all([renderHere(), ...workers]);
  } finally {
    // Nothing is left for the other threads if one failed.
    Atomics.store(next, 0, count);
  }
}
