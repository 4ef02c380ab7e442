import type {Arrangement} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Link} from "#schemas/common.ts";
import type {PageList} from "#schemas/settings/page-lists.ts";
import {namedTerms, type Term, termOf} from "#support/links/terms.ts";

/** Content of a generated list page, by tag, author or year. */
export interface TermList {
  /** List that contains the tag or author. */
  up: Link | null;
  terms: (Term & {size: number})[];
  /** Description of the tag or author that the list belongs to; empty if there is none. */
  description: string;
  /** Pages, with or without a heading. */
  groups: {heading: string | null; pages: PageFacts[]}[];
}

/** Page lists by front matter values, and the tags that have their own page. */
export interface TermLists {
  byUrl: ReadonlyMap<string, TermList>;
  tagLinksOf: ReadonlyMap<string, Link[]>;
  /** Author names by page, if an author list defines them. */
  authorsOf: ReadonlyMap<string, string[]>;
  /** Authors that have their own page, by page. */
  authorLinksOf: ReadonlyMap<string, Link[]>;
}

/**
 * Collects the content of the lists in the config.
 *
 * @param pages all pages in reading order
 */
export function termLists(
  lists: Readonly<Record<string, PageList>>,
  pages: readonly PageFacts[],
  {byUrl: made}: Arrangement,
): TermLists {
  const byUrl = new Map<string, TermList>();
  const tagLinksOf = new Map<string, Link[]>();
  const authorsOf = new Map<string, string[]>();
  const authorLinksOf = new Map<string, Link[]>();
  for (const [url, list] of Object.entries(lists)) {
    if (list.by === undefined || !made.has(url)) continue;
    const start = list.folder ? `${list.folder}/` : "";
    const listed = pages.filter(
      page => page.contentPath.startsWith(start) && !Object.hasOwn(lists, page.url),
    );
    if (list.by === "year") byUrl.set(url, {up: null, terms: [], description: "", groups: years(listed)});
    else addTerms({url, list, listed, made}, {byUrl, tagLinksOf, authorsOf, authorLinksOf});
  }
  return {byUrl, tagLinksOf, authorsOf, authorLinksOf};
}

/** Adds a list of tags or authors, and a list for each of them. */
function addTerms(
  {
    url,
    list,
    listed,
    made,
  }: {
    url: string;
    list: PageList;
    listed: readonly PageFacts[];
    made: ReadonlyMap<string, PageFacts>;
  },
  {
    byUrl,
    tagLinksOf,
    authorsOf,
    authorLinksOf,
  }: {
    byUrl: Map<string, TermList>;
    tagLinksOf: Map<string, Link[]>;
    authorsOf: Map<string, string[]>;
    authorLinksOf: Map<string, Link[]>;
  },
): void {
  const found = new Map<string, {term: Term; pages: Set<PageFacts>}>();
  const add = (term: Term): Set<PageFacts> => {
    const key = term.url ?? term.title;
    const known = found.get(key) ?? {term, pages: new Set()};
    found.set(key, known);
    return known.pages;
  };
  if (list.by === "authors") for (const name of Object.keys(list.terms ?? {})) add(termOf(list, url, {name}));
  for (const page of listed)
    for (const named of namedTerms(writtenTerms(page, list.by))) {
      const term = termOf(list, url, named);
      if (list.by === "authors") authorsOf.set(page.url, [...(authorsOf.get(page.url) ?? []), term.title]);
      if (term.url === null && !Object.hasOwn(list.terms ?? {}, named.name)) continue;
      add(term).add(page);
      if (term.url === null || !made.has(term.url)) continue;
      const linksOf = list.by === "tags" ? tagLinksOf : authorLinksOf;
      const links = linksOf.get(page.url) ?? [];
      if (!links.some(link => link.url === term.url)) links.push({title: term.title, url: term.url});
      linksOf.set(page.url, links);
    }
  const terms = [...found.values()]
    .map(({term, pages}) => ({...term, size: pages.size}))
    .sort((a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase()) || compare(a.title, b.title));
  byUrl.set(url, {up: null, terms, description: "", groups: []});
  for (const {term, pages} of found.values())
    if (term.url !== null)
      byUrl.set(term.url, {
        up: {title: list.title, url},
        terms: [],
        description: term.description,
        groups: [{heading: null, pages: [...pages]}],
      });
}

/** Returns the tags or authors in a page's front matter; `author` is the only one. */
const writtenTerms = ({extra}: PageFacts, by: PageList["by"]): unknown =>
  by === "authors" ? (extra.authors ?? extra.author) : extra.tags;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Groups dated pages by year, newest first. */
function years(pages: readonly PageFacts[]): TermList["groups"] {
  const byYear = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const year = page.date?.slice(0, 4);
    if (year === undefined) continue;
    const found = byYear.get(year);
    if (found) found.push(page);
    else byYear.set(year, [page]);
  }
  return [...byYear]
    .sort(([a], [b]) => compare(b, a))
    .map(([heading, found]) => ({heading, pages: found.sort((a, b) => compare(b.date ?? "", a.date ?? ""))}));
}
