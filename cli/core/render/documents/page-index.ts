import type {ArrangedDirectory} from "#core/model/arrangement.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts, PageLists} from "#core/model/page-facts.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {FileNode} from "#schemas/page-index.ts";
import {INDEX_LEVELS} from "#schemas/rules/nest-anchors.ts";
import {artifactHeader} from "#schemas/version.ts";
import {piecesHash} from "#support/files/hash.ts";
import type {SiteContext} from "./context.ts";
import {editOf, pathOf, placementOf, updatedOf} from "./page-metadata.ts";
import {printableNode} from "./printable/printable-node.ts";

/**
 * Plans `data/page-index.json`, the root directory. Printable pages are the last children of their folder. The file grows
 * with the number of headings on the site, so it is produced in pieces.
 */
export function pageIndexFile(context: SiteContext): EmitFile {
  return {
    path: PATH,
    key: piecesHash(pageIndex(context, page => nodeText(page, page.outlineHash, context))),
    *produce() {
      const known = nodesBefore(context);
      const anchorsOf = (page: PageFacts): PageLists["outline"]["anchors"] =>
        page.readOutline().anchors.filter(({level}) => level <= INDEX_LEVELS);
      yield* pageIndex(context, page => known?.(page) ?? nodeText(page, anchorsOf(page), context));
    },
  };
}

const PATH = "data/page-index.json";

/**
 * Start of a node, and end of the last page of a folder with the start of the next field. Neither occurs in strings, and a
 * field of pages must not contain them either.
 */
const [START, END] = ['{"path":', '}],"size":'];

/**
 * Returns a function that finds the node of an unchanged page in the last output. Pages must be passed in order. Nothing is
 * reused after an edit of metadata (`lastOutput` in `core/pipeline/cache/`), since nodes may contain values of other pages.
 */
function nodesBefore(context: SiteContext): ((page: PageFacts) => Uint8Array | undefined) | null {
  const {last} = context;
  const bytes = last?.open(PATH)?.read();
  if (!last || !bytes) return null;
  let from = 0;
  return page => {
    if (!last.holds(page)) return undefined;
    const {name, size} = page;
    const fields = JSON.stringify({path: pathOf(page, context), name, size});
    const start = bytes.indexOf(`${fields.slice(0, -1)},`, from);
    if (start === -1) return undefined;
    from = start + START.length;
    const next = bytes.indexOf(START, from);
    // Without the comma before the next node.
    const node = bytes.subarray(start, next === -1 ? bytes.length : next - 1);
    const end = node.indexOf(END);
    return end === -1 ? node : node.subarray(0, end + 1);
  };
}

/** Writes the JSON of the page index (`PageIndex`), keys in schema order. */
function* pageIndex(context: SiteContext, nodeOf: NodeOf): Generator<string | Uint8Array, void> {
  const {root, sections} = context.arrangement;
  const named = sections.filter(({name}) => name !== ROOT_SECTION).toReversed();
  const titles = new Map(named.map(({url, title}) => [url, title]));
  yield JSON.stringify(artifactHeader("page-index")).slice(0, -1);
  yield ",";
  yield* directoryFields(root, ROOT_SECTION, titles, context, nodeOf);
  yield "}\n";
}

/** Returns the JSON of a page. */
type NodeOf = (page: PageFacts) => string | Uint8Array;

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
): Generator<string | Uint8Array, void> {
  const {path, name, size, url} = directory;
  const {byUrl} = context.arrangement;
  const label = titles.get(url) ?? directory.title;
  yield `${JSON.stringify({path, name, label}).slice(1, -1)},"children":[`;
  let comma = "";
  for (const child of directory.children) {
    yield comma;
    comma = ",";
    if ("children" in child) {
      yield "{";
      yield* directoryFields(child, section === ROOT_SECTION ? child.name : null, titles, context, nodeOf);
      yield "}";
    } else yield nodeOf(child);
  }
  const printable = section === null ? undefined : context.sectionOf.get(section);
  const node = printableNode(printable, directory.path);
  if (node) yield comma + JSON.stringify(node);
  yield `],"size":${size},"type":"directory"`;
  // If no page is the home page, the build generates one.
  if (url === "/" || byUrl.has(url)) yield `,"url":${JSON.stringify(url)}`;
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
