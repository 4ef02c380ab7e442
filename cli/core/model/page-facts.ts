import type {Anchor, Link} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageLayout} from "./page-layout.ts";
import type {PageLint} from "./page-lint.ts";
import type {Dependency} from "./parsed-page.ts";

/** A file that a page shows and that must be emitted beside it. */
export interface PageAsset {
  /** POSIX path relative to the project root. */
  path: string;
  /** POSIX path below the output folder. */
  out: string;
}

/** A link of a page, after it was made canonical; judged against all pages in `arrange`. */
export interface PageLink {
  raw: string;
  /** What it became: root-relative url without hash, or null for a link within the page or to another site. */
  url: string | null;
  /** Fragment, percent-decoded, without `#`; null where there is none. */
  fragment: string | null;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** File that holds the link, where it is not the page itself (an imported part). */
  file?: string;
}

/** What all stages know of a page besides its body. */
export interface PageFacts {
  path: string;
  contentPath: string;
  /** `contentPath` without the numbers and groups of folders, which order and gather pages; where it has such. */
  treePath?: string;
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  section: string;
  external: boolean;
  /** Language of the page, where it stands in for a translation that is missing. */
  fallback?: string;
  size: number;
  hash: string;
  title: string;
  description: string;
  date: string | null;
  sort: number | null;
  group: string | null;
  contributors: string[];
  related: Link[];
  edit: string | null;
  source: string | null;
  repo: string | null;
  draft: boolean;
  view?: PageLayout;
  /** Front matter that no field above stands for. */
  extra: Record<string, unknown>;
  anchors: Anchor[];
  /** Every id that the body renders (headings, elements, `a[name]`). */
  ids: string[];
  links: PageLink[];
  /** Which ids they ask for (`targetsOf`). */
  targets: string[];
  components: string[];
  assets: PageAsset[];
  dependencies: Dependency[];
  diagnostics: Diagnostic[];
  hasDiagnostics: boolean;
  bodyHash: string;
  /** The shared cache that the page came from; absent if it was rendered on this machine. */
  origin?: string;
  /** Hash of anchors and ids, for what depends on them but need not read them. */
  outlineHash: string;
  /** What `check` found; not in a build. */
  lint?: PageLint;
}

/**
 * Lists that grow with the text of a page, by the part of the pack that holds them: those that documents are made of, and
 * those that are checked, and those that are read only where a check found something. Between stages they lie on disk, and reading such a property reads them from there.
 */
export const PAGE_LISTS = {
  outline: ["anchors", "ids"],
  targets: ["targets"],
  checks: ["links", "diagnostics", "lint"],
} as const satisfies Record<string, readonly (keyof PageFacts)[]>;

/** Parts of the pack that hold lists. */
export type ListPart = keyof typeof PAGE_LISTS;

/** The lists of a page. */
export type PageLists = Pick<PageFacts, (typeof PAGE_LISTS)[ListPart][number]>;

/** The small part of a page, which is in memory for every page. */
export type PageBrief = Omit<PageFacts, keyof PageLists>;

/** The ids that links ask for, each once: `url#fragment`, without the url where they lead within their page. */
export const targetsOf = (links: readonly PageLink[]): string[] => [
  ...new Set(links.flatMap(({url, fragment}) => (fragment ? `${url ?? ""}#${fragment}` : []))),
];

/** The same page in another place; its lists stay where they are. */
export const placed = (page: PageFacts, place: Partial<Pick<PageFacts, "section" | "group">>): PageFacts =>
  Object.assign(Object.create(Object.getPrototypeOf(page)), page, place);

/** Where a page lies in the tree of the site. */
export const treePathOf = ({treePath, contentPath}: Pick<PageFacts, "treePath" | "contentPath">): string =>
  treePath ?? contentPath;

/** Title of a page in menus and sidebars: the short one of its front matter, where it has one. */
export const menuTitle = ({title, extra}: PageFacts): string =>
  typeof extra.label === "string" ? extra.label : title;

/**
 * Whether search, sitemap and texts for language models list a page: not where its front matter says so, and not in place of
 * a translation.
 */
export const isListed = ({extra, fallback}: PageFacts): boolean =>
  extra.noindex !== true && extra.search !== false && fallback === undefined;

/** Whether a page is left out of menus that list all pages of a folder. */
export const isHidden = ({extra}: PageFacts): boolean => extra.hidden === true;

/**
 * Whether a program gives the page this id, which can't be known: it fills a page without a heading, or a heading without text, or documents the
 * parts of a module (`package.module.Class`).
 */
export const isProgram = ({anchors, ids, diagnostics}: PageFacts, fragment: string): boolean =>
  // The id of a heading without text, where the dialect numbers these.
  ids.includes("_1") ||
  diagnostics.some(
    ({code, message}) =>
      (code === "mdx-component" && anchors.length === 0) ||
      (code === "container-unknown" && (fragment.includes(".") || message.includes("a program"))),
  );
