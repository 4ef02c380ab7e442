/** Page in a list of changes. */
export interface PageName {
  url: string;
  title: string;
}

/** Value before and after a change. */
export interface ValueChange<T> {
  url: string;
  before: T;
  after: T;
}

/** Link broken by the change: its target is gone, or the link is new. */
export interface BrokenLink {
  /** Page that contains the link. */
  page: string;
  /** Target, `/page/#heading`. */
  target: string;
  /** New target, if known. */
  now: string | null;
}

/** Changed headings of one page. */
export interface AnchorChanges {
  url: string;
  added: {id: string; title: string}[];
  removed: {id: string; title: string}[];
  renamed: {from: string; to: string; title: string}[];
}

/** Effects of a change on readers. Lists are sorted by URL, with pages under their new URL. */
export interface SiteChanges {
  added: PageName[];
  /** `redirect`: current target of the old URL, or `null`. */
  removed: (PageName & {redirect: string | null})[];
  moved: {from: string; to: string; title: string; redirected: boolean}[];
  /** Missing redirects for moved pages. */
  redirects: {from: string; to: string}[];
  titles: ValueChange<string>[];
  sorts: ValueChange<number | null>[];
  groups: ValueChange<string | null>[];
  anchors: AnchorChanges[];
  brokenLinks: BrokenLink[];
  sizes: ValueChange<number>[];
}
