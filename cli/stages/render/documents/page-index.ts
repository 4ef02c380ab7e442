import {ROOT_SECTION} from "../../../../schemas/artifact-paths.ts";
import type {DirectoryNode, FileNode, PageIndex} from "../../../../schemas/page-index.ts";
import {artifactHeader} from "../../../../schemas/version.ts";
import {artifactJson} from "../../../json/artifact-json.ts";
import type {ArrangedDirectory} from "../../../model/arrangement.ts";
import type {EmitFile} from "../../../model/emit-file.ts";
import type {PageFacts} from "../../../model/page-facts.ts";
import type {SiteContext} from "./context.ts";
import {printableNode} from "./printable/printable-node.ts";
import {textFile} from "./text-file.ts";

/** `data/page-index.json`: the root directory itself, printable pages last among the children of their folder. */
export function pageIndexFile(context: SiteContext): EmitFile {
  const text = artifactJson(pageIndex(context));
  return textFile("data/page-index.json", text);
}

/** The page index as a value, keys in schema order. */
function pageIndex(context: SiteContext): PageIndex {
  const {root} = context.arrangement;
  return {...artifactHeader("page-index"), ...directoryNode(root, ROOT_SECTION, context)};
}

/** @param section name of the section whose printable page lies in this folder; null for folders within a section */
function directoryNode(
  directory: ArrangedDirectory,
  section: string | null,
  context: SiteContext,
): DirectoryNode {
  const below = (child: ArrangedDirectory): string | null => (section === ROOT_SECTION ? child.name : null);
  const children: (DirectoryNode | FileNode)[] = directory.children.map(child =>
    "children" in child ? directoryNode(child, below(child), context) : fileNode(child),
  );
  const printable = section === null ? undefined : context.sectionOf.get(section);
  const node = printableNode(printable, directory.path);
  if (node) children.push(node);
  const {path, name, title, size, url} = directory;
  return {path, name, title, children, size, type: "directory", url};
}

/** The node of a page; fields without a value are left out. */
function fileNode(page: PageFacts): FileNode {
  const {path, name, size, extension, url, anchors, title} = page;
  return {
    path,
    name,
    size,
    extension,
    type: "file",
    url,
    anchors,
    title,
    ...(page.sort === null ? {} : {sort: page.sort}),
    ...(page.group === null ? {} : {group: page.group}),
    ...(page.contributors.length === 0 ? {} : {contributors: page.contributors}),
    ...(page.related.length === 0 ? {} : {related: page.related}),
    ...(page.description === "" ? {} : {description: page.description}),
    ...(page.date === null ? {} : {date: page.date}),
    ...(page.source === null ? {} : {source: page.source}),
    ...(page.edit === null ? {} : {edit: page.edit}),
    ...(page.repo === null ? {} : {repo: page.repo}),
    ...(page.fallback === undefined ? {} : {lang: page.fallback}),
  };
}
