/** Content directory and its path prefix in the site. */
export interface ContentLayer {
  /** Absolute path. */
  folder: string;
  /** Prefix of the content paths and URLs of its pages: `docs/`, or empty. */
  prefix: string;
  /** Glob patterns relative to the folder; undefined: all pages. */
  include: readonly string[] | undefined;
  exclude: readonly string[];
  /** End of the names of its pages, which is not part of their paths: `.fr` for `page.fr.md`. */
  suffix?: string;
  /** Whether all pages are posts of a blog: the config orders the section of its prefix by date (`cli/config/editions/folders.ts`). */
  dated?: boolean;
  /** Whether the folder may be missing, such as for a language that only another version has. */
  isOptional?: boolean;
  /** Language of the pages, if they replace missing translations. */
  fallback?: string;
  /** Prefix in the edition that the pages are from; absent if it is the same. */
  ownerPrefix?: string;
}

/** Folder of pages. */
export interface ContentFolder {
  folder: string;
  /** Prefix of the content paths inside it. */
  prefix: string;
  /** Prefix of the content paths in the edition that owns the files, if the pages replace missing translations. */
  ownerPrefix?: string;
}

/** Folders of pages, the content folder first. */
export type ContentFolders = readonly ContentFolder[];

/** One language of one version, built as a separate site in a subfolder of the output. */
export interface EditionPlace {
  /** Path below the site root, without leading or trailing slash; empty for the default language of the current version. */
  path: string;
  lang: string;
  /** Language name in menus. */
  label: string;
  /** Version name in menus; null if there is only one. */
  version: string | null;
  /** URL prefix of the pages, without leading or trailing slash. */
  prefix: string;
  /** Whether its language replaces missing translations. */
  isDefault: boolean;
  /** Whether it documents the current version. */
  isCurrent: boolean;
  /** Whether its files come from a git revision, so that nobody can edit them. */
  isRevision?: true;
}

/** Edition together with all others of the site. */
export interface Editions {
  self: EditionPlace;
  /** All editions in menu order, grouped by language. */
  all: readonly EditionPlace[];
}

/** File that pages of one edition use and another edition owns. */
export interface LentFile {
  /** Path relative to the output folder of the whole site. */
  out: string;
  /** Path relative to the project root of the edition that uses it. */
  path: string;
  hash: string;
  /** Whether the pages offer copies of the image in other widths. */
  hasVariants?: boolean;
}

/** Page metadata that is shared among editions. */
export interface ListedPage {
  url: string;
  /** Date of the last change; null if unknown. */
  updated: string | null;
  /** Whether search engines and sitemaps may include the page. */
  listed: boolean;
  /** Whether the page replaces a missing translation. */
  fallback: boolean;
}

/** Paths of editions below the site root, without leading or trailing slash. */
export interface EditionNames {
  self: string;
  /** Other editions that links may lead to; an empty path is the site root. */
  others: readonly string[];
  /**
   * Start of paths into the edition whose pages replace missing translations, relative to this edition: `../`. Absent if
   * there is none.
   */
  owner?: string;
  /** Whether this is the current version in a language other than the default. */
  isTranslation?: boolean;
  /** Content folders of the versions, relative to the project root, with their editions; deepest first. */
  sources?: readonly {folder: string; path: string; prefix: string}[];
}
