/** A folder of pages, and where these are in a site. */
export interface ContentLayer {
  /** Absolute path. */
  folder: string;
  /** What content paths and urls of its pages begin with: `docs/`, or nothing. */
  prefix: string;
  /** Glob patterns below the folder; undefined: all. */
  include: readonly string[] | undefined;
  exclude: readonly string[];
  /** Whether all pages are posts of a blog. */
  dated?: boolean;
  /** The folder may be missing, as for a language that only another version is translated into. */
  isOptional?: boolean;
  /** Language of the pages, where they stand in for translations that are missing. */
  fallback?: string;
}

/** One language of one version: a site of its own in a folder of the whole. */
export interface EditionPlace {
  /** Path below the root of the whole site, without slash at its ends; empty for the default language of the current version. */
  path: string;
  lang: string;
  /** Name of the language in menus. */
  label: string;
  /** Name of the version in menus; null where there is but one. */
  version: string | null;
  /** What urls of the pages begin with, without slash at its ends. */
  prefix: string;
  /** Whether it is in the language that stands in for missing translations. */
  isDefault: boolean;
  /** Whether it documents the current version. */
  isCurrent: boolean;
}

/** An edition among its siblings. */
export interface Editions {
  self: EditionPlace;
  /** All of them, in the order of the menus, the versions of a language together. */
  all: readonly EditionPlace[];
}

/** What the whole site has to know of a page of an edition. */
export interface ListedPage {
  url: string;
  /** Date of the last change. */
  updated: string | null;
  /** Search engines and sitemaps may name it. */
  listed: boolean;
  /** It stands in for a translation that is missing. */
  fallback: boolean;
}

/** Paths of editions below the root of the whole site, without slash at their ends. */
export interface EditionNames {
  self: string;
  /** The other ones that links may lead to; an empty path stands for the whole site. */
  others: readonly string[];
  /** Set for the current version in a language other than the default one, which is at the root of the site. */
  isTranslation?: boolean;
  /** Folders of the versions' pages, relative to the project root, and the editions that they are in, deepest first. */
  sources?: readonly {folder: string; path: string; prefix: string}[];
}
