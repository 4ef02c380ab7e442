import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pageDocumentPath} from "../../schemas/artifact-paths.ts";
import type {PageDocument} from "../../schemas/page-document.ts";
import type {DirectoryNode, FileNode, PageIndex} from "../../schemas/page-index.ts";
import type {Site} from "../../schemas/site.ts";
import {fatal} from "../report/diagnostic.ts";
import {type Heading, type InnerLink, readHtml} from "./html.ts";

/** A page as readers have it. */
export interface PageSnapshot {
  url: string;
  path: string;
  title: string;
  sort: number | null;
  group: string | null;
  /** Bytes of its source. */
  size: number;
  headings: Heading[];
  /** Everything that a link can lead to. */
  ids: ReadonlySet<string>;
  links: InnerLink[];
  text: string;
}

/** A site as its artifacts describe it. */
export interface SiteSnapshot {
  pages: ReadonlyMap<string, PageSnapshot>;
  /** Old address → new one. */
  redirects: ReadonlyMap<string, string>;
}

/** Reads a folder of artifacts; printable pages are left out, since they only repeat others. Throws `diff-artifacts`. */
export function readSnapshot(folder: string): SiteSnapshot {
  const index = readJson<PageIndex>(folder, "data/page-index.json");
  const site = readJson<Site>(folder, "data/site.json");
  const pages = new Map<string, PageSnapshot>();
  for (const node of filesBelow(index)) {
    if (!node.generated) pages.set(node.url, readPage(folder, node));
  }
  return {pages, redirects: new Map(site.redirects.map(({from, to}) => [from, to]))};
}

/** Whether a folder holds artifacts. */
export const isArtifacts = (folder: string): boolean => {
  try {
    readFileSync(join(folder, "data/page-index.json"));
    return true;
  } catch {
    return false;
  }
};

function readPage(folder: string, {url, path, title, sort, group, size}: FileNode): PageSnapshot {
  const {html, text} = readJson<PageDocument>(folder, pageDocumentPath(url));
  return {url, path, title, sort: sort ?? null, group: group ?? null, size, text, ...readHtml(html, url)};
}

function* filesBelow(directory: DirectoryNode): Iterable<FileNode> {
  for (const child of directory.children) {
    if (child.type === "directory") yield* filesBelow(child);
    else yield child;
  }
}

function readJson<T>(folder: string, path: string): T {
  try {
    return JSON.parse(readFileSync(join(folder, path), "utf8")) as T;
  } catch (error) {
    throw fatal("diff-artifacts", `${path} of ${folder} can't be read: ${(error as Error).message}`);
  }
}
