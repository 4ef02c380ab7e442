import type {ArrangedDirectory} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts, PageLists} from "#core/model/page-facts.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {FileNode} from "#schemas/page-index.ts";
import {INDEX_LEVELS} from "#schemas/rules/nest-anchors.ts";
import {artifactHeader} from "#schemas/version.ts";
import {piecesHash} from "#support/files/hash.ts";
import type {SiteContext} from "./context.ts";
import {afterSize, BEFORE_SIZE, indexPatches, sectionWithin} from "./page-index-patches.ts";
import {editOf, pathOf, placementOf, updatedOf} from "./page-metadata.ts";
import {keyAfter, patched} from "./patched.ts";
import {printableNode} from "./printable/printable-node.ts";

/**
 * Plans `data/page-index.json`, the root directory. Printable pages are the last children of their folder. The file grows
 * with the number of headings on the site, so it is produced in pieces. If only the text of pages has changed, the last one
 * is patched.
 */
export function pageIndexFile(context: SiteContext): EmitFile {
  const last = context.last?.fileAt(PATH);
  const changed = last ? changedNodes(context) : [];
  const keyText = (page: PageFacts): string => nodeText(page, page.outlineHash, context);
  const currentText = (page: PageFacts): string => nodeText(page, anchorsOf(page), context);
  return {
    path: PATH,
    key: last ? keyAfter(last.key, changed.map(keyText)) : piecesHash(pageIndex(context, keyText)),
    *produce() {
      const bytes = context.last?.open(PATH)?.read();
      const patches = bytes && indexPatches(bytes, new Set(changed), context, currentText);
      if (patches) yield* patched(bytes, patches);
      else yield* pageIndex(context, currentText);
    },
  };
}

const PATH = "data/page-index.json";

/** Returns the pages whose nodes differ from the last output. Only these of their facts may have changed. */
const changedNodes = ({last, arrangement}: SiteContext): PageFacts[] =>
  [...arrangement.byUrl.values()].filter(page => {
    const before = last?.factsOf(page);
    return !(["size", "description", "outlineHash"] as const).every(key => before?.[key] === page[key]);
  });

const anchorsOf = (page: PageFacts): PageLists["outline"]["anchors"] =>
  page.readOutline().anchors.filter(({level}) => level <= INDEX_LEVELS);

/** Writes the JSON of the page index (`PageIndex`), keys in schema order. */
function* pageIndex(context: SiteContext, nodeOf: NodeOf): Generator<string, void> {
  const {root, sections} = context.arrangement;
  const named = sections.filter(({name}) => name !== ROOT_SECTION).toReversed();
  const titles = new Map(named.map(({url, title}) => [url, title]));
  yield JSON.stringify(artifactHeader("page-index")).slice(0, -1);
  yield ",";
  yield* directoryFields(root, ROOT_SECTION, titles, context, nodeOf);
  yield "}\n";
}

/** Returns the JSON of a page. */
type NodeOf = (page: PageFacts) => string;

/**
 * Writes the fields of a `DirectoryNode`.
 *
 * @param section name of the section whose printable page is in this folder; null for folders within a section
 * @param titles titles of sections by URL
 */
function* directoryFields(
  directory: ArrangedDirectory,
  section: string | null,
  titles: ReadonlyMap<string, string>,
  context: SiteContext,
  nodeOf: NodeOf,
): Generator<string, void> {
  const {path, name, size, url} = directory;
  const label = titles.get(url) ?? directory.title;
  yield `${JSON.stringify({path, name, label}).slice(1, -1)},"children":[`;
  let comma = "";
  for (const child of directory.children) {
    yield comma;
    comma = ",";
    if ("children" in child) {
      yield "{";
      yield* directoryFields(child, sectionWithin(child, section), titles, context, nodeOf);
      yield "}";
    } else yield nodeOf(child);
  }
  const printable = section === null ? undefined : context.sectionOf.get(section);
  const node = printableNode(printable, directory.path);
  if (node) yield comma + JSON.stringify(node);
  yield `${BEFORE_SIZE}${size}${afterSize(directory, context)}`;
}

/** Returns the group titles above a page in the sidebar. */
const groupsOf = (page: PageFacts, context: SiteContext): readonly string[] =>
  context.sectionOf.get(page.section)?.isWritten
    ? placementOf(page, context).groups
    : page.group === null
      ? []
      : [page.group];

/** Writes the node of a page with its anchors, or their hash for a cache key. */
const nodeText = <Anchors>(page: PageFacts, anchors: Anchors, context: SiteContext): string =>
  JSON.stringify(fileNode(page, anchors, context));

/** Creates the node of a page. Fields without a value are omitted. */
function fileNode<Anchors>(
  page: PageFacts,
  anchors: Anchors,
  context: SiteContext,
): Omit<FileNode, "anchors"> & {anchors: Anchors} {
  const {name, size, extension, url, title} = page;
  const groups = groupsOf(page, context);
  const [group] = groups;
  const edit = editOf(page, context);
  const updated = updatedOf(page, context);
  return {
    path: pathOf(page, context),
    name,
    size,
    extension,
    type: "file",
    url,
    anchors,
    title,
    ...(page.sort === null ? {} : {sort: page.sort}),
    ...(group === undefined ? {} : {group}),
    ...(groups.length > 1 ? {groups: [...groups]} : {}),
    ...(page.contributors.length === 0 ? {} : {contributors: page.contributors}),
    ...(page.related.length === 0 ? {} : {related: page.related}),
    ...(page.description === "" ? {} : {description: page.description}),
    ...(page.date === null ? {} : {date: page.date}),
    ...(page.source === null ? {} : {source: page.source}),
    ...(edit === undefined ? {} : {edit}),
    ...(page.repo === null ? {} : {repo: page.repo}),
    ...(updated === undefined ? {} : {updated}),
    ...(page.fallback === undefined ? {} : {lang: page.fallback}),
  };
}
