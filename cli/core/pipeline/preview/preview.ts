import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {type PageFacts, placed} from "#core/model/page-facts.ts";
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

/** Artifacts of a project that are rendered on demand, before the first build is complete. */
export interface Preview {
  /** Returns an artifact, or null if only a build can create it: search, lists of all pages, pages with errors. */
  read(path: string): Uint8Array | null;
  /** Returns the name of the section that a page belongs to. */
  sectionOf(url: string): string | undefined;
  /** Renders a page again after its file (absolute path) has changed; null if the file belongs to no page. */
  refresh(file: string): Announcement | null;
  close(): void;
}

/**
 * Opens a preview of a project, or of one of its languages and versions. All pages are discovered and arranged by their
 * front matter and headings, which is what menus show; a body is rendered when its document is read. Dates from git,
 * smaller copies of images and files of plug-ins follow with the build. Throws what `inspect` throws.
 */
export async function openPreview(project: Project, tool: string): Promise<Preview> {
  const clock = stageClock();
  const inspection = await inspect(project, {parser: "native"}, clock);
  const {found, data, publicFiles, slots} = inspection;
  const parser = await loadEngine(inspection.context.parser);
  const context = {...inspection.context, parser, ordinaryOnly: true};
  const outline = {...context, outlineOnly: true};
  const cache = Cache.none();
  cache.openPages("");
  const pageOf = (result: ProcessedPage): StoredPage => cache.bodies.append(result.summary, result.body);
  const known: StoredPage[] = [];
  for (const source of found.pages) {
    const result = processPage(source, outline, outlineOnly);
    if (result !== APART && "body" in result) known.push(pageOf(result));
  }
  await loadHighlighter();
  const published = splitDrafts(known, project.config.drafts).pages;
  const {arrangement} = arrangePages(published, project, inspection, {});
  const buildId = "preview";
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
  const sources = new Map(found.pages.map(source => [source.path, source]));
  const files = new Map<string, EmitFile>();
  const add = (file: EmitFile | undefined): void => void (file && files.set(file.path, file));
  for (const file of publicFilesOf(input)) add(file);
  for (const section of arrangement.sections) add(printableFile(section, site));
  for (const file of frameFiles(site)) add(file);
  /** Files that pages and slots use, by their path in the output. */
  const assets = new Map(slots.assets.map(({out, path}) => [out, path]));
  const pages = new Map<string, PageFacts>();
  for (const page of arrangement.byUrl.values()) pages.set(pageDocumentPath(page.url), page);
  if (arrangement.notFound) pages.set(NOT_FOUND, arrangement.notFound);
  const paths = new Map(found.pages.map(source => [source.file, source.path]));
  const documents = new Map<string, Uint8Array>();

  /** Renders the document of a page; null if the page has errors or requires a separate process. */
  function render(path: string, {path: file, section, group}: PageFacts): Uint8Array | null {
    const source = sources.get(file);
    const result = source && processPage(source, context);
    if (!result || result === APART || "dropped" in result) return null;
    const page = pageOf(result);
    for (const asset of page.assets) assets.set(asset.out, asset.path);
    const document = bytesOf(pageDocumentFile(placed(page, {section, group}), site, path));
    documents.set(path, document);
    return document;
  }

  return {
    read(path) {
      if (path === "data/manifest.json") {
        const all = [...files.values(), ...[...pages.keys()].map(each => ({path: each, key: ""}))];
        const states = Object.fromEntries(all.map(file => [file.path, {bytes: 0, sha256: file.key}]));
        return Buffer.from([...manifestPieces(states, tool, buildId)].join(""));
      }
      const page = pages.get(path);
      if (page) return documents.get(path) ?? render(path, page);
      const file = files.get(path);
      if (file) return bytesOf(file);
      const asset = assets.get(path);
      return asset === undefined ? null : readRegularFile(join(project.root, asset), MAX_FILE.asset);
    },
    sectionOf(url) {
      const page = arrangement.byUrl.get(url);
      return page && sectionOf(page);
    },
    refresh(file) {
      const source = paths.get(file);
      for (const [path, page] of pages) {
        if (page.path !== source) continue;
        documents.delete(path);
        const document = render(path, page);
        return document && {path, text: Buffer.from(document).toString()};
      }
      return null;
    },
    close: () => cache.close(),
  };
}

const bytesOf = (file: EmitFile): Uint8Array =>
  Buffer.concat([...file.produce()].map(piece => (typeof piece === "string" ? Buffer.from(piece) : piece)));
