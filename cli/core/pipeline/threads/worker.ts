import {parentPort, workerData} from "node:worker_threads";
import {loadEngine} from "#core/parse/engine/engine.ts";
import {loadHighlighter} from "#core/render/body/code/grammars.ts";
import {loadLint} from "../lint.ts";
import {loadPlugins} from "../plugins.ts";
import {APART, processPage} from "../process-page.ts";
import {usableContext} from "./portable-context.ts";
import type {FromWorker, ToWorker} from "./run-pages.ts";

/** Entry point of a worker thread. It answers each batch of files with their results; null ends it. */
const context = usableContext(workerData);
await Promise.all([loadEngine(context.parser), loadHighlighter(), loadPlugins(context.plugins)]);
if (context.lint) await loadLint();
parentPort?.on("message", (work: ToWorker | null) => {
  if (work === null) return parentPort?.close();
  const answer: FromWorker = work.map(({source, at}) => ({at, result: processPage(source, context)}));
  // Bodies are transferred, not copied.
  parentPort?.postMessage(
    answer,
    answer.flatMap(({result}) => (result !== APART && "body" in result ? [result.body.bytes.buffer] : [])),
  );
});
parentPort?.postMessage("ready");
