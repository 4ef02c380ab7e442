import GithubSlugger from "github-slugger";
import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";
import type {Sentence} from "./sentences.ts";

/** Function that finds the options that a sentence is about. */
export type OptionFinder = (sentence: Sentence) => string[];

const NAME = /^[A-Za-z][\w$]*(?:\.[\w$]+)*/;
/** Names specific enough to identify an option without its parents. */
const UNMISTAKABLE = /^(?=.{8})[a-z]+[A-Z]\w+$/;
const nameIn = (code: string): string => NAME.exec(code.trim().replace(/^\{\s*/, ""))?.[0] ?? "";

/** Returns the options by their last part, if it is unique. */
function byLastPart(names: ReadonlyArray<string>): Map<string, string> {
  const found = new Map<string, string | undefined>();
  for (const full of names) {
    const last = full.split(".").at(-1) ?? full;
    if (UNMISTAKABLE.test(last)) found.set(last, found.has(last) ? undefined : full);
  }
  return new Map([...found].flatMap(([last, full]) => (full === undefined ? [] : [[last, full] as const])));
}

/** Returns the options by the URL of their entry. */
function byUrl(pages: ReadonlyArray<Page>, known: ReadonlySet<string>): Map<string, string> {
  const urls = new Map<string, string>();
  for (const page of pages) {
    const slugger = new GithubSlugger();
    for (const {title, depth} of sectionsOf(page)) {
      if (depth === 0) continue;
      const slug = slugger.slug(title);
      if (known.has(title)) urls.set(`/${page.path.replace(/\.mdx?$/, "/")}#${slug}`, title);
    }
  }
  return urls;
}

/**
 * Creates an option finder.
 *
 * @param names - full names of all options
 */
export function optionFinder(pages: ReadonlyArray<Page>, names: ReadonlyArray<string>): OptionFinder {
  const known = new Set(names);
  const unique = byLastPart(names);
  const urls = byUrl(pages, known);
  const named = (code: string): string[] => {
    const name = nameIn(code);
    if (name.includes(".") && known.has(name)) return [name];
    const full = unique.get(name);
    return full === undefined ? [] : [full];
  };
  return ({heading, code, links, fallback}) => {
    const below = code.map(text => `${heading}.${nameIn(text)}`).filter(full => known.has(full));
    const own = below.length > 0 || fallback !== undefined || !heading.includes(".") ? below : [heading];
    const others = [...code.flatMap(named), ...links.flatMap(url => urls.get(url) ?? [])];
    return [...new Set([...own.filter(full => known.has(full)), ...others])];
  };
}
