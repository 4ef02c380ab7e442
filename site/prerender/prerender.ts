import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {setBase} from "../artifacts/base.ts";
import {openArtifacts} from "./artifacts.ts";
import {readClientAssets} from "./client-assets.ts";
import {copyArtifacts} from "./copy-artifacts.ts";
import type {ServerBundle} from "./document/document-context.ts";
import {redirectPage} from "./document/redirect-page.ts";
import {renderDocument} from "./document/render-document.ts";
import {listRoutes} from "./list-routes.ts";
import {openOutput} from "./output.ts";
import {documentFile} from "./routes.ts";
import {farewellWorker, fillWorker} from "./service-worker.ts";
import {siteIcons} from "./web-manifest.ts";

export interface PrerenderOptions {
  /** Folder that `docs-index build` wrote. */
  artifacts: string;
  /** Folder of the finished site; the client build lies there already. */
  out: string;
  /** The part of the site built for this purpose (`entry-server.js`). */
  server: string;
  /** Where it is noted what the last run wrote. */
  cache: string;
  /** Hash of the code that makes the documents; documents of other code are made anew. */
  sources: string;
  /** Folder of the client build. */
  client: string;
  /** The built service worker. */
  worker: string;
  /** False: the site gets a worker that removes an earlier one and its copies. */
  serviceWorker: boolean;
}

const sha = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

/** Writes the whole site except for the client files and the service worker: every route, redirect and artifact. */
export async function prerender(options: PrerenderOptions) {
  const artifacts = openArtifacts(options.artifacts);
  const {site} = artifacts;
  setBase(site.base);
  const output = openOutput(options.out, options.cache, options.sources);
  const assets = readClientAssets(options.client);
  const icons = siteIcons(artifacts.manifest.files.map(({path}) => path));
  // The id of the content is left out, so that an edit changes the pages it concerns and no others.
  const {buildId: _, ...around} = site;
  const parts = [sha(readFileSync(options.server)), JSON.stringify([around, icons]), ...assets.files];
  const frame = sha(parts.join("\n"));
  const build = frame.slice(0, 16);
  for (const file of assets.files) output.copy(join(options.client, file), file, "");

  const server = (await import(pathToFileURL(options.server).href)) as ServerBundle;
  await server.prepare();
  const feed = artifacts.hashOf("feed.xml") !== "";
  const context = {server, assets, build, feed, icons};
  for (const route of listRoutes(artifacts)) {
    output.write(route.file, `${frame}:${feed}:${route.key}`, () => renderDocument(route, context));
  }
  for (const redirect of site.redirects) {
    const file = documentFile(redirect.from.endsWith("/") ? redirect.from : `${redirect.from}/`);
    if (!output.has(file)) {
      output.write(file, `${frame}:${redirect.to}`, () => redirectPage(redirect, site));
    }
  }
  copyArtifacts(artifacts, output, build);
  const worker = options.serviceWorker
    ? () => fillWorker(readFileSync(options.worker, "utf8"), assets.files, build)
    : () => farewellWorker;
  output.write("sw.js", `${build}:${options.serviceWorker}:${sha(readFileSync(options.worker))}`, worker);
  return {output, site, build};
}
