import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Element with an id on an old page, usually a heading. */
export interface OldTarget {
  id: string;
  /** Whether it is a known link target: the id of a heading, or one given in a list. */
  isLinked: boolean;
  /** Text of the heading in lowercase without punctuation; empty for other elements. */
  text: string;
}

/** Position of a diagnostic about the old site. */
export type Place = Pick<Diagnostic, "file" | "line">;

/** Page of the old site. */
export interface OldPage {
  /** Decoded path below the old site's base, as readers know it. */
  path: string;
  /** Lowercase title; empty if unknown. */
  title: string;
  targets: readonly OldTarget[];
  place: Place;
}

/** Redirect of the old site. */
export interface OldRedirect {
  /** Decoded path below the base. */
  from: string;
  /** Decoded path below the base with its fragment, or a URL of another site. */
  to: string;
  place: Place;
}

/** Everything on the old site that links can refer to. */
export interface OldSite {
  pages: OldPage[];
  redirects: OldRedirect[];
  /** Host rules with placeholders, in the format of `_redirects`. */
  rules: {text: string; place: Place}[];
  diagnostics: Diagnostic[];
}

/** Kinds of ids to check on old pages. */
export type IdKinds = "headings" | "all" | "none";

/** Parts of the old site's URL that identify its own links. */
export interface OldAddress {
  /** Path of the old site on its host, with slashes at both ends. */
  base: string;
  /** Origin of the site's own URLs, if known. */
  origin: string | null;
}
