import {isObject} from "#schemas/rules/is-object.ts";
import type {PageList} from "#schemas/settings/page-lists.ts";

/** Tag or author by which pages are listed. */
export interface Term {
  title: string;
  description: string;
  /** `null` if it has no page. */
  url: string | null;
}

/** Tag or author as written in front matter, with its path below the list if specified. */
export interface NamedTerm {
  name: string;
  path?: string | undefined;
}

/**
 * Returns the metadata of a tag or author. It has its own page unless the list specifies otherwise.
 *
 * @param listUrl URL of the list, with a trailing slash
 */
export function termOf(
  {terms = {}, termsOnly = false}: PageList,
  listUrl: string,
  {name, path}: NamedTerm,
): Term {
  const known = Object.hasOwn(terms, name) ? terms[name] : undefined;
  const below = (path ?? known?.path ?? kebabCase(name)).replace(/^\/+|(?<!\/)\/+$/g, "");
  const hasPage = known ? known.page !== false : !termsOnly;
  return {
    title: known?.title ?? name,
    description: known?.description ?? "",
    url: hasPage && isPath(below) ? `${listUrl}${below}/` : null,
  };
}

const isPath = (path: string): boolean =>
  path !== "" && !/[?#\\\s]/.test(path) && path.split("/").every(part => !/^\.{0,2}$/.test(part));

/**
 * Converts a name to lowercase words joined by hyphens. Words also end where a capital or a digit follows, as
 * is common on the web.
 */
const kebabCase = (name: string): string =>
  (
    name
      .normalize("NFD")
      .replaceAll(/\p{M}|['\u2019]/gu, "")
      .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu) ?? []
  )
    .join("-")
    .toLowerCase();

/** Returns the tags or authors in a page's front matter, given as names or as maps. */
export function namedTerms(written: unknown): NamedTerm[] {
  return (Array.isArray(written) ? written : [written]).flatMap((value: unknown): NamedTerm[] => {
    if (typeof value === "string" || typeof value === "number")
      return value === "" ? [] : [{name: String(value)}];
    if (!isObject(value)) return [];
    const {label, key, name, permalink} = value;
    const found = [label, key, name].find((each): each is string => typeof each === "string" && each !== "");
    return found === undefined
      ? []
      : [{name: found, ...(typeof permalink === "string" ? {path: permalink} : {})}];
  });
}
