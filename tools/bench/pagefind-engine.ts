import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {escapeHtml} from "#schemas/rules/markup.ts";
import type {Engine, Page} from "./search-engines.ts";

/** Part of the `pagefind.js` API that is used. */
interface PagefindClient {
  options(options: {basePath: string; baseUrl: string}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
  destroy(): Promise<void>;
}

/**
 * Creates a Pagefind engine for the HTML of the pages: its indexer, and its client with a `fetch` that reads
 * files.
 */
export async function pagefindEngine(
  pages: readonly Page[],
  htmlOf: (page: Page) => string,
): Promise<Engine> {
  const {createIndex, close} = await import("pagefind");
  const folder = mkdtempSync(join(tmpdir(), "pagefind-"));
  const {index} = await createIndex({});
  if (!index) throw new Error("Pagefind did not start");
  for (const page of pages) {
    const content = `<html lang="en"><title>${escapeHtml(page.title)}</title><main data-pagefind-body><h1>${escapeHtml(page.title)}</h1>${htmlOf(page)}</main></html>`;
    await index.addHTMLFile({url: page.url, content});
  }
  await index.writeFiles({outputPath: folder});
  await close();
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');

  const network = globalThis.fetch;
  const base = pathToFileURL(`${folder}/`).href;
  globalThis.fetch = async input => {
    const path = new URL(String(input)).pathname;
    return new Response(readFileSync(path));
  };
  Object.assign(globalThis, {
    document: {currentScript: null, querySelector: () => ({getAttribute: () => "en"})},
  });
  const client = (await import(`${base}pagefind.js`)) as PagefindClient;
  await client.options({basePath: base, baseUrl: "/"});
  await client.init();
  return {
    name: "Pagefind",
    async answer(query) {
      const {results} = await client.search(query);
      return await Promise.all(results.slice(0, 5).map(async result => (await result.data()).url));
    },
    async close() {
      await client.destroy();
      globalThis.fetch = network;
      Reflect.deleteProperty(globalThis, "document");
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
