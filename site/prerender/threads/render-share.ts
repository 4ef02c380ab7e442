import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {present} from "#schemas/rules/present.ts";
import type {Artifacts} from "../artifacts.ts";
import {readClientAssets} from "../client-assets.ts";
import type {ClientBuild} from "../client-build.ts";
import type {DocumentContext, ServerBundle} from "../document/document-context.ts";
import {renderDocument} from "../document/render-document.ts";
import {listRoutes} from "../list-routes.ts";

/**
 * Documents of one language and version that have to be rendered. Plain data, so that it can be sent to other
 * threads.
 */
export interface DueDocuments
  extends Pick<DocumentContext, "build" | "feed" | "icons" | "policy" | "script"> {
  /** Path of the language and version; empty for the one at the root. */
  path: string;
  client: ClientBuild;
  /** Output folder of the language and version. */
  out: string;
  /** Paths of the documents in that folder. */
  files: string[];
}

/**
 * Renders documents until none are left. Every thread takes the number of its next document from `next`, so a
 * slow thread renders fewer of them.
 *
 * @param next shared counter
 * @param open opens the artifacts of a language and version by its path
 */
export async function renderShare(
  due: readonly DueDocuments[],
  next: Int32Array<SharedArrayBuffer>,
  open: (path: string) => Artifacts,
): Promise<void> {
  let number = Atomics.add(next, 0, 1);
  let before = 0;
  for (const edition of due) {
    const {files, path} = edition;
    if (number < before + files.length) {
      const write = await documentWriter(edition, open(path));
      for (; number < before + files.length; number = Atomics.add(next, 0, 1))
        write(present(files[number - before]));
    }
    before += files.length;
  }
}

/** Returns a function that renders a document and writes it. */
async function documentWriter(
  {path, client, out, ...shared}: DueDocuments,
  artifacts: Artifacts,
): Promise<(file: string) => void> {
  const server: ServerBundle = await import(pathToFileURL(client.server).href);
  await server.prepare();
  const assets = readClientAssets(client.client, path);
  const context: DocumentContext = {...shared, server, assets, edition: artifacts.edition};
  const routes = new Map(listRoutes(artifacts).map(route => [route.file, route]));
  return file => {
    const route = routes.get(file);
    if (!route) throw new Error(`the artifacts have no page for ${file}`);
    writeFileSync(join(out, file), renderDocument(route, context));
  };
}
