/** Page that has not been translated. */
export interface MissingPage {
  /** URL of the original. */
  url: string;
  /** Path of the original, relative to the project root. */
  original: string;
}

/** Translation that is older than its original. */
export interface OutdatedPage {
  /** URL of the translation, from the root of the whole site. */
  url: string;
  /** Path of the translation, relative to the project root. */
  translation: string;
  original: string;
  /** Original's commit on which the translation is based, or the translation's last commit. */
  since: string;
  /** Date of that commit. */
  date: string;
  /** Number of commits that have changed the original since. */
  changes: number;
  /** Page on the code host that shows these changes; `null` if the host is unknown. */
  difference: string | null;
}

/** Translation of unknown state: it names a commit that does not exist, or is not in git yet. */
export interface UnknownPage {
  url: string;
  translation: string;
  reason: string;
}

/** Translation state of one language. */
export interface LanguageState {
  lang: string;
  label: string;
  /** Number of original pages. */
  pages: number;
  /** Number of translated pages, including outdated ones. */
  translated: number;
  missing: MissingPage[];
  outdated: OutdatedPage[];
  unknown: UnknownPage[];
}
