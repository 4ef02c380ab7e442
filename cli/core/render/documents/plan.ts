import {join} from "node:path";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {markdownPath, NOT_FOUND, pageDocumentPath, searchTextPath} from "#schemas/artifact-paths.ts";
import {present} from "#schemas/rules/present.ts";
import type {Redirect} from "#schemas/site.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {isOfOther} from "#support/links/content-path.ts";
import {activeRedirects, redirectsWithin} from "../data/redirects.ts";
import {blocksFile} from "./blocks/blocks-file.ts";
import {type PlanInput, pagesInOrder, type SiteContext, shownPages, siteContext} from "./context.ts";
import {editionsFile} from "./editions/editions-file.ts";
import {feedFile} from "./hosting/feed.ts";
import {hostingFiles} from "./hosting/hosting.ts";
import {sitemapFiles} from "./hosting/sitemap.ts";
import {webManifest} from "./hosting/web-manifest.ts";
import {llmsFile, llmsFullFile} from "./llms.ts";
import {homePageFile} from "./look/home-page.ts";
import {pictureFiles} from "./look/pictures.ts";
import {themeFile} from "./look/theme.ts";
import {markdownFile} from "./markdown.ts";
import {pageDocumentFile} from "./page-document.ts";
import {pageIndexFile} from "./page-index.ts";
import {pageRecordFiles} from "./page-records.ts";
import {printableFile} from "./printable/printable.ts";
import {variantFiles} from "./responsive-images.ts";
import {organizationFile} from "./screens/organization.ts";
import {sponsorsFiles} from "./screens/sponsors.ts";
import {voteFile} from "./screens/vote.ts";
import {sectionFile} from "./sections.ts";
import {siteFile} from "./site.ts";
import {textFile} from "./text-file.ts";
import {usedFiles} from "./used-files.ts";

/**
 * Lists all artifacts except the manifest and the search index. Cache keys depend on page metadata only, and bodies are read
 * one at a time while a file is produced. The key of an unchanged file stays the same, so the next build need not produce
 * it again.
 */
export function* planDocuments(input: PlanInput): Iterable<EmitFile> {
  const taken = new Set<string>();
  for (const file of documents(input)) {
    taken.add(file.path);
    yield file;
  }
  // A content or public file never replaces an artifact.
  for (const file of [...assetFiles(input), ...variantFiles(input.variants), ...publicFilesOf(input)]) {
    if (taken.has(file.path)) continue;
    taken.add(file.path);
    yield file;
  }
}

export function* publicFilesOf({publicFiles}: PlanInput): Iterable<EmitFile> {
  for (const [path, {file, hash}] of publicFiles)
    yield {path, key: contentHash(hash), produce: () => [readRegularFile(file, MAX_FILE.asset)]};
}

function* documents(input: PlanInput): Iterable<EmitFile> {
  const context = siteContext(input);
  const {arrangement} = context;
  const redirects = redirectsOf(context);
  yield pageIndexFile(context);
  const hashes = new Map<string, string>();
  for (const page of pagesInOrder(arrangement)) {
    const document = reused(pageDocumentPath(page.url), page, context, pageDocumentFile);
    hashes.set(page.url, document.key);
    yield document;
    yield pageTextFile(page, context);
    if (input.config.blocks) yield blocksFile(page, document);
    yield reused(markdownPath(page.url), page, context, markdownFile);
  }
  yield* pageRecordFiles(context, page => present(hashes.get(page.url)));
  for (const section of arrangement.sections) {
    const printable = printableFile(section, context);
    if (printable) yield printable;
  }
  if (arrangement.notFound) yield pageDocumentFile(arrangement.notFound, context, NOT_FOUND);
  yield* frameFiles(context);
  const feed = feedFile(context);
  if (feed) yield feed;
  yield llmsFile(context);
  yield llmsFullFile(context);
  // Hosts and crawlers read these only at the site root.
  if (input.editions && input.editions.self.path !== "") return;
  const joined = editionsFile(context);
  if (joined) yield joined;
  yield* sitemapFiles(context);
  yield* hostingFiles(context, [...redirects, ...(input.redirectsOfOthers ?? [])]);
}

const redirectsOf = ({data, arrangement, editions}: SiteContext): Redirect[] =>
  editions?.self.path ? redirectsWithin(data, arrangement, editions.all) : activeRedirects(data, arrangement);

/** Lists the files behind the layout of every page, which do not depend on any body. */
export function* frameFiles(context: SiteContext): Iterable<EmitFile> {
  for (const section of context.arrangement.sections) yield sectionFile(section);
  yield siteFile(context, redirectsOf(context), context.buildId);
  yield* [homePageFile(context), organizationFile(context), voteFile(context), themeFile(context)].filter(
    file => file !== undefined,
  );
  yield* pictureFiles(context);
  yield* sponsorsFiles(context);
  yield textFile("manifest.webmanifest", webManifest(context));
}

/** Plans a file of a page. If the last build had the same one, its key is known, and it is planned only if it is missing. */
function reused(
  path: string,
  page: PageFacts,
  context: SiteContext,
  plan: (page: PageFacts, context: SiteContext) => EmitFile,
): EmitFile {
  const {last} = context;
  const key = last?.holds(page) ? last.fileAt(path)?.key : undefined;
  return key === undefined ? plan(page, context) : {path, key, produce: () => plan(page, context).produce()};
}

/** Plans `data/text/<url>/index.json` (`SearchText`), the only artifact with the plain text of a page. */
const pageTextFile = (page: PageFacts, {bodies}: SiteContext): EmitFile => ({
  path: searchTextPath(page.url),
  key: page.bodyHash,
  produce: () => [
    `${JSON.stringify(artifactHeader("search-text")).slice(0, -1)},"passages":`,
    bodies.read(page, "sections"),
    "}\n",
  ],
});

/** Yields the images and other files of this edition that its pages or other editions use. */
function* assetFiles({arrangement, slots, root, lent = []}: PlanInput): Iterable<EmitFile> {
  const used = usedFiles([...shownPages(arrangement), slots], root).filter(({out}) => !isOfOther(out));
  for (const {path, out, hash} of [...used, ...lent])
    yield {
      path: out,
      key: contentHash(hash),
      produce: () => [readRegularFile(join(root, path), MAX_FILE.asset)],
    };
}
