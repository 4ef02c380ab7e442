/** A page that no one has translated. */
export interface MissingPage {
  /** URL of the original. */
  url: string;
  /** Path of the original, relative to the project root. */
  original: string;
}

/** A translation that is older than its original. */
export interface OutdatedPage {
  /** URL in the language, from the root of the whole site. */
  url: string;
  /** Path of the translation, relative to the project root. */
  translation: string;
  original: string;
  /** Commit of the original that the translation is based on, or the translation's last commit. */
  since: string;
  /** Date of that commit. */
  date: string;
  /** Commits that have changed the original since. */
  changes: number;
  /** Page on the repository's host that shows these changes; null if the host is unknown. */
  difference: string | null;
}

/** A translation whose state is unknown: it names a commit that does not exist, or is not in git yet. */
export interface UnknownPage {
  url: string;
  translation: string;
  reason: string;
}

/** The state of one language. */
export interface LanguageState {
  lang: string;
  label: string;
  /** Number of original pages. */
  pages: number;
  /** Number of translated ones, outdated ones included. */
  translated: number;
  missing: MissingPage[];
  outdated: OutdatedPage[];
  unknown: UnknownPage[];
}
