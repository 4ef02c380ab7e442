import {join} from "node:path";
import {clientLanguage} from "../messages/languages.ts";

/** Where the parts of the site lie that were built for the browser and for the prerender. */
export interface ClientBuild {
  client: string;
  /** The module that the prerender calls. */
  server: string;
  /** The service worker, before the list of files is written into it. */
  worker: string;
  /** Folder of the library that draws diagrams, which only sites with diagrams hold. */
  diagrams: string;
  /** Folder with script and styles of the development server. */
  dev: string;
}

/** The folder of all of them. */
export const clientFolder = (root: string): string => join(root, "build/site");

/**
 * The parts for a site in one language.
 *
 * @param root folder of the package
 */
export function clientBuild(root: string, lang: string): ClientBuild {
  const folder = clientFolder(root);
  const ofLanguage = join(folder, clientLanguage(lang));
  return {
    client: join(ofLanguage, "client"),
    server: join(ofLanguage, "server/entry-server.js"),
    worker: join(folder, "sw.js"),
    diagrams: join(folder, "diagrams"),
    dev: join(folder, "dev"),
  };
}
