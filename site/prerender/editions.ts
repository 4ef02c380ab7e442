import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {type FindLinks, linkFinder} from "../artifacts/edition-links.ts";

/** Language and version of a site. */
export interface SiteEdition {
  /** Folder relative to the whole site; empty for the one at the root. */
  path: string;
  /** Finds the links of one of its pages. */
  linksOf: FindLinks;
}

/**
 * Reads the languages and versions of artifacts, with the one at the root last. Returns `null` if there is
 * only one.
 */
export function readEditions(folder: string): SiteEdition[] | null {
  const file = join(folder, EDITIONS);
  if (!existsSync(file)) return null;
  const document: EditionsDocument = JSON.parse(readFileSync(file, "utf8"));
  const linksOf = linkFinder(document);
  return document.editions.toReversed().map(({path}) => ({path, linksOf: linksOf(path)}));
}
