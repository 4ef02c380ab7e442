import {existsSync} from "node:fs";
import {availableParallelism} from "node:os";
import {join} from "node:path";
import {Worker} from "node:worker_threads";
import {present} from "#schemas/rules/present.ts";
import {folderMaker} from "../folders.ts";
import {startingWith, type Written, writeNewFile} from "../new-file.ts";

/** Data that the thread receives when it starts. */
export interface WriterData {
  /** Folder of the files. */
  root: string;
  /** Number of bytes that the thread has received and not written yet. */
  unwritten: Int32Array<SharedArrayBuffer>;
}

/** Messages to and from the thread. A batch has the contents of its files one after another; null ends the thread. */
export type ToWriter = {files: readonly {path: string; length: number}[]; bytes: Uint8Array} | null;
export type FromWriter = Written[] | Failure;

/** Error of the file system in a form that can be sent to another thread. */
type Failure = Pick<NodeJS.ErrnoException, "code" | "path" | "message">;

/** Callback that receives the state of a written file. */
export type TakeWritten = (written: Written) => void;

/** Number of files written before a thread is started, so that small changes start none. */
const FILES_BEFORE_THREAD = 64;
/** Bytes sent to the thread at a time. */
const BATCH = 1 << 18;
/** Limits of the thread, whose objects live briefly. By default, they fill 32 MiB before they are collected. */
const SMALL_HEAP = {maxYoungGenerationSizeMb: 6};
/** Bytes that may wait for the thread. While more do, files are written here. */
const MOST_UNWRITTEN = 1 << 23;

/**
 * Writes new files to a folder. If there are many, another thread writes most of them, because creating a file takes as long
 * as producing it. When run from TypeScript sources (tests), all files are written here, since a thread needs the compiled
 * file.
 */
export class FileWriter {
  private readonly root: string;
  private readonly entry: URL;
  private readonly unwritten = new Int32Array(new SharedArrayBuffer(4));
  private readonly makeFolderOf = folderMaker();
  private filesBeforeThread: number;
  private worker: Worker | undefined;
  private ended: Promise<void> | undefined;
  private batch: {path: string; bytes: Uint8Array; take: TakeWritten}[] = [];
  private size = 0;
  /** Callbacks for the files of each batch, in the order in which the thread writes them. */
  private readonly takers: TakeWritten[][] = [];

  /**
   * @param threads number of threads, or null to choose
   * @param entry compiled module of the thread
   */
  constructor(root: string, threads: number | null, entry = new URL("./writer.js", import.meta.url)) {
    this.root = root;
    this.entry = entry;
    const isUseful = (threads ?? availableParallelism()) > 1 && existsSync(entry);
    this.filesBeforeThread = isUseful ? FILES_BEFORE_THREAD : Number.POSITIVE_INFINITY;
  }

  /** Writes a file, now or before `finish` resolves, and passes on its state. Throws file system errors. */
  write(path: string, content: Iterable<Uint8Array>, take: TakeWritten): void {
    const waiting = Atomics.load(this.unwritten, 0) + this.size;
    if (this.filesBeforeThread > 0 || waiting > MOST_UNWRITTEN) {
      this.writeHere(path, content, take);
      return;
    }
    const chunks = content[Symbol.iterator]();
    const bytes = chunks.next().value ?? new Uint8Array();
    const second = chunks.next();
    // A large file is never in memory as a whole.
    if (!second.done) {
      this.writeHere(path, startingWith(bytes, startingWith(second.value, chunks)), take);
      return;
    }
    this.batch.push({path, bytes, take});
    this.size += bytes.length;
    if (this.size >= BATCH) this.send();
  }

  /** Waits for the files of the thread. Files written afterwards are written here. Rejects with file system errors. */
  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send();
    this.filesBeforeThread = Number.POSITIVE_INFINITY;
    this.worker?.postMessage(null satisfies ToWriter);
    await this.ended;
  }

  /** Stops the thread, whatever it has written. */
  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private writeHere(path: string, content: Iterable<Uint8Array>, take: TakeWritten): void {
    const file = join(this.root, path);
    this.makeFolderOf(file);
    this.filesBeforeThread -= 1;
    take(writeNewFile(file, content));
  }

  private send(): void {
    const bytes = new Uint8Array(this.size);
    let end = 0;
    const files = this.batch.map(file => {
      bytes.set(file.bytes, end);
      end += file.bytes.length;
      return {path: file.path, length: file.bytes.length};
    });
    this.takers.push(this.batch.map(({take}) => take));
    Atomics.add(this.unwritten, 0, this.size);
    this.worker ??= this.start();
    this.worker.postMessage({files, bytes} satisfies ToWriter, [bytes.buffer]);
    this.batch = [];
    this.size = 0;
  }

  private start(): Worker {
    const {root, unwritten, takers} = this;
    const workerData: WriterData = {root, unwritten};
    const worker = new Worker(this.entry, {workerData, resourceLimits: SMALL_HEAP});
    this.ended = new Promise((resolve, reject) => {
      worker.on("message", (answer: FromWriter) => {
        if (!Array.isArray(answer)) return reject(Object.assign(new Error(answer.message), answer));
        for (const [i, take] of (takers.shift() ?? []).entries()) take(present(answer[i]));
      });
      worker.on("error", reject);
      worker.on("exit", code =>
        takers.length === 0 ? resolve() : reject(new Error(`a writer thread ended with code ${code}`)),
      );
    });
    // `finish` reports it.
    this.ended.catch(() => {});
    return worker;
  }
}
