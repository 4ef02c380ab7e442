import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pageDocumentPath, ROOT_SECTION, sectionPath} from "#schemas/artifact-paths.ts";
import type {Manifest} from "#schemas/manifest.ts";
import type {Organization} from "#schemas/organization.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {Section} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import type {EditionLinks} from "../artifacts/edition-links.ts";
import type {SiteEdition} from "./editions.ts";

/** The artifacts of one build in one language and version, read on demand. */
export interface Artifacts {
  folder: string;
  /** Path of the language and version below the root of the whole site; null if there is only one. */
  edition: string | null;
  site: Site;
  manifest: Manifest;
  /** Urls of all page documents, in the order of the manifest. */
  pages: string[];
  /** Reads a page document as it is stored. */
  page(url: string): PageDocument;
  section(name: string): Section;
  /** Name of the section that a page belongs to. */
  sectionOf(url: string): string;
  /** Changes with the document of a section. */
  sectionVersion(name: string): string;
  organization(): Organization;
  sponsors(): SponsorsIndex | null;
  /** Whether a url is that of a printable page. */
  isPrintable(url: string): boolean;
  /** Hash of a file, empty where it does not exist. */
  hashOf(path: string): string;
  /** Where a page is found in other languages and versions; null where there is but one. */
  linksOf(url: string): EditionLinks | null;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/**
 * Opens the output of `docs-index build`, or one language and version in it. Throws where the folder holds none.
 *
 * @param edition of a site in several languages or versions
 */
export function openArtifacts(folder: string, edition: SiteEdition | null = null): Artifacts {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), "utf8")) as T;
  const manifest = read<Manifest>("data/manifest.json");
  const hashes = new Map(manifest.files.map(file => [file.path, file.sha256]));
  const sections = new Map<string, Section>();
  const site = read<Site>("data/site.json");
  let sectionByUrl: Map<string, string> | undefined;
  const printables = new Set<string | undefined>([
    ...site.sections.map(section => section.print),
    "/printable/",
  ]);
  const version = (name: string): string => (hashes.get(sectionPath(name)) ?? "").slice(0, 12);
  return {
    folder,
    edition: edition?.path ?? null,
    manifest,
    site,
    isPrintable: url => printables.has(url),
    pages: manifest.files.flatMap(({path}) => PAGE.exec(path)?.[1] ?? []),
    page: url => read<PageDocument>(pageDocumentPath(url)),
    section(name) {
      const known = sections.get(name) ?? read<Section>(sectionPath(name));
      sections.set(name, known);
      return known;
    },
    sectionOf(url) {
      const names = [...site.sections.map(({name}) => name), ROOT_SECTION];
      sectionByUrl ??= new Map(
        names.flatMap(name => this.section(name).pages.map(page => [page.url, name] as const)),
      );
      // Pages in no sidebar say themselves which one they are beside.
      return sectionByUrl.get(url) ?? this.page(url).section;
    },
    sectionVersion: version,
    organization: () => read<Organization>("data/organization.json"),
    sponsors: () =>
      hashes.has("data/sponsors/index.json") ? read<SponsorsIndex>("data/sponsors/index.json") : null,
    hashOf: path => hashes.get(path) ?? "",
    linksOf: url => edition?.linksOf(url, site) ?? null,
  };
}
