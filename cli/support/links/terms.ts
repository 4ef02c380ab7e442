import type {PageList} from "#schemas/settings/page-lists.ts";

/** What a page is listed by: a tag, or an author. */
export interface Term {
  title: string;
  description: string;
  /** Null where it has no page of its own. */
  url: string | null;
}

/** A tag or author as front matter names it, with its path below the list where that is written. */
export interface NamedTerm {
  name: string;
  path?: string | undefined;
}

/**
 * Returns what a list knows about a tag or author. Every tag has a page, but only authors that the list knows.
 *
 * @param listUrl url of the list, with a slash at its end
 */
export function termOf({by, terms = {}}: PageList, listUrl: string, {name, path}: NamedTerm): Term {
  const known = Object.hasOwn(terms, name) ? terms[name] : undefined;
  const below = (path ?? known?.path ?? kebabCase(name)).replace(/^\/+|(?<!\/)\/+$/g, "");
  const hasPage = (by === "tags" || known !== undefined) && known?.page !== false;
  return {
    title: known?.title ?? name,
    description: known?.description ?? "",
    url: hasPage && isPath(below) ? `${listUrl}${below}/` : null,
  };
}

const isPath = (path: string): boolean =>
  path !== "" && !/[?#\\\s]/.test(path) && path.split("/").every(part => !/^\.{0,2}$/.test(part));

/** Words in small letters, joined by hyphens; they end where letters turn into capitals or digits, as elsewhere on the web. */
const kebabCase = (name: string): string =>
  (
    name
      .normalize("NFD")
      .replaceAll(/\p{M}|['\u2019]/gu, "")
      .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu) ?? []
  )
    .join("-")
    .toLowerCase();

/** Tags or authors in the front matter of a page: names, or maps that hold them. */
export function namedTerms(written: unknown): NamedTerm[] {
  return (Array.isArray(written) ? written : [written]).flatMap((value: unknown): NamedTerm[] => {
    if (typeof value === "string" || typeof value === "number")
      return value === "" ? [] : [{name: String(value)}];
    if (typeof value !== "object" || value === null) return [];
    const {label, key, name, permalink} = value as Record<string, unknown>;
    const found = [label, key, name].find(each => typeof each === "string" && each !== "");
    return found === undefined
      ? []
      : [{name: found as string, ...(typeof permalink === "string" ? {path: permalink} : {})}];
  });
}
