import {join} from "node:path";
import {parentPort, workerData} from "node:worker_threads";
import {asError} from "#support/files/as-error.ts";
import {folderMaker} from "../folders.ts";
import {type Written, writeNewFile} from "../new-file.ts";
import type {FromWriter, ToWriter, WriterData} from "./file-writer.ts";

/**
 * Entry point of a thread that writes files. It answers each batch with the states of its files; null ends it, and so does an
 * error.
 */
const {root, unwritten}: WriterData = workerData;
const makeFolderOf = folderMaker();

function write({files, bytes}: NonNullable<ToWriter>): Written[] {
  let start = 0;
  return files.map(({path, length}) => {
    const file = join(root, path);
    makeFolderOf(file);
    const written = writeNewFile(file, [bytes.subarray(start, start + length)]);
    start += length;
    Atomics.sub(unwritten, 0, length);
    return written;
  });
}

parentPort?.on("message", (batch: ToWriter) => {
  if (batch === null) return parentPort?.close();
  try {
    parentPort?.postMessage(write(batch) satisfies FromWriter);
  } catch (error) {
    const {code, path, message} = asError(error);
    parentPort?.postMessage({code, path, message} satisfies FromWriter);
    parentPort?.close();
  }
});
