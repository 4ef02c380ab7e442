import {join} from "node:path";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {PageList, PageLists} from "#schemas/settings/page-lists.ts";
import {type NamedTerm, type Term, termOf} from "#support/links/terms.ts";
import type {SourceFile} from "../model/source-file.ts";
import {readHead, termsIn} from "./front-matter-key.ts";

/** Location of generated pages, and the pages that exist. */
interface Place {
  root: string;
  /** Content folder, relative to the root. */
  content: string;
  pages: readonly SourceFile[];
  /** Written pages, by each folder above them. */
  filesBelow: ReadonlyMap<string, SourceFile[]>;
  /** Collects old URLs of pages. */
  moves: Record<string, string>;
}

/**
 * Generates the list pages that the config requests: a title and a list of the pages around it, or of a folder's pages by
 * tag, author or year. A list page is omitted if a file has its URL or if there is nothing to list.
 */
export function listPages(lists: PageLists, where: Omit<Place, "filesBelow">): SourceFile[] {
  const place = {...where, filesBelow: filesByFolder(where.pages)};
  const taken = new Set(place.pages.map(({url}) => url.toLowerCase()));
  const made = Object.entries(lists).flatMap(([url, list]) =>
    list.by === undefined ? pagesAround(url, list, place) : pagesBy(url, list, place),
  );
  return made.filter(({url}) => {
    const key = url.toLowerCase();
    return !taken.has(key) && taken.add(key);
  });
}

/** Generates the list of a folder's pages. */
function pagesAround(url: string, list: PageList, place: Place): SourceFile[] {
  const below = list.folder ?? url.slice(1, -1);
  const filled = place.filesBelow.get(below) ?? [];
  if (list.folder !== undefined && filled.length === 0) return [];
  const depth = below.split("/").length;
  const beside = filled.find(page => page.treePath !== undefined);
  const inTree = beside?.treePath?.split("/").slice(0, depth).join("/");
  moveParts(url, filled.length, list, place);
  return [
    {
      ...madePage({url, below, ...list}, place),
      ...(inTree === undefined ? {} : {treePath: `${inTree}/index.md`}),
    },
  ];
}

/** Generates the list of tags, authors or years, and a page for each tag or author. Menus and search exclude them. */
function pagesBy(url: string, list: PageList, place: Place): SourceFile[] {
  const folder = list.folder ?? "";
  const files = place.filesBelow.get(folder) ?? [];
  if (files.length === 0) return [];
  const page = (at: string, title: string, description?: string): SourceFile =>
    madePage({url: at, below: at.slice(1, -1), title, description, hidden: true}, place);
  const own = page(url, list.title, list.description);
  const {by} = list;
  if (by === "year" || by === undefined) return [own];
  const found = new Map<string, {term: Term; size: number}>();
  const add = (name: NamedTerm, size: number): void => {
    const term = termOf(list, url, name);
    if (term.url === null) return;
    const known = found.get(term.url);
    if (known) known.size += size;
    else found.set(term.url, {term, size});
  };
  for (const {file} of files) {
    const head = readHead(file);
    const names = termsIn(head, by);
    const alone = by === "authors" && names.length === 0 ? termsIn(head, "author") : [];
    for (const name of [...names, ...alone]) add(name, 1);
  }
  const team = by === "authors" ? Object.keys(list.terms ?? {}) : [];
  for (const name of team) add({name}, 0);
  if (found.size + team.length === 0) return [];
  return [
    own,
    ...[...found].map(([at, {term, size}]) => {
      moveParts(at, size, list, place);
      return page(at, term.title, term.description || undefined);
    }),
  ];
}

/** Adds redirects from the numbered parts of a list, which is not split here. */
function moveParts(url: string, size: number, {perPage}: PageList, {moves}: Place): void {
  if (perPage === undefined) return;
  for (let part = 2; part <= Math.ceil(size / perPage); part++) moves[`${url}page/${part}/`] ??= url;
}

/** Groups the written pages by all folders above them. */
function filesByFolder(pages: readonly SourceFile[]): Map<string, SourceFile[]> {
  const files = new Map<string, SourceFile[]>();
  for (const page of pages) {
    if (page.text !== undefined || page.isNotFound) continue;
    for (let folder = page.contentPath; folder !== ""; ) {
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
      const known = files.get(folder);
      if (known) known.push(page);
      else files.set(folder, [page]);
    }
  }
  return files;
}

/** Creates a page with a title and a list. */
function madePage(
  {
    url,
    below,
    title,
    description,
    hidden,
  }: {
    url: string;
    /** Folder whose index it is. */
    below: string;
    title: string;
    description?: string | undefined;
    hidden?: boolean;
  },
  {root, content}: Place,
): SourceFile {
  const contentPath = `${below}/index.md`;
  const path = content === "" ? contentPath : `${content}/${contentPath}`;
  const front = [
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    ...(hidden ? ["hidden: true", "search: false"] : []),
  ];
  return {
    path,
    contentPath,
    file: join(root, path),
    name: "index.md",
    extension: ".md",
    url,
    section: below.split("/")[0] ?? ROOT_SECTION,
    external: true,
    text: `---\n${front.join("\n")}\n---\n\n<PageList />\n`,
  };
}
