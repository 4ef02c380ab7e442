import {readFileSync} from "node:fs";
import {join} from "node:path";
import {NOT_FOUND, pageDocumentPath, ROOT_SECTION, sectionPath} from "#schemas/artifact-paths.ts";
import type {Manifest} from "#schemas/manifest.ts";
import type {Organization} from "#schemas/organization.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {Section} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import type {EditionLinks} from "../artifacts/edition-links.ts";
import type {SiteEdition} from "./editions.ts";

/** Artifacts of a build in one language and version, read on demand. */
export interface Artifacts {
  folder: string;
  /**
   * Path of the language and version, relative to the root of the whole site; `null` if there is only one.
   */
  edition: string | null;
  site: Site;
  manifest: Manifest;
  /** URLs of all page documents, in manifest order. */
  pages: string[];
  /** Reads a page document as stored. */
  page(url: string): PageDocument;
  /** Reads the document of the page for unknown URLs, if the site has one. */
  notFound(): PageDocument;
  section(name: string): Section;
  /** Returns the name of the section that a page belongs to. */
  sectionOf(url: string): string;
  /** Returns a version that changes with the section document. */
  sectionVersion(name: string): string;
  organization(): Organization;
  sponsors(): SponsorsIndex | null;
  /** Reports whether a URL belongs to a printable page. */
  isPrintable(url: string): boolean;
  /** Returns the hash of a file, or an empty string if it does not exist. */
  hashOf(path: string): string;
  /** Returns a page's links to other languages and versions, or `null` if there is only one. */
  linksOf(url: string): EditionLinks | null;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/**
 * Opens the output of `docs-index build`, or one language and version in it. Throws if the folder contains
 * none.
 *
 * @param edition language and version, if the site has several
 * @param readText reads a file by its path in the folder
 */
export function openArtifacts(
  folder: string,
  edition: SiteEdition | null = null,
  readText = (path: string): string => readFileSync(join(folder, path), "utf8"),
): Artifacts {
  const read = <T>(path: string): T => JSON.parse(readText(path));
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
    notFound: () => read<PageDocument>(NOT_FOUND),
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
      // Pages outside all sidebars name their section themselves.
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
