import type {EmitFile, Pieces} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isListed} from "#core/model/page-status.ts";
import {markdownPath, PAGE_LINES, PAGES, pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageRecord} from "#schemas/pages.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash, piecesHash} from "#support/files/hash.ts";
import {once} from "#support/once.ts";
import {pagesInOrder, type SiteContext} from "./context.ts";
import {authorsOf, breadcrumbsOf, editOf, pathOf, sectionOf, tagsOf, updatedOf} from "./page-metadata.ts";
import {keyAfter, type Patch, patched} from "./patched.ts";

/**
 * Plans `data/pages.json` and `data/pages.ndjson`. The records are kept as text, since creating them again for each file takes
 * longer than anything else in these files. If only the text of pages has changed, the last files are patched.
 *
 * @param hashOf returns the hash of a page's document
 */
export function pageRecordFiles(context: SiteContext, hashOf: (page: PageFacts) => string): EmitFile[] {
  const {last} = context;
  const pages = pagesInOrder(context.arrangement);
  const recordOf = (page: PageFacts): string => pageRecord(page, hashOf(page), context);
  const records = once(() => pages.map(recordOf));
  const changed = once(() =>
    pages.filter(page => !last?.holds(page)).map(page => ({url: page.url, record: recordOf(page)})),
  );
  const lines = once(() => last?.open(PAGE_LINES)?.read());
  const patches = once(() => {
    const before = lines();
    return before && recordPatches(before, changed());
  });
  const keyOfAll = once(() => piecesHash(records()));
  const file = (path: string, head: string, whole: (records: readonly string[]) => Pieces): EmitFile => {
    const before = last?.fileAt(path);
    const texts = before ? changed().map(({record}) => record) : [];
    return {
      path,
      key: before ? keyAfter(before.key, texts) : keyOfAll(),
      *produce() {
        const found = patches();
        const bytes = found && (path === PAGE_LINES ? lines() : last?.open(path)?.read());
        if (found && bytes) yield* patched(bytes, movedBy(Buffer.byteLength(head), found));
        else yield* whole(records());
      },
    };
  };
  return [file(PAGES, DOCUMENT_HEAD, asDocument), file(PAGE_LINES, "", asLines)];
}

/** Finds the lines of changed pages in the last file, whose pages are in the same order. Returns null if one is missing. */
function recordPatches(bytes: Buffer, changed: readonly {url: string; record: string}[]): Patch[] | null {
  const patches: Patch[] = [];
  let at = 0;
  for (const {url, record} of changed) {
    const start = `${JSON.stringify({url}).slice(0, -1)},`;
    const isFirst = at === 0 && bytes.subarray(0, Buffer.byteLength(start)).equals(Buffer.from(start));
    const before = isFirst ? -1 : bytes.indexOf(`\n${start}`, at);
    const to = bytes.indexOf("\n", before + 1);
    if ((before === -1 && !isFirst) || to === -1) return null;
    patches.push({from: before + 1, to, text: record});
    at = to;
  }
  return patches;
}

/** Moves patches by a number of bytes: in both files, records are in the same order with one byte between them. */
const movedBy = (bytes: number, patches: readonly Patch[]): Patch[] =>
  patches.map(({from, to, text}) => ({from: from + bytes, to: to + bytes, text}));

const DOCUMENT_HEAD = `${JSON.stringify(artifactHeader("pages")).slice(0, -1)},"pages":[`;

function* asDocument(records: Iterable<string>): Generator<string, void> {
  yield DOCUMENT_HEAD;
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
