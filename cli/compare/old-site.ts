import type {Diagnostic} from "#schemas/diagnostic.ts";

/** A heading that links of the old site can lead to, or another element with an id. */
export interface OldTarget {
  id: string;
  /** Whether it is known to be a link target: the id of a heading, or one that a list names. */
  isLinked: boolean;
  /** Text of the heading in lowercase, without punctuation; empty for other elements. */
  text: string;
}

/** Position of a finding about the old site. */
export type Place = Pick<Diagnostic, "file" | "line">;

/** A page of the old site. */
export interface OldPage {
  /** Decoded path below the base of the old site, as readers know it. */
  path: string;
  /** In lowercase; empty if unknown. */
  title: string;
  targets: readonly OldTarget[];
  place: Place;
}

/** A redirect of the old site. */
export interface OldRedirect {
  /** Decoded path below the base. */
  from: string;
  /** Decoded path below the base with its fragment, or a URL of another site. */
  to: string;
  place: Place;
}

/** Everything that links to the old site can lead to. */
export interface OldSite {
  pages: OldPage[];
  redirects: OldRedirect[];
  /** Host rules with placeholders, one line each as in `_redirects`. */
  rules: {text: string; place: Place}[];
  diagnostics: Diagnostic[];
}

/** Which ids of old pages are looked up. */
export type IdKinds = "headings" | "all" | "none";

/** Parts of the old site's address that tell its own links from others. */
export interface OldAddress {
  /** Path of the old site on its host, a slash at both ends. */
  base: string;
  /** Origin that counts as the site's own, if known. */
  origin: string | null;
}
