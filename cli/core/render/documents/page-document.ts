import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {HeadingLevels} from "#schemas/rules/heading-levels.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash} from "#support/files/hash.ts";
import {printUrl, readHtml, type SiteContext} from "./context.ts";
import {hasPageList, pageListHtml, withPageList} from "./listed-pages.ts";
import {authorsOf, editOf, pathOf, sectionOf, updatedOf} from "./page-metadata.ts";
import {sourceSetsOf, withSourceSets} from "./responsive-images.ts";

/** Default heading levels of the table of contents. */
const ALL_LEVELS: HeadingLevels = [2, 6];

/** Fields of a page document that do not depend on its body. */
export type PageHead = Omit<PageDocument, "html" | "components" | "hash">;

/** Plans `data/pages/<url>/index.json` for a page, or the same document at another path. */
export function pageDocumentFile(
  page: PageFacts,
  context: SiteContext,
  path: string = pageDocumentPath(page.url),
): EmitFile {
  const facts = pageHead(page, page.outlineHash, context);
  const list = hasPageList(page) ? pageListHtml(page, context) : null;
  const components = page.components.filter(name => name !== PAGE_LIST.name);
  const sets = sourceSetsOf(page, context.variants);
  const added = [...(list === null ? [] : [list]), ...(sets.size === 0 ? [] : [[...sets]])];
  const parts = [facts, components, page.bodyHash, ...added];
  const hash = contentHash(JSON.stringify(parts));
  return {
    path,
    key: hash,
    produce() {
      const written = context.bodies.read(page, "html");
      const isWide = page.view?.form !== undefined;
      const html =
        sets.size === 0
          ? written
          : Buffer.from(JSON.stringify(withSourceSets(readHtml(page, context.bodies), sets, isWide)));
      const head = pageHead(page, page.readOutline().anchors, context);
      const body = list === null ? [html] : withPageList(html, list);
      return pageDocumentJson(head, body, components, hash);
    },
  };
}

/**
 * Writes the JSON of a page document, keys in schema order.
 *
 * @param html JSON string in pieces
 */
export function* pageDocumentJson(
  head: PageHead,
  html: Iterable<string | Uint8Array>,
  components: readonly string[],
  hash: string,
): Generator<string | Uint8Array, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"html":`;
  yield* html;
  yield `,"components":${JSON.stringify(components)},"hash":${JSON.stringify(hash)}}\n`;
}

type Named = "url" | "path" | "title" | "documentTitle" | "description" | "section" | "anchors" | "generated";

/** Creates the head of a generated page, keys in schema order. */
export function headWithoutSource(named: Pick<PageHead, Named>): PageHead {
  const {url, path, title, documentTitle, description, section, anchors, generated} = named;
  return {
    ...artifactHeader("page-document"),
    url,
    path,
    title,
    documentTitle,
    description,
    section,
    anchors,
    contributors: [],
    related: [],
    generated,
    frontMatter: {},
  };
}

/** Creates the head of a page, keys in schema order. `Anchors` are its anchors, or their hash for a cache key. */
function pageHead<Anchors>(
  page: PageFacts,
  anchors: Anchors,
  context: SiteContext,
): Omit<PageHead, "anchors"> & {anchors: Anchors} {
  const {neighbors} = context.arrangement;
  const home = page.url === "/";
  const authors = authorsOf(page, context);
  const tags = context.terms.tagLinksOf.get(page.url);
  const authorLinks = context.terms.authorLinksOf.get(page.url);
  const {config} = context;
  const {previous, next} = neighbors.get(page.url) ?? {};
  const {view = {}} = page;
  const isPaged = (written: unknown): boolean =>
    (config.pagination && view.form === undefined) || written !== undefined;
  const {form, banner} = view;
  const outline = form ? false : (view.outline ?? config.outline ?? ALL_LEVELS);
  return {
    ...artifactHeader("page-document"),
    url: page.url,
    path: pathOf(page, context),
    title: page.title,
    documentTitle: home ? page.title : `${page.title}${context.titleSuffix}`,
    description: page.description,
    section: sectionOf(page),
    anchors,
    contributors: page.contributors,
    ...(authors.length === 0 ? {} : {authors}),
    ...(authorLinks === undefined ? {} : {authorLinks}),
    ...(tags === undefined ? {} : {tags}),
    related: page.related,
    previous: (isPaged(view.previous) && previous) || undefined,
    next: (isPaged(view.next) && next) || undefined,
    ...(outline === false ? {} : {outline}),
    ...(view.sidebar === false || form ? {standalone: true} : {}),
    ...(form ? {layout: form} : {}),
    ...(page.head ? {head: page.head} : {}),
    ...(banner === undefined ? {} : {banner}),
    edit: editOf(page, context),
    source: page.source ?? undefined,
    repo: page.repo ?? undefined,
    print: home ? undefined : printUrl(context.sectionOf.get(page.section)),
    ...(page.fallback === undefined ? {} : {lang: page.fallback}),
    generated: false,
    date: page.date ?? undefined,
    updated: updatedOf(page, context),
    frontMatter: page.extra,
  };
}
