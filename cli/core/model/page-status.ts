/**
 * States of a page, which its front matter sets and which decide where it appears. Each is a field here, derived in
 * `statusOf` (called by `core/render/body/page.ts`) from a key of `schemas/front-matter.ts`. Later stages apply them with
 * the functions below only. `core/pipeline/shared/checked-page.ts` validates the fields in pages from a shared cache.
 */
export interface PageStatus {
  /** `draft`: the page is omitted unless the config sets `drafts`, and links to it are reported (`link-page`). */
  draft: boolean;
  /** `noindex`, `search: false`: search, the sitemap and texts for language models omit the page if this is false. */
  listed: boolean;
  /** `hidden`: feeds and menus that list all pages of a folder omit the page. */
  hidden: boolean;
  /** `label`: title in menus and sidebars, if it differs. */
  menuTitle?: string;
  /** `badge`: word beside the title in sidebars. */
  badge?: unknown;
}

/** Derives the status of a page from its front matter. */
export const statusOf = ({
  draft,
  label,
  noindex,
  search,
  hidden,
  badge,
}: Record<string, unknown>): PageStatus => ({
  draft: draft === true,
  listed: noindex !== true && search !== false,
  hidden: hidden === true,
  ...(typeof label === "string" ? {menuTitle: label} : {}),
  ...(badge === undefined ? {} : {badge}),
});

/**
 * Reports whether the site omits a page, unless it is built with drafts. `splitDrafts` in `core/pipeline/process-pages.ts`
 * removes it.
 */
export const isDraft = ({status}: {status: PageStatus}): boolean => status.draft;

/**
 * Reports whether search, the sitemap and texts for language models include a page. They never include pages that replace
 * a missing translation.
 */
export const isListed = ({status, fallback}: {status: PageStatus; fallback?: string | undefined}): boolean =>
  status.listed && fallback === undefined;

/** Reports whether feeds and menus that list all pages of a folder omit a page. */
export const isHidden = ({status}: {status: PageStatus}): boolean => status.hidden;

/** Returns the title of a page in menus and sidebars. */
export const menuTitle = ({title, status}: {title: string; status?: Pick<PageStatus, "menuTitle">}): string =>
  status?.menuTitle ?? title;
