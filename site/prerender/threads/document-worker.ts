import {join} from "node:path";
import {workerData} from "node:worker_threads";
import {openArtifacts} from "../artifacts.ts";
import {readEditions} from "../editions.ts";
import type {WorkerData} from "./render-documents.ts";
import {renderShare} from "./render-share.ts";

/** Entry point of a thread that renders documents. It ends when none are left. */
const {due, next, artifacts}: WorkerData = workerData;
const editions = readEditions(artifacts);
await renderShare(due, next, path =>
  openArtifacts(join(artifacts, path), editions?.find(edition => edition.path === path) ?? null),
);
