import {statSync} from "node:fs";
import {join, posix} from "node:path";
import type {Project} from "#cli/config/load.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {type PageAsset, type PageFacts, placed} from "#core/model/page-facts.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {loadEngine} from "#core/parse/engine/engine.ts";
import {loadHighlighter} from "#core/render/body/code/grammars.ts";
import {siteContext} from "#core/render/documents/context.ts";
import {manifestPieces} from "#core/render/documents/manifest.ts";
import {pageDocumentFile} from "#core/render/documents/page-document.ts";
import {sectionOf} from "#core/render/documents/page-metadata.ts";
import {frameFiles, publicFilesOf} from "#core/render/documents/plan.ts";
import {printableFile} from "#core/render/documents/printable/printable.ts";
import {NOT_FOUND, pageDocumentPath} from "#schemas/artifact-paths.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import type {Announcement} from "../announce.ts";
import {arrangePages} from "../assemble.ts";
import {Cache} from "../cache/cache.ts";
import type {StoredPage} from "../cache/stored-pages.ts";
import {inspect} from "../inspect.ts";
import {themeFolder} from "../look-files.ts";
import {APART, type ProcessedPage, processPage} from "../process-page.ts";
import {splitDrafts} from "../process-pages.ts";
import {stageClock} from "../timings.ts";
import {outlineOnly} from "./outline-only.ts";
import {partsOf} from "./parts.ts";

/** Artifacts of a project that are rendered on demand, before the first build is complete. */
export interface Preview {
  /** Returns an artifact, or null if only a build can create it: search, lists of all pages, pages with errors. */
  read(path: string): Uint8Array | null;
  /** Returns the name of the section that a page belongs to. */
  sectionOf(url: string): string | undefined;
  /** Renders a page again after its file (absolute path) has changed; returns nothing if the file belongs to no page. */
  refresh(file: string): Announcement[];
  /** Renders the pages that were read and whose files have changed since. */
  refreshShown(): Announcement[];
  close(): void;
}

/** Default number of pages above which sections are arranged separately. */
const MANY_PAGES = 400;

/**
 * Opens a preview of a project, or of one of its languages and versions. All pages are discovered. Those of a section are
 * arranged by their front matter and headings, which is what menus show, when one of its pages is read; a body is rendered
 * when its document is read. Dates from git, smaller copies of images and files of plug-ins follow with the build. Throws
 * what `inspect` throws.
 *
 * @param options.assets files that pages use (absolute paths) by their path on the whole site, shared by the previews of all editions
 * @param options.many number of pages above which sections are arranged separately
 */
export async function openPreview(
  project: Project,
  tool: string,
  {assets = new Map<string, string>(), many = MANY_PAGES} = {},
): Promise<Preview> {
  const inspection = await inspect(project, {parser: "native", maxHashed: many}, stageClock());
  const {found, data, publicFiles, slots} = inspection;
  const parser = await loadEngine(inspection.context.parser);
  const context = {...inspection.context, parser, ordinaryOnly: true};
  const outline = {...context, outlineOnly: true};
  const cache = Cache.none();
  cache.openPages("");
  const pageOf = (result: ProcessedPage): StoredPage => cache.bodies.append(result.summary, result.body);
  await loadHighlighter();
  const buildId = "preview";
  const outlines = new Map<SourceFile, StoredPage | null>();
  const outlineOf = (source: SourceFile): StoredPage | null => {
    const known = outlines.get(source);
    if (known !== undefined) return known;
    const result = processPage(source, outline, outlineOnly);
    const page = result !== APART && "body" in result ? pageOf(result) : null;
    outlines.set(source, page);
    return page;
  };
  const {parts, first} = partsOf(found.pages, project.config, many);

  /** Arranges pages and plans the files behind their layout. */
  function arranged(sources: readonly SourceFile[]) {
    const known = sources.flatMap(source => outlineOf(source) ?? []);
    const published = splitDrafts(known, project.config.drafts).pages;
    const {arrangement} = arrangePages(published, project, inspection, {});
    const input = {
      arrangement,
      config: project.config,
      data,
      buildId,
      bodies: cache.bodies,
      editBase: context.editBase,
      heroOf: context.dialect.frontMatter.heroOf,
      root: project.root,
      themeRoot: themeFolder(project),
      content: project.content,
      publicFiles,
      slots,
      variants: new Map(),
      editions: project.editions ?? undefined,
    };
    const site = siteContext(input);
    const files = new Map<string, EmitFile>();
    const add = (file: EmitFile | undefined): void => void (file && files.set(file.path, file));
    for (const file of publicFilesOf(input)) add(file);
    for (const section of arrangement.sections) add(printableFile(section, site));
    for (const file of frameFiles(site)) add(file);
    const pages = new Map<string, PageFacts>();
    for (const page of arrangement.byUrl.values()) pages.set(pageDocumentPath(page.url), page);
    if (arrangement.notFound) pages.set(NOT_FOUND, arrangement.notFound);
    return {arrangement, site, files, pages};
  }

  const whole = arranged(first);
  const frames = new Map<string, typeof whole>();
  /** Returns the arrangement in which a section is complete. */
  function frameOf(section: string | undefined): typeof whole {
    const part = section === undefined ? undefined : parts.get(section);
    if (section === undefined || part === undefined) return whole;
    const frame = frames.get(section) ?? arranged([...new Set([...first, ...part])]);
    frames.set(section, frame);
    return frame;
  }

  const sources = new Map(found.pages.map(source => [documentOf(source), source]));
  /** Returns the arrangement that contains a file. */
  const frameAt = (path: string): typeof whole =>
    frameOf(
      sources.get(path)?.section ??
        /^data\/(?:sections\/(.+)\.json|pages\/([^/]+)\/printable\/)/.exec(path)?.slice(1).join(""),
    );
  const sitePath = (out: string): string => posix.join(project.editions?.self.path ?? "", out);
  const addAssets = (used: readonly PageAsset[]): void => {
    for (const {out, path} of used) assets.set(sitePath(out), join(project.root, path));
  };
  addAssets(slots.assets);
  const paths = new Map(found.pages.map(source => [source.file, documentOf(source)]));
  /** Documents that were read, and the times at which their files had changed. */
  const documents = new Map<string, {document: Uint8Array; changed: number}>();

  /** Renders the document of a page; null if there is none, or the page has errors or requires a separate process. */
  function render(path: string): Uint8Array | null {
    const {pages, site} = frameAt(path);
    const source = sources.get(path);
    const place = pages.get(path);
    const changed = changedAt(source);
    const result = place && source && processPage(source, context);
    if (!result || result === APART || "dropped" in result) return null;
    const page = pageOf(result);
    addAssets(page.assets);
    const document = bytesOf(
      pageDocumentFile(placed(page, {section: place.section, group: place.group}), site, path),
    );
    documents.set(path, {document, changed});
    return document;
  }

  return {
    read(path) {
      if (path === "data/manifest.json") {
        const listed = parts.size === 0 ? whole.pages.keys() : sources.keys();
        const all = [...whole.files.values(), ...[...listed].map(each => ({path: each, key: ""}))];
        const states = Object.fromEntries(all.map(file => [file.path, {bytes: 0, sha256: file.key}]));
        return Buffer.from([...manifestPieces(states, tool, buildId)].join(""));
      }
      if (sources.has(path)) return documents.get(path)?.document ?? render(path);
      const file = frameAt(path).files.get(path);
      if (file) return bytesOf(file);
      const asset = assets.get(sitePath(path));
      return asset === undefined ? null : readRegularFile(asset, MAX_FILE.asset);
    },
    sectionOf(url) {
      const page = frameAt(pageDocumentPath(url)).arrangement.byUrl.get(url);
      return page && sectionOf(page);
    },
    refresh(file) {
      const path = paths.get(file);
      if (path === undefined) return [];
      documents.delete(path);
      return announcementOf(path, render(path));
    },
    refreshShown: () =>
      [...documents].flatMap(([path, {changed}]) =>
        changedAt(sources.get(path)) === changed ? [] : announcementOf(path, render(path)),
      ),
    close: () => cache.close(),
  };
}

/** Returns the time at which the file of a page has changed; 0 if it has none. */
const changedAt = (source: SourceFile | undefined): number =>
  (source && statSync(source.file, {throwIfNoEntry: false})?.mtimeMs) ?? 0;

/** Returns the path of a page's document. */
const documentOf = ({url, isNotFound}: SourceFile): string =>
  isNotFound ? NOT_FOUND : pageDocumentPath(url);

const announcementOf = (path: string, document: Uint8Array | null): Announcement[] =>
  document ? [{path, text: Buffer.from(document).toString()}] : [];

const bytesOf = (file: EmitFile): Uint8Array =>
  Buffer.concat([...file.produce()].map(piece => (typeof piece === "string" ? Buffer.from(piece) : piece)));
