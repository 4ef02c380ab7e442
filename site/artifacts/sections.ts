import {pageDocumentPath, sectionPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {type NestedAnchor, nestAnchors} from "#schemas/rules/nest-anchors.ts";
import type {Section} from "#schemas/section.ts";
import {promiseCache} from "./cache.ts";
import {fetchJson} from "./fetch-json.ts";
import {sectionRows} from "./page-facts.ts";
import type {SectionRows, SiteFacts} from "./types.ts";

/** Maximum age of a response in milliseconds before it is requested again. */
const FRESH_MS = 15_000;
const KEPT = 20;

const latest = promiseCache<Section>(name => fetchJson(sectionPath(name)), KEPT);
const versions = promiseCache<Section>(key => latest.get(key.slice(0, key.lastIndexOf("@")), FRESH_MS), KEPT);
const rows = new Map<string, SectionRows>();

/** Loads the latest version of a section. */
export const latestSection = (name: string): Promise<Section> => latest.get(name, FRESH_MS);

/** Loads a given version of a section once. */
const sectionOfVersion = (name: string, version: string): Promise<Section> =>
  versions.get(`${name}@${version}`);

/** Returns the rows of a section from a document or an earlier request. */
export const keptRows = (name: string): SectionRows | undefined => rows.get(name);
export const keepRows = (section: SectionRows): void => void rows.set(section.name, section);

/**
 * Returns the sidebar of a section. Cached rows are used if their version is current or no version is known;
 * otherwise, the section document is loaded.
 */
export async function rowsFor(name: string, version: string | undefined): Promise<SectionRows> {
  const known = rows.get(name);
  if (known && (version === undefined || known.version === version)) return known;
  const loaded = sectionRows(await sectionOfVersion(name, version ?? ""), version ?? "");
  keepRows(loaded);
  return loaded;
}

const anchors = promiseCache<NestedAnchor[]>(async url => {
  const document = await fetchJson<PageDocument>(pageDocumentPath(url));
  return nestAnchors(document.anchors);
}, KEPT);

/** Loads the headings of a page for the sidebar. */
export const anchorsOf = (url: string): Promise<NestedAnchor[]> => anchors.get(url, FRESH_MS);

/** Creates a section without rows from the site metadata. */
export function emptySection(name: string, site: Pick<SiteFacts, "sections">): SectionRows {
  const link = site.sections.find(section => section.name === name);
  const {title, url} = link ?? {title: "", url: "/"};
  return {name, title, url, version: "", pages: []};
}

/** Clears all caches after the sources have changed. */
export function forgetSections(): void {
  latest.clear();
  versions.clear();
  rows.clear();
  anchors.clear();
}
