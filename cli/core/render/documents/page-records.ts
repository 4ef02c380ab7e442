import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isListed} from "#core/model/page-status.ts";
import {markdownPath, PAGE_LINES, PAGES, pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageRecord} from "#schemas/pages.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash, piecesHash} from "#support/files/hash.ts";
import {pagesInOrder, type SiteContext} from "./context.ts";
import {authorsOf, breadcrumbsOf, editOf, pathOf, sectionOf, tagsOf, updatedOf} from "./page-metadata.ts";

/**
 * Plans `data/pages.json` and `data/pages.ndjson`. The records are kept as text, since creating them again for each file takes
 * longer than anything else in these files.
 *
 * @param hashOf returns the hash of a page's document
 */
export function pageRecordFiles(context: SiteContext, hashOf: (page: PageFacts) => string): EmitFile[] {
  const pages = pagesInOrder(context.arrangement);
  const before = linesBefore(context);
  const records = pages.map((page, i) => before?.(page, i) ?? pageRecord(page, hashOf(page), context));
  const key = piecesHash(records);
  return [
    {path: PAGES, key, produce: () => asDocument(records)},
    {path: PAGE_LINES, key, produce: () => asLines(records)},
  ];
}

/** Returns a function that finds the record of an unchanged page in the last output, which has the same order. */
function linesBefore({last}: SiteContext): ((page: PageFacts, place: number) => string | undefined) | null {
  const lines = last?.open(PAGE_LINES)?.read().toString().split("\n");
  return last && lines ? (page, place) => (last.holds(page) ? lines[place] : undefined) : null;
}

function* asDocument(records: Iterable<string>): Generator<string, void> {
  yield `${JSON.stringify(artifactHeader("pages")).slice(0, -1)},"pages":[`;
  let comma = "";
  for (const record of records) {
    yield comma + record;
    comma = ",";
  }
  yield "]}\n";
}

function* asLines(records: Iterable<string>): Generator<string, void> {
  for (const record of records) yield `${record}\n`;
}

/** Writes the record of a page (`PageRecord`), keys in schema order. Fields without a value are omitted. */
function pageRecord(page: PageFacts, hash: string, context: SiteContext): string {
  const authors = authorsOf(page, context);
  const tags = tagsOf(page, context);
  const edit = editOf(page, context);
  const updated = updatedOf(page, context);
  const commit = context.arrangement.changes.get(page.path)?.commit ?? null;
  const metadata = JSON.stringify({
    url: page.url,
    title: page.title,
    ...(page.description === "" ? {} : {description: page.description}),
    section: sectionOf(page),
    breadcrumbs: breadcrumbsOf(page, context),
    ...(page.fallback === undefined ? {} : {lang: page.fallback}),
    ...(page.date === null ? {} : {date: page.date}),
    ...(updated === undefined ? {} : {updated}),
    ...(commit === null ? {} : {commit}),
    ...(authors.length === 0 ? {} : {authors}),
    ...(page.contributors.length === 0 ? {} : {contributors: page.contributors}),
    ...(tags.length === 0 ? {} : {tags}),
    ...(edit === undefined ? {} : {edit}),
    path: pathOf(page, context),
    document: pageDocumentPath(page.url),
    markdown: markdownPath(page.url),
    ...(isListed(page) ? {} : {noindex: true}),
  } satisfies Omit<PageRecord, "hashes">);
  const others = JSON.stringify([page.outlineHash, page.related, page.source, page.repo, page.extra]);
  const hashes: PageRecord["hashes"] = {
    document: hash,
    body: page.bodyHash,
    metadata: contentHash(`[${metadata},${others.slice(1)}`),
    source: page.hash,
  };
  return `${metadata.slice(0, -1)},"hashes":${JSON.stringify(hashes)}}`;
}
