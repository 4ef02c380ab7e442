import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {pageDocumentPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Anchor} from "#schemas/common.ts";
import {contentHash} from "#support/files/hash.ts";
import {printUrl, readHtml, type SiteContext} from "../context.ts";
import {headWithoutSource, type PageHead, pageDocumentJson} from "../page-document.ts";
import {type JoinedIds, joinedIds} from "./joined-ids.ts";
import {contentsList, joinedPage} from "./joined-page.ts";
import {PRINTABLE_TITLE, printablePath} from "./printable-node.ts";

/** `/{section}/printable/`: all pages of a section in one document. Nothing for a section that is not printed. */
export function printableFile(section: ArrangedSection, context: SiteContext): EmitFile | undefined {
  const url = printUrl(section);
  if (url === undefined) return undefined;
  const ids = joinedIds(section);
  const head = printableHead(section, url, ids, context);
  const components = [...new Set(section.pages.flatMap(page => page.components))]
    .filter(name => name !== PAGE_LIST.name)
    .sort();
  // Ids and urls are part of the key, because links between the pages depend on them.
  const facts = section.pages.map(page => [page.url, page.title, page.outlineHash, page.bodyHash]);
  const label = section.title || context.title || PRINTABLE_TITLE;
  const hash = contentHash(JSON.stringify([head, label, components, facts]));
  return {
    path: pageDocumentPath(url),
    key: hash,
    produce: () => pageDocumentJson(head, joinedPages(section, context, ids, label), components, hash),
  };
}

/** JSON of the joined bodies, page by page. */
function* joinedPages(
  section: ArrangedSection,
  {bodies}: SiteContext,
  ids: JoinedIds,
  label: string,
): Generator<string> {
  const inString = (html: string): string => JSON.stringify(html).slice(1, -1);
  yield `"${inString(contentsList(section, ids, label))}`;
  for (const page of section.pages) {
    yield inString(`\n${joinedPage(page, readHtml(page, bodies), ids)}`);
  }
  yield '"';
}

function printableHead(
  section: ArrangedSection,
  url: string,
  ids: JoinedIds,
  context: SiteContext,
): PageHead {
  const {root} = context.arrangement;
  const folder =
    section.name === ROOT_SECTION ? root.path : [root.path, section.name].filter(Boolean).join("/");
  const anchors = section.pages.map((page): Anchor => ({title: page.title, id: ids.slugOf(page), level: 2}));
  return headWithoutSource({
    url,
    path: printablePath(folder),
    title: PRINTABLE_TITLE,
    documentTitle: `Combined printable page${context.titleSuffix}`,
    description: "",
    section: section.name,
    anchors,
    generated: true,
  });
}
