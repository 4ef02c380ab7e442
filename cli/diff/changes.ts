/** A page in a list of changes. */
export interface PageName {
  url: string;
  title: string;
}

/** A value before and after. */
export interface ValueChange<T> {
  url: string;
  before: T;
  after: T;
}

/** A link that leads nowhere since the change: its target is gone, or the link is new. */
export interface BrokenLink {
  /** The page that holds it. */
  page: string;
  /** Where it leads, `/page/#heading`. */
  target: string;
  /** Where it should lead now, as far as that is known. */
  now: string | null;
}

/** Headings of one page that links may lead to. */
export interface AnchorChanges {
  url: string;
  added: {id: string; title: string}[];
  removed: {id: string; title: string}[];
  renamed: {from: string; to: string; title: string}[];
}

/** What a change does to readers; lists are in order of urls, pages under their new url. */
export interface SiteChanges {
  added: PageName[];
  /** `redirect`: where the old address leads now; null: nowhere. */
  removed: (PageName & {redirect: string | null})[];
  moved: {from: string; to: string; title: string; redirected: boolean}[];
  /** Redirects that moved pages need and that are not there yet. */
  redirects: {from: string; to: string}[];
  titles: ValueChange<string>[];
  sorts: ValueChange<number | null>[];
  groups: ValueChange<string | null>[];
  anchors: AnchorChanges[];
  brokenLinks: BrokenLink[];
  sizes: ValueChange<number>[];
}
