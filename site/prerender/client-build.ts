import {join} from "node:path";
import {clientLanguage} from "../messages/languages.ts";

/** Paths of the site's parts built for the browser and the prerenderer. */
export interface ClientBuild {
  client: string;
  /** Module called by the prerenderer; the same in every language. */
  server: string;
  /** Service worker, before the file list is inserted. */
  worker: string;
  /** Folder of the diagram library, included only in sites with diagrams. */
  diagrams: string;
  /** Folder with the development server's script and styles. */
  dev: string;
}

/** Returns the folder of all client builds. */
export const clientFolder = (root: string): string => join(root, "build/site");

/**
 * Returns the client build for a language.
 *
 * @param root package root
 */
export function clientBuild(root: string, lang: string): ClientBuild {
  const folder = clientFolder(root);
  return {
    client: join(folder, clientLanguage(lang), "client"),
    server: join(folder, "server/entry-server.js"),
    worker: join(folder, "sw.js"),
    diagrams: join(folder, "diagrams"),
    dev: join(folder, "dev"),
  };
}
