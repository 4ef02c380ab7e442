import {capitalized} from "#support/links/file-names.ts";
import type {ArrangedDirectory} from "../model/arrangement.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {menuTitle} from "../model/page-status.ts";

/** Titles of index pages that do not describe their folder. */
const OF_ANY_FOLDER = /^(?:about|home|index|intro|introduction|overview|readme|welcome)$/i;

/** Matches acronyms, also in the plural: `API`, `APIs`, `HTTP2`. */
const ACRONYM = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+s?(?![\p{L}\p{N}])/gu;

/** Returns the acronyms in titles that also contain other words, by lowercase spelling. */
export function acronymsIn(titles: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const title of titles)
    if (/\p{Ll}{2}/u.test(title))
      for (const [acronym] of title.matchAll(ACRONYM)) found.set(acronym.toLowerCase(), acronym);
  return found;
}

/**
 * Returns a folder's title: from its metadata file, the language that it is named by, its index page, or its name, in which
 * acronyms are spelled as in page titles.
 *
 * @param language - name of its language
 */
export function folderTitle(
  {children, url, name, meta}: ArrangedDirectory,
  acronyms: ReadonlyMap<string, string>,
  language?: string,
): string {
  if (meta?.title !== undefined) return meta.title;
  if (language !== undefined) return language;
  const index = children.find((child): child is PageFacts => !("children" in child) && child.url === url);
  const says = index !== undefined && index.title !== name && !OF_ANY_FOLDER.test(index.title.trim());
  return says
    ? menuTitle(index)
    : capitalized(name).replaceAll(/[\p{L}\p{N}]+/gu, word => acronyms.get(word.toLowerCase()) ?? word);
}
