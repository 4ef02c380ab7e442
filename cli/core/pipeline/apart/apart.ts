import {Worker} from "node:worker_threads";
import type {PortableContext} from "#core/model/page-context.ts";
import {loadEngine} from "#core/parse/engine/engine.ts";
import type {ParseContext} from "#core/parse/file-scope.ts";
import {loadHighlighter} from "#core/render/body/code/grammars.ts";
import {loadLint} from "../lint.ts";
import {loadPlugins} from "../plugins.ts";
import {type IndexedSource, processPage} from "../process-page.ts";
import {usableContext} from "../threads/portable-context.ts";

/** Entry point of the process that renders high-risk pages. The first message is the context, each further one a page. */
const pagesBegun = new Int32Array(new SharedArrayBuffer(4));
new Worker(new URL("./limits.js", import.meta.url), {workerData: pagesBegun}).unref();

const context = new Promise<ParseContext>(resolve => {
  process.once("message", async (given: PortableContext) => {
    const known = usableContext(given);
    await Promise.all([
      loadEngine(known.parser),
      loadEngine("remark"),
      loadHighlighter(),
      loadPlugins(known.plugins),
    ]);
    if (known.lint) await loadLint();
    resolve(known);
  });
});
let first = true;
process.on("message", async message => {
  if (first) {
    first = false;
    return;
  }
  const known = await context;
  Atomics.add(pagesBegun, 0, 1);
  process.send?.(processPage((message as IndexedSource).source, known));
});
process.on("disconnect", () => process.exit());
